import { expect, test } from 'vitest'
import { emptyForm } from './competition-fields.ts'
import { changeForm, formProblems, missingFields } from './competition-form.ts'
import { templateForm, templateNames } from './competition-templates.ts'

const none = { mixed: false, online: false, team: false }
const context = { today: '2026-11-22', offered: none, countryId: 724 }
const filled = (name: (typeof templateNames)[number], input = context) =>
  changeForm(emptyForm, templateForm(name, input))

test.each(templateNames)('%s: can be saved with a name, and lacks only name, place and gender', (name) => {
  const form = { ...filled(name), name: 'Ours' }
  expect(formProblems(form, { before: null, ...context })).toEqual({})
  expect(missingFields(form)).toEqual(['location', 'gender'])
  const mixed = { ...context, offered: { ...none, mixed: true } }
  expect(missingFields({ ...filled(name, mixed), name: 'Ours' })).toEqual(['location'])
})

test('a club evening: eight athletes, scoring, on a Friday', () => {
  expect(filled('club')).toMatchObject({
    is_vs: false,
    participant_size: 'small',
    round_size_id: [1],
    date_start: '2027-01-01 18:00',
    date_end: '',
  })
})

test('a national versus: sixteen, down to the final, from Saturday to Sunday', () => {
  expect(filled('national')).toMatchObject({
    is_vs: true,
    participant_size: 'medium',
    category: 'national',
    round_size_id: [4, 3, 2, 1],
    date_start: '2027-01-02 09:00',
    date_end: '2027-01-03 18:00',
  })
})
