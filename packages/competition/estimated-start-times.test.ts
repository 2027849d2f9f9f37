import { expect, test } from 'vitest'
import type { RoundStatus } from './model.ts'
import { estimatedStartTimes } from './estimated-start-times.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const at = (minutes: number) => noon + minutes * 60_000

test('there is no estimate before the first start of the phase', () => {
  expect(estimatedStartTimes([waits(1), waits(2)], 4)).toEqual(new Map())
})

test('with one start the minutes of the form are the pace', () => {
  expect(estimatedStartTimes([rode(1, 0, 'recording'), waits(2), waits(3)], 4)).toEqual(
    new Map([
      [2, at(4)],
      [3, at(8)],
    ]),
  )
})

test('from the second start on the estimate follows the pace of the phase', () => {
  const rounds = [rode(1, 0), rode(2, 3), rode(3, 7, 'recording'), waits(4), waits(5)]
  expect(estimatedStartTimes(rounds, 10)).toEqual(
    new Map([
      [4, at(10.5)],
      [5, at(14)],
    ]),
  )
})

test('a break does not slow the estimate down', () => {
  const rounds = [rode(1, 0), rode(2, 4), rode(3, 64), rode(4, 68, 'recording'), waits(5)]
  expect(estimatedStartTimes(rounds, 10)).toEqual(new Map([[5, at(72)]]))
})

test('the next athletes go by run order, without those stopped before riding', () => {
  const rounds = [
    waits(5, 2),
    rode(2, 0, 'recorded'),
    waits(4, 1),
    { ...waits(3), status: 'injured' as const },
  ]
  expect([...estimatedStartTimes(rounds, 2).keys()]).toEqual([4, 5])
})

function waits(id: number, runOrder = id) {
  return { id, runOrder, status: 'pending' as const, recordingStartAt: null }
}

function rode(id: number, minutes: number, status: RoundStatus = 'completed') {
  return { id, runOrder: id, status, recordingStartAt: at(minutes) }
}
