import { describe, expect, test } from 'vitest'
import type { RoundStatus, StageId } from './model.ts'
import { estimatedPhaseStarts, estimatedStartTimes } from './estimated-start-times.ts'

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

describe('the coming phases', () => {
  // scoring mode, live: minutes per round are 2 and 7 in qualifying, then 4 and 15, in the final 5 and 10
  const competition = {
    isVs: false,
    isQualificationDual: false,
    stages: [3, 1] as StageId[],
    dateStart: noon,
    athletesMax: 10,
    typeId: 2 as const,
    isOneDay: true,
  }

  test('before the start follow one another by the minutes of the form, each when the one before is judged', () => {
    expect(estimatedPhaseStarts(competition, [])).toEqual(
      new Map([
        [1, at(0)],
        [2, at(10 * 2 + 7)],
        [3, at(10 * 2 + 7 + 8 * 4 + 15)],
      ]),
    )
    expect(estimatedPhaseStarts({ ...competition, dateStart: null }, [])).toEqual(new Map())
  })
  test('follow the last round that is still to ride', () => {
    const rounds = phase(1, rode(1, 0), rode(2, 3), waits(3))
    const quarterfinal = at(6 + 2 + 7)
    expect(estimatedPhaseStarts(competition, rounds)).toEqual(
      new Map([
        [2, quarterfinal],
        [3, quarterfinal + (8 * 4 + 15) * 60_000],
      ]),
    )
    expect(estimatedPhaseStarts(competition, phase(1, waits(1)))).toEqual(new Map())
  })
  test('of several days only the first start is known', () => {
    const several = { ...competition, isOneDay: false }
    expect([...estimatedPhaseStarts(several, []).keys()]).toEqual([1])
    expect(estimatedPhaseStarts(several, phase(1, rode(1, 0), waits(2)))).toEqual(new Map())
  })
})

function waits(id: number, runOrder = id) {
  return { id, runOrder, status: 'pending' as const, recordingStartAt: null }
}

function rode(id: number, minutes: number, status: RoundStatus = 'completed') {
  return { id, runOrder: id, status, recordingStartAt: at(minutes) }
}

function phase(roundNumber: number, ...rounds: ReturnType<typeof waits | typeof rode>[]) {
  return rounds.map((round) => ({ ...round, roundNumber }))
}
