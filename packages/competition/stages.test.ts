import { describe, expect, test } from 'vitest'
import type { PackSize, StageId } from './model.ts'
import {
  availableStages,
  dualQualifyingProblem,
  offeredStages,
  packOf,
  stagesProblems,
  toggleStage,
} from './stages.ts'

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
    [[], [], []],
    [[1], [], []],
    [[2, 1], [], ['stage-not-available']],
    [[3, 2, 1], [], ['stage-not-available']],
    [[4, 3, 2, 1], [], ['stage-not-available']],
    [[3, 1], ['run-broken'], []],
    [[4, 3, 1], ['run-broken'], []],
    [[4, 1], ['run-broken'], []],
    [[3], ['no-final'], ['no-final']],
    [[1, 1], ['stage-repeated'], ['stage-repeated']],
    [[3, 2, 2, 1], ['stage-repeated'], ['stage-repeated', 'stage-not-available']],
    [[5, 4, 3, 2, 1], ['stage-not-available'], ['stage-not-available']],
    [
      [5, 2],
      ['stage-not-available', 'no-final'],
      ['stage-not-available', 'no-final'],
    ],
  ])('%j of a medium pack: versus %j, scoring %j', (round_size_id, vs, scoring) => {
    const form = { round_size_id, participant_size: 'medium' as const }
    expect(stagesProblems({ ...form, is_vs: true })).toEqual(vs)
    expect(stagesProblems({ ...form, is_vs: false })).toEqual(scoring)
  })
  test('come after mode and pack', () => {
    const final = { round_size_id: [1] as const, is_vs: true, participant_size: 'small' as const }
    expect(stagesProblems({ ...final, is_vs: null })).toEqual(['before-mode-and-pack'])
    expect(stagesProblems({ ...final, participant_size: null })).toEqual(['before-mode-and-pack'])
    expect(stagesProblems({ round_size_id: [], is_vs: null, participant_size: null })).toEqual([])
    expect(offeredStages({ ...final, is_vs: null })).toEqual([])
  })
})

describe('a press on a stage', () => {
  const versus = { is_vs: true, participant_size: 'small' as const }
  const scoring = { is_vs: false, participant_size: 'medium' as const }
  test.each<[string, typeof versus | typeof scoring, StageId[], StageId, StageId[]]>([
    ['in versus brings those after it', versus, [], 3, [3, 2, 1]],
    ['in versus takes those before it along when it goes', versus, [3, 2, 1], 2, [1]],
    ['in versus takes all along when it is the final', versus, [3, 2, 1], 1, []],
    ['in scoring brings the final', scoring, [], 3, [3, 1]],
    ['in scoring leaves the others', scoring, [4, 3, 1], 3, [4, 1]],
    ['in scoring takes all along when it is the final', scoring, [4, 3, 1], 1, []],
  ])('%s', (_, form, round_size_id, pressed, after) => {
    expect(toggleStage({ ...form, round_size_id }, pressed)).toEqual(after)
  })
})

test('qualifying is doubled once a pack is chosen, and not for a big one at a live competition', () => {
  expect(dualQualifyingProblem({ participant_size: null, type_id: 2 })).toBe('participant_size')
  expect(dualQualifyingProblem({ participant_size: 'big', type_id: 2 })).toBe('double_parameters')
  expect(dualQualifyingProblem({ participant_size: 'big', type_id: 1 })).toBe(null)
  expect(dualQualifyingProblem({ participant_size: 'medium', type_id: 2 })).toBe(null)
})
