import { describe, expect, test } from 'vitest'
import type { PackSize, StageId } from './model.ts'
import { availableStages, checkStages, dualQualifyingProblem, packOf } from './stages.ts'

test.each<[PackSize, [number, number], [number, number]]>([
  ['small', [8, 10], [8, 12]],
  ['medium', [11, 18], [13, 20]],
  ['big', [19, 32], [21, 32]],
])('a %s pack takes %j in versus and %j in scoring', (size, vs, scoring) => {
  const range = (isVs: boolean) => [packOf(size, isVs).min, packOf(size, isVs).max]
  expect([range(true), range(false)]).toEqual([vs, scoring])
})

test.each<[number, StageId[], StageId[]]>([
  [32, [5, 4, 3, 2, 1], [5, 4, 3, 1]],
  [31, [4, 3, 2, 1], [4, 3, 1]],
  [16, [4, 3, 2, 1], [4, 3, 1]],
  [15, [3, 2, 1], [3, 1]],
  [8, [3, 2, 1], [3, 1]],
  [7, [2, 1], [1]],
  [4, [2, 1], [1]],
  [3, [1], [1]],
])('up to %i athletes: %j in versus, %j in scoring', (athletesMax, vs, scoring) => {
  expect(availableStages(athletesMax, true)).toEqual(vs)
  expect(availableStages(athletesMax, false)).toEqual(scoring)
})

describe('chosen stages', () => {
  test.each<[StageId[], string[], string[]]>([
    [[1], [], []],
    [[2, 1], [], ['stage-not-available']],
    [[3, 2, 1], [], ['stage-not-available']],
    [[1, 2, 3, 4], [], ['stage-not-available']],
    [[3, 1], ['run-broken'], []],
    [[4, 3, 1], ['run-broken'], []],
    [[4, 1], ['run-broken'], []],
    [[], ['no-stages'], ['no-stages']],
    [[3], ['no-final'], ['no-final']],
    [[1, 1], ['stage-repeated'], ['stage-repeated']],
    [[3, 2, 2, 1], ['stage-repeated'], ['stage-repeated', 'stage-not-available']],
    [[5, 4, 3, 2, 1], ['stage-not-available'], ['stage-not-available']],
  ])('%j for up to 20: versus %j, scoring %j', (stages, vs, scoring) => {
    expect(checkStages(stages, { isVs: true, athletesMax: 20 })).toEqual(vs)
    expect(checkStages(stages, { isVs: false, athletesMax: 20 })).toEqual(scoring)
  })
})

test('qualifying is doubled once a pack is chosen, and not for a big one at a live competition', () => {
  expect(dualQualifyingProblem({ participantSize: null, typeId: 2 })).toBe('participant_size')
  expect(dualQualifyingProblem({ participantSize: 'big', typeId: 2 })).toBe('double_parameters')
  expect(dualQualifyingProblem({ participantSize: 'big', typeId: 1 })).toBe(null)
  expect(dualQualifyingProblem({ participantSize: 'medium', typeId: 2 })).toBe(null)
})
