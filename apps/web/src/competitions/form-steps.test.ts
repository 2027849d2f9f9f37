import { expect, test } from 'vitest'
import { emptyDraft, bodyOf } from './form-draft.ts'
import { errorsOfAnswer, errorsOfBody, stepToCorrect } from './form-errors.ts'
import { whatKeepsFrom } from './form-steps.ts'

const draft = emptyDraft('UTC')

test('the second part needs a type', () => {
  expect(whatKeepsFrom('basics', draft)).toBeNull()
  expect(whatKeepsFrom('modality', draft)).toBe('select_competition_type')
  expect(whatKeepsFrom('modality', { ...draft, type_id: 2 })).toBeNull()
})

test('past the second part versus or scoring, then open or closed, must be chosen', () => {
  const typed = { ...draft, type_id: 2 as const }
  expect(whatKeepsFrom('participants', typed)).toBe('select_vs_or_scoring')
  expect(whatKeepsFrom('fees', { ...typed, is_vs: true })).toBe('select_open_or_close')
  expect(whatKeepsFrom('fees', { ...typed, is_vs: false, is_open: false })).toBeNull()
})

test('an incomplete form with a name can be saved', () => {
  expect(errorsOfBody(bodyOf({ ...draft, name: 'Bern Line Days' }))).toEqual({})
})

test('fees above the limit and a broken link are found before they are sent', () => {
  const body = bodyOf({ ...draft, name: 'Bern', fees: '250001', url_event: 'not a link' })
  expect(errorsOfBody(body)).toEqual({ fees: 'too-large', url_event: 'not-a-link' })
})

test('an answer names its fields with and without the name of the form', () => {
  const errors = errorsOfAnswer({
    date_start: ['too early'],
    'formCreate.fees': ['too large'],
    'formUpdate.round_size_id.0': ['unknown'],
    other: ['x'],
  })
  expect(errors).toEqual({ date_start: 'too early', fees: 'too large', round_size_id: 'unknown' })
})

test('the first part with an error is shown', () => {
  expect(stepToCorrect({ fees: 'too large', is_vs: 'required' })).toBe('modality')
  expect(stepToCorrect({})).toBeUndefined()
})
