import { readCompetition } from '@trickline/contract/read-competition'
import { emptyForm } from '@trickline/competition/competition-fields'
import { expect, test } from 'vitest'
import { firstProblem, problemsIn, problemsOf } from './form-problems.ts'
import { missingForStep } from './form-steps.ts'
import { openForm, parseOpenedForm } from '@trickline/views/competitions/opened-form.ts'
import { competitionDetailFixture } from '@trickline/client/test-fixtures.ts'

const noneOffered = { mixed: false, online: false, team: false }
const context = { before: null, today: '2026-01-10', offered: noneOffered }

test('part 2 needs a type', () => {
  expect(missingForStep('basics', emptyForm)).toBeNull()
  expect(missingForStep('modality', emptyForm)?.message).toBe('select_competition_type')
  expect(missingForStep('modality', { ...emptyForm, type_id: 2 })).toBeNull()
})

test('after part 2 versus or scoring, then open or closed, must be chosen', () => {
  const typed = { ...emptyForm, type_id: 2 as const }
  expect(missingForStep('participants', typed)?.message).toBe('select_vs_or_scoring')
  expect(missingForStep('fees', { ...typed, is_vs: true })?.field).toBe('is_open')
  expect(missingForStep('fees', { ...typed, is_vs: false, is_open: false })).toBeNull()
})

test('an incomplete form with a name can be saved', () => {
  expect(problemsOf({ ...emptyForm, name: 'Bern Line Days' }, context)).toEqual({})
})

test('errors of rules and schema are found before the form is sent', () => {
  const form = {
    ...emptyForm,
    name: 'Bern',
    fees: 250_001,
    url_event: 'not a link',
    date_start: '2026-01-11 10:00',
  }
  expect(problemsOf(form, context)).toEqual({
    fees: 'too-large',
    url_event: 'not-a-link',
    date_start: 'too-early',
  })
})

test('the server may name fields with or without the prefix of the form', () => {
  const errors = problemsIn({
    date_start: ['too early'],
    'formCreate.fees': ['too large'],
    'formUpdate.round_size_id.0': ['unknown'],
    other: ['x'],
  })
  expect(errors).toEqual({ date_start: 'too early', fees: 'too large', round_size_id: 'unknown' })
})

test('the first problem is that of the topmost field', () => {
  expect(firstProblem({ fees: 'too large', is_vs: 'required' })).toBe('is_vs')
  expect(firstProblem({})).toBeUndefined()
})

test('a competition of one day opens with one date, and its stored draft is restored unchanged', () => {
  const competition = competitionDetailFixture({
    date_start: '2026-03-01 10:00',
    date_end: '2026-03-01 10:00',
    version: 4,
  })
  const opened = openForm(readCompetition(competition))
  expect(opened).toMatchObject({ version: 4, form: { date_end: '', is_vs: false, round_size_id: [3, 1] } })
  expect(parseOpenedForm(JSON.parse(JSON.stringify(opened)))).toEqual(opened)
})

test('values stored by an older version are dropped where a field has changed', () => {
  const storedDraft = { version: null, form: { name: 'Bern', fees: '25', gone: 1 } }
  expect(parseOpenedForm(storedDraft)?.form).toEqual({ ...emptyForm, name: 'Bern' })
})
