import { completionPercentage, missingFields } from '@trickline/competition/competition-form'
import { expect, test } from 'vitest'
import {
  asRulesForm,
  bodyOf,
  changeDraft,
  emptyDraft,
  type FormDraft,
  offeredStages,
  toggleStage,
} from './form-draft.ts'

test('another pack resets the stages, doubles nothing and leaves one judge', () => {
  const draft = changeDraft(
    aDraft({ type_id: 1, round_size_id: [3, 1], is_qualification_dual: true, judges: 4, days_online: 30 }),
    { participant_size: 'medium' },
  )
  expect(draft).toMatchObject({ round_size_id: [], is_qualification_dual: false, judges: 1, days_online: 10 })
})

test('the same pack again resets nothing', () => {
  const before = aDraft({ round_size_id: [3, 1], judges: 4 })
  expect(changeDraft(before, { participant_size: 'small' })).toEqual(before)
})

test('a live competition has no days online and an online one no range of dates', () => {
  const online = changeDraft(aDraft({ date_end: '2026-05-02 18:00' }), { type_id: 1 })
  expect(online).toMatchObject({ days_online: 10, date_end: '' })
  expect(changeDraft(online, { type_id: 2 }).days_online).toBeNull()
})

test('double qualifying falls when a big pack meets a live competition', () => {
  const online = aDraft({ type_id: 1, participant_size: 'big', is_qualification_dual: true })
  expect(changeDraft(online, { type_id: 2 }).is_qualification_dual).toBe(false)
})

test('the semifinal falls when versus becomes scoring', () => {
  const versus = aDraft({ is_vs: true, round_size_id: [3, 2, 1] })
  expect(changeDraft(versus, { is_vs: false }).round_size_id).toEqual([3, 1])
})

test('there are no stages to choose before mode and pack are chosen', () => {
  expect(offeredStages(aDraft({ is_vs: null }))).toEqual([])
  expect(offeredStages(aDraft({ participant_size: null }))).toEqual([])
  expect(offeredStages(aDraft({ is_vs: false }))).toEqual([3, 1])
})

test('in versus a stage brings those after it and takes those before it along', () => {
  const versus = aDraft({ is_vs: true, round_size_id: [] })
  expect(toggleStage(versus, 3)).toEqual([3, 2, 1])
  expect(toggleStage({ ...versus, round_size_id: [3, 2, 1] }, 2)).toEqual([1])
})

test('in scoring each stage stands for itself', () => {
  const scoring = aDraft({ round_size_id: [1] })
  expect(toggleStage(scoring, 3)).toEqual([3, 1])
  expect(toggleStage({ ...scoring, round_size_id: [3, 1] }, 1)).toEqual([3])
})

test('a filled draft is complete for the rules, an empty one lacks nearly everything', () => {
  expect(completionPercentage(asRulesForm(aDraft()))).toBe(100)
  expect(missingFields(asRulesForm(emptyDraft('UTC')))).toContain('name')
})

test('a single date is saved as start and end, and a place only for a live competition', () => {
  expect(bodyOf(aDraft())).toMatchObject({
    date_end: '2026-05-01 10:00',
    location: 'Bern',
    days_online: null,
  })
  expect(bodyOf(aDraft({ type_id: 1, days_online: 15 }))).toMatchObject({ location: '', days_online: 15 })
})

function aDraft(about: Partial<FormDraft> = {}): FormDraft {
  return {
    ...emptyDraft('Europe/Zurich'),
    name: 'Bern Line Days',
    type_id: 2,
    rule_id: 3,
    country_id: 1,
    date_start: '2026-05-01 10:00',
    is_vs: false,
    gender: 'female',
    category: 'national',
    is_open: true,
    participant_size: 'small',
    round_size_id: [3, 1],
    judges: 2,
    location: 'Bern',
    ...about,
  }
}
