import { expect, test } from 'vitest'
import type { RoundStatus } from './model.ts'
import { nearTurns } from './near-turns.ts'

function near(...statuses: RoundStatus[]): Record<number, number[]> {
  const rounds = statuses.map((status, index) => ({ id: index, userId: index, status, runOrder: index }))
  return Object.fromEntries(
    nearTurns(rounds.toReversed()).map(({ round, before }) => [round.id, before.map(({ id }) => id)]),
  )
}

test('before the first start the first three of the order are near', () => {
  expect(near('pending', 'pending', 'pending', 'pending')).toEqual({ 0: [], 1: [0], 2: [0, 1] })
})

test('an athlete on the line is before the others, and needs no message', () => {
  expect(near('recorded', 'recording', 'pending', 'pending', 'pending')).toEqual({ 2: [1], 3: [1, 2] })
})

test('a disqualified or injured athlete is before nobody, one on the line out of turn before everybody', () => {
  expect(near('recorded', 'disqualified', 'pending', 'injured', 'pending', 'recording', 'pending')).toEqual({
    2: [5],
    4: [5, 2],
  })
})

test('nobody is near at the end', () => {
  expect(near('scoring', 'completed', 'recording')).toEqual({})
  expect(near()).toEqual({})
})
