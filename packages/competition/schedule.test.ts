/** Checks the tables of competition-form §3 and §7 for every pack, mode, type, qualifying and set of stages. */
import { describe, expect, test } from 'vitest'
import { emptyForm } from './competition-fields.ts'
import type { StageId } from './model.ts'
import { scheduleOf } from './schedule.ts'

/** As in the tables: the largest pack of each mode, rounds per stage, minutes per round. */
const athletes = {
  small: { vs: 10, scoring: 12 },
  medium: { vs: 18, scoring: 20 },
  big: { vs: 32, scoring: 32 },
}
const added: Record<StageId, number> = { 1: 4, 2: 4, 3: 8, 4: 16, 5: 32 }
const recording = {
  vs: { 1: [1.5, 2, 3], 2: [2, 10, 10], 3: [1, 2, 3] },
  scoring: { 1: [1.5, 2, 3], 2: [2, 4, 5], 3: [1, 2, 3] },
} as const
const judging = { 1: [10, 10, 12], 2: [7, 15, 10], 3: [1, 2, 3] } as const

const packs = ['small', 'medium', 'big'] as const
const modes = ['vs', 'scoring'] as const
const types = [1, 2, 3] as const
const cases = packs.flatMap((pack) =>
  modes.flatMap((mode) => types.flatMap((type) => [false, true].map((dual) => ({ pack, mode, type, dual })))),
)
const stageLists = (mode: 'vs' | 'scoring', largest: number): StageId[][] =>
  mode === 'vs' ? upTo(largest) : [[1], [3, 1], [4, 1], [5, 1], [4, 3, 1], [5, 3, 1], [5, 4, 1], [5, 4, 3, 1]]
const upTo = (largest: number): StageId[][] =>
  ([[1], [2, 1], [3, 2, 1], [4, 3, 2, 1], [5, 4, 3, 2, 1]] as StageId[][]).slice(0, largest)

describe.each(cases)('$pack, $mode, type $type, dual $dual', ({ pack, mode, type, dual }) => {
  const form = {
    ...emptyForm,
    participant_size: pack,
    is_vs: mode === 'vs',
    type_id: type,
    is_qualification_dual: dual,
  }
  test.each(stageLists(mode, { small: 3, medium: 4, big: 5 }[pack]))('stages %j %j %j %j %j', (...input) => {
    const stages = input.filter((stage) => stage !== undefined)
    for (const judges of [1, 2, 3, 4, 5, 6] as const) {
      const schedule = scheduleOf({ ...form, round_size_id: stages, judges, days_online: 15 })
      const normal = stages.filter((stage) => stage !== 1).reduce((sum, stage) => sum + added[stage], 0)
      const counts = [athletes[pack][mode] * (dual ? 2 : 1), normal, added[1]]
      const minutesOf = (each: readonly number[]) =>
        counts.reduce((sum, count, index) => sum + count * (each[index] ?? 0), 0)
      const recorded = minutesOf(recording[mode][type])
      const judged = minutesOf(judging[type]) / judges
      expect(schedule?.recording).toBeCloseTo(recorded)
      expect(schedule?.judging).toBeCloseTo(judged)
      expect(schedule?.total).toBeCloseTo(recorded + judged)
      expect(schedule?.rounds).toBe(counts.reduce((sum, count) => sum + count, 0))
      expect(schedule?.days).toBe(type === 1 ? 15 * stages.length : null)
      expect(schedule?.phases).toHaveLength(stages.length + (dual ? 2 : 1))
    }
  })
})

test('phase after phase: two qualifyings, then the stages down to the final, each with its own minutes', () => {
  const schedule = scheduleOf({
    ...emptyForm,
    is_vs: false,
    type_id: 2,
    participant_size: 'medium',
    is_qualification_dual: true,
    round_size_id: [3, 1],
    judges: 3,
  })
  expect(schedule?.phases).toEqual([
    { name: 'qualification1', rounds: 20, recording: 40, judging: 140 / 3, total: 40 + 140 / 3, days: null },
    { name: 'qualification2', rounds: 20, recording: 40, judging: 140 / 3, total: 40 + 140 / 3, days: null },
    { name: 'quarterFinal', rounds: 8, recording: 32, judging: 40, total: 72, days: null },
    { name: 'final', rounds: 4, recording: 20, judging: 40 / 3, total: 20 + 40 / 3, days: null },
  ])
})

test('an online competition takes the days of its stages, 0 until they are chosen', () => {
  const online = {
    ...emptyForm,
    is_vs: true,
    type_id: 1,
    participant_size: 'small',
    round_size_id: [2, 1],
  } as const
  expect(scheduleOf({ ...online, days_online: 20 })).toMatchObject({
    days: 40,
    phases: [{ days: null }, { days: 20 }, { days: 20 }],
  })
  expect(scheduleOf(online)?.days).toBe(0)
})

test('is null until mode, type and pack are chosen, and counts one judge until judges are chosen', () => {
  const form = { ...emptyForm, is_vs: true, type_id: 2, participant_size: 'small' } as const
  expect(scheduleOf({ ...form, is_vs: null })).toBe(null)
  expect(scheduleOf({ ...form, type_id: null })).toBe(null)
  expect(scheduleOf({ ...form, participant_size: null })).toBe(null)
  expect(scheduleOf(form)).toMatchObject({ recording: 20, judging: 70, total: 90 })
})
