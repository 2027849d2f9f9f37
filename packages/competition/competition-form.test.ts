import { describe, expect, test } from 'vitest'
import { type CompetitionForm, emptyForm, parseForm } from './competition-fields.ts'
import {
  changeForm,
  completionPercentage,
  copyForm,
  dependentChanges,
  earliestStart,
  formProblems,
  latestStart,
  missingFields,
  prizeShares,
} from './competition-form.ts'

const complete: CompetitionForm = {
  ...emptyForm,
  name: 'Berlin Open',
  type_id: 2,
  rule_id: 4,
  country_id: 49,
  gender: 'female',
  category: 'national',
  is_vs: false,
  is_open: false,
  participant_size: 'medium',
  round_size_id: [3, 1],
  judges: 3,
  date_start: '2027-06-01 10:00',
  location: 'Tempelhof',
}

describe('completion', () => {
  test('a complete live competition is at 100 %', () => {
    expect(missingFields(complete)).toEqual([])
    expect(completionPercentage(complete)).toBe(100)
  })
  test('an online one needs its days and no location', () => {
    const online = { ...complete, type_id: 1 as const, location: '' }
    expect(missingFields(online)).toEqual(['days_online'])
    expect(completionPercentage({ ...online, days_online: 10 })).toBe(100)
  })
  test('an empty form is at 0 % and lacks everything but what depends on its type', () => {
    expect(completionPercentage(emptyForm)).toBe(0)
    expect(missingFields(emptyForm)).toHaveLength(12)
  })
  test.each([
    'name',
    'type_id',
    'rule_id',
    'country_id',
    'gender',
    'category',
    'is_vs',
    'is_open',
    'participant_size',
    'round_size_id',
    'judges',
    'date_start',
    'location',
  ] as const)('without %s it is not complete', (field) => {
    const form = { ...complete, [field]: emptyForm[field] }
    expect(missingFields(form)).toEqual([field])
    expect(completionPercentage(form)).toBeLessThan(100)
  })
  test('one of thirteen missing is 92 %', () =>
    expect(completionPercentage({ ...complete, name: ' ' })).toBe(92))
  test('picture, links, fees, prizes and the line do not count', () => {
    expect(completionPercentage(complete)).toBe(100)
    expect(complete).toMatchObject({ img_path: '', url_event: '', fees: 0, line_length_m: null })
  })
})

describe('one choice changes others', () => {
  const versus: CompetitionForm = {
    ...complete,
    is_vs: true,
    is_qualification_dual: true,
    round_size_id: [3, 2, 1],
  }
  test('another pack: no stages, one qualifying, one judge, no days online of a live competition', () => {
    expect(changeForm(versus, { participant_size: 'small' })).toEqual({
      ...versus,
      participant_size: 'small',
      round_size_id: [],
      is_qualification_dual: false,
      judges: 1,
      days_online: null,
    })
  })
  test('the reset fields are reported, without those that were chosen', () => {
    const change = { participant_size: 'small', judges: 2 } as const
    expect(dependentChanges(versus, changeForm(versus, change), change)).toEqual([
      'is_qualification_dual',
      'round_size_id',
    ])
    expect(dependentChanges(versus, changeForm(versus, { fees: 5 }), { fees: 5 })).toEqual([])
  })
  test('another pack of an online competition: ten days', () => {
    const online: CompetitionForm = { ...versus, type_id: 1, location: '', days_online: 30 }
    expect(changeForm(online, { participant_size: null })).toMatchObject({ days_online: 10, judges: 1 })
  })
  test('the same pack again changes nothing', () =>
    expect(changeForm(versus, { participant_size: 'medium' })).toEqual(versus))
  test('values chosen together with the pack stay', () => {
    const change = { participant_size: 'small', round_size_id: [1], judges: 4 } as const
    expect(changeForm(versus, change)).toMatchObject(change)
  })
  test('from live to online: ten days, no place, one date', () => {
    const days = { ...versus, date_end: '2027-06-02 18:00' }
    expect(changeForm(days, { type_id: 1 })).toEqual({ ...versus, type_id: 1, days_online: 10, location: '' })
  })
  test('from online to live: no days, and no double qualifying of a big pack', () => {
    const online: CompetitionForm = {
      ...versus,
      type_id: 1,
      location: '',
      days_online: 20,
      participant_size: 'big',
    }
    expect(changeForm(online, { type_id: 2 })).toEqual({
      ...online,
      type_id: 2,
      days_online: null,
      is_qualification_dual: false,
    })
  })
  test.each([
    ['versus to scoring with a semifinal', [3, 2, 1], true, []],
    ['versus to scoring with the final alone', [1], true, [1]],
    ['scoring to versus with a gap', [3, 1], false, []],
    ['scoring to versus with the final alone', [1], false, [1]],
  ] as const)('%s: the pack stays, stages %j of versus %s become %j', (_, round_size_id, is_vs, after) => {
    const form = { ...complete, round_size_id, is_vs }
    expect(changeForm(form, { is_vs: !is_vs })).toMatchObject({
      round_size_id: after,
      participant_size: 'medium',
    })
  })
  test('a later start moves the end, an earlier one keeps it, an empty one empties it', () => {
    const days = { ...complete, date_end: '2027-06-02 18:00' }
    expect(changeForm(days, { date_start: '2027-06-05 10:00' }).date_end).toBe('2027-06-05 10:00')
    expect(changeForm(days, { date_start: '2027-05-30 10:00' }).date_end).toBe('2027-06-02 18:00')
    expect(changeForm(days, { date_start: '' }).date_end).toBe('')
  })
  test('an earlier start empties a closing of registration that would come after it', () => {
    const closing = { ...complete, registration_closes_at: '2027-05-31 20:00' }
    const closesAfter = (date_start: string) => changeForm(closing, { date_start }).registration_closes_at
    expect(closesAfter('2027-05-31 20:00')).toBe('2027-05-31 20:00')
    expect(closesAfter('2027-05-31 19:55')).toBe('')
  })
  test('a copy has neither dates nor a time of registration', () => {
    const times = { registration_opens_at: '2027-05-01 10:00', registration_closes_at: '2027-05-31 20:00' }
    expect(copyForm({ ...complete, ...times }, { mixed: true, online: true, team: true })).toMatchObject({
      date_start: '',
      registration_opens_at: '',
      registration_closes_at: '',
    })
  })
})

describe('what is wrong', () => {
  const all = { mixed: true, online: true, team: true }
  const none = { mixed: false, online: false, team: false }
  const context = { before: null, today: '2027-01-10', offered: none }

  test('a complete form has no problem, an empty one only the name', () => {
    expect(formProblems(complete, context)).toEqual({})
    expect(formProblems(emptyForm, context)).toEqual({ name: ['complete_name'] })
  })
  test.each<[string, Partial<CompetitionForm>, ReturnType<typeof formProblems>]>([
    ['mixed', { gender: 'mixed' }, { gender: ['not-offered'] }],
    ['team', { category: 'team' }, { category: ['not-offered'] }],
    ['online', { type_id: 1, location: '', days_online: 10 }, { type_id: ['not-offered'] }],
  ])('%s while it is off; on, or there before, it is taken', (_, change, problems) => {
    const form = { ...complete, ...change }
    expect(formProblems(form, context)).toEqual(problems)
    expect(formProblems(form, { ...context, offered: all })).toEqual({})
    expect(formProblems(form, { ...context, before: form })).toEqual({})
  })
  test.each<[Partial<CompetitionForm>, ReturnType<typeof formProblems>]>([
    [{ date_start: '2027-02-09 23:55' }, { date_start: ['too-early'] }],
    [{ date_start: '2027-02-10 00:00' }, {}],
    [{ date_start: '2028-02-10 23:55' }, {}],
    [{ date_start: '2028-02-11 00:00' }, { date_start: ['too-late'] }],
    [{ date_end: '2027-06-01 09:55' }, { date_end: ['before-start'] }],
    [{ date_end: '2028-02-10 23:55' }, {}],
    [{ date_end: '2028-02-11 00:00' }, { date_end: ['end-too-late'] }],
    [{ date_start: '', date_end: '2027-06-02 10:00' }, { date_end: ['end-without-start'] }],
    [{ registration_opens_at: '2026-01-01 00:00', registration_closes_at: '2027-06-01 10:00' }, {}],
    [{ registration_opens_at: '2027-06-01 10:01' }, { registration_opens_at: ['after-start'] }],
    [{ registration_closes_at: '2027-06-01 10:01' }, { registration_closes_at: ['after-start'] }],
    [
      { registration_opens_at: '2027-05-01 10:00', registration_closes_at: '2027-05-01 10:00' },
      { registration_closes_at: ['before-opening'] },
    ],
    [{ days_online: 10 }, { days_online: ['only-online'] }],
    [{ type_id: null }, { location: ['only-live'] }],
    [{ is_vs: null }, { round_size_id: ['before-mode-and-pack'] }],
    [
      { is_qualification_dual: true, participant_size: 'big' },
      { is_qualification_dual: ['double_parameters'] },
    ],
    [{ fees: 250_001 }, { fees: ['too-large'] }],
    [{ fees: -1 }, { fees: ['too-small'] }],
    [{ line_length_m: 4.9 }, { line_length_m: ['too-small'] }],
    [{ line_length_m: 100 }, {}],
    [{ line_length_m: 12.34 }, { line_length_m: ['too-precise'] }],
    [{ line_height_m: 0.3 }, {}],
    [{ line_height_m: 5.1 }, { line_height_m: ['too-large'] }],
    [{ mat_height_cm: 0.5 }, { mat_height_cm: ['not-a-number'] }],
  ])('%j: %j', (change, problems) => {
    expect(formProblems({ ...complete, ...change }, context)).toEqual(problems)
  })
  test('a stored start that has become too early is no problem, nor is an end beyond a year', () => {
    const form = { ...complete, date_start: '2027-01-11 10:00', date_end: '2027-01-12 10:00' }
    expect(formProblems(form, { ...context, before: form })).toEqual({})
    expect(formProblems(form, { ...context, before: { ...form, date_start: '2027-01-11 11:00' } })).toEqual({
      date_start: ['too-early'],
    })
  })
})

test('a row becomes a form: missing and invalid values become defaults, 0 and 1 are read as flags', () => {
  const row = { ...complete, name: null, is_vs: 1, is_open: 0, fees: null, gender: 'unheard', stages: [1] }
  expect(parseForm(row)).toEqual({
    ...complete,
    name: '',
    is_vs: true,
    is_open: false,
    fees: 0,
    gender: null,
  })
})

test.each<[number, 3 | 4, number[]]>([
  [1000, 4, [400, 300, 200, 100]],
  [1000, 3, [500, 300, 200, 0]],
  [999, 4, [402, 299, 199, 99]],
  [999, 3, [501, 299, 199, 0]],
  [1, 4, [1, 0, 0, 0]],
  [0, 4, [0, 0, 0, 0]],
])('a prize of %i for %i places is split %j', (total, places, shares) => {
  const { first, second, third, fourth } = prizeShares(total, places)
  expect([first, second, third, fourth]).toEqual(shares)
})

test.each([
  ['2026-11-21', '2026-12-21', '2027-12-21'],
  ['2026-12-15', '2027-01-15', '2028-01-15'],
  ['2027-01-31', '2027-02-28', '2028-02-28'],
  ['2028-01-31', '2028-02-29', '2029-02-28'],
  ['2027-03-31', '2027-04-30', '2028-04-30'],
  ['2027-11-30', '2027-12-30', '2028-12-30'],
])('on %s a competition starts between %s and %s', (today, earliest, latest) => {
  expect([earliestStart(today), latestStart(today)]).toEqual([earliest, latest])
})

test('a day in another format throws', () => expect(() => earliestStart('21.11.2026')).toThrow('yyyy-mm-dd'))
