import { describe, expect, test } from 'vitest'
import {
  completionPercentage,
  earliestStart,
  estimatedMinutes,
  latestStart,
  missingFields,
  onlineDaysTotal,
  prizeShares,
  resetOnPackChange,
} from './competition-form.ts'
import type { CompetitionForm } from './competition-form.ts'

const blank: CompetitionForm = {
  name: '',
  typeId: null,
  ruleId: null,
  countryId: null,
  gender: null,
  category: null,
  isVs: null,
  isOpen: null,
  participantSize: null,
  isQualificationDual: false,
  stages: [],
  judges: null,
  dateStart: null,
  daysOnline: null,
  location: null,
}
const complete: CompetitionForm = {
  name: 'Berlin Open',
  typeId: 2,
  ruleId: 4,
  countryId: 49,
  gender: 'female',
  category: 'national',
  isVs: false,
  isOpen: false,
  participantSize: 'medium',
  isQualificationDual: false,
  stages: [3, 1],
  judges: 3,
  dateStart: '2027-06-01 10:00',
  daysOnline: null,
  location: 'Tempelhof',
}

describe('completion', () => {
  test('a complete live competition is at 100 %', () => {
    expect(missingFields(complete)).toEqual([])
    expect(completionPercentage(complete)).toBe(100)
  })
  test('an online one needs its days and no location', () => {
    const online = { ...complete, typeId: 1 as const, location: null }
    expect(missingFields(online)).toEqual(['daysOnline'])
    expect(completionPercentage({ ...online, daysOnline: 10 })).toBe(100)
  })
  test('a blank form is at 0 % and lacks everything but what its type will ask', () => {
    expect(completionPercentage(blank)).toBe(0)
    expect(missingFields(blank)).toHaveLength(12)
  })
  test.each([
    'name',
    'typeId',
    'ruleId',
    'countryId',
    'gender',
    'category',
    'isVs',
    'isOpen',
    'participantSize',
    'judges',
    'dateStart',
    'location',
  ] as const)('without %s it is not complete', (field) => {
    const form = { ...complete, [field]: null }
    expect(missingFields(form)).toEqual([field])
    expect(completionPercentage(form)).toBeLessThan(100)
  })
  test('one of thirteen missing is 92 %', () =>
    expect(completionPercentage({ ...complete, name: ' ' })).toBe(92))
  test('scoring and closed are choices, not gaps', () => {
    expect(missingFields({ ...complete, isVs: false, isOpen: false })).toEqual([])
  })
  test.each([[[]], [[3]], [[2, 1]], [[5, 1]]] as [CompetitionForm['stages']][])(
    'stages %j do not count',
    (stages) => {
      expect(missingFields({ ...complete, stages })).toEqual(['stages'])
    },
  )
})

test('another pack resets stages, qualifying, judges and days online', () => {
  expect(resetOnPackChange({ ...complete, isQualificationDual: true })).toEqual({
    ...complete,
    stages: [],
    isQualificationDual: false,
    judges: 1,
    daysOnline: null,
  })
  expect(resetOnPackChange({ ...complete, typeId: 1, daysOnline: 30 }).daysOnline).toBe(10)
})

test.each([
  [1000, true, [400, 300, 200, 100]],
  [1000, false, [500, 300, 200, 0]],
  [999, true, [402, 299, 199, 99]],
  [999, false, [501, 299, 199, 0]],
  [1, true, [1, 0, 0, 0]],
  [0, true, [0, 0, 0, 0]],
])('a prize of %i, four places %s, is split %j', (total, fourPlaces, shares) => {
  const { first, second, third, fourth } = prizeShares(total, fourPlaces)
  expect([first, second, third, fourth]).toEqual(shares)
})

describe('estimated minutes', () => {
  const form = { ...complete, isQualificationDual: false }
  test('live scoring: 20 in qualifying, 8 in the quarterfinal, 4 in the final, three judges', () => {
    // recording 20 x 2 + 8 x 4 + 4 x 5, judging 20 x 7 + 8 x 15 + 4 x 10
    expect(estimatedMinutes(form)).toEqual({ recording: 92, judging: 300, total: 192 })
  })
  test('dual qualifying doubles qualifying only', () => {
    expect(estimatedMinutes({ ...form, isQualificationDual: true })).toEqual({
      recording: 132,
      judging: 440,
      total: 132 + 440 / 3,
    })
  })
  test('online VS of the big pack with every stage', () => {
    // 32 in qualifying, 32 + 16 + 8 + 4 in the stages, 4 in the final
    const vs = {
      ...form,
      isVs: true,
      typeId: 1,
      participantSize: 'big',
      stages: [5, 4, 3, 2, 1],
      judges: 1,
    } as const
    expect(estimatedMinutes(vs)).toEqual({
      recording: 32 * 1.5 + 60 * 2 + 4 * 3,
      judging: 32 * 10 + 60 * 10 + 4 * 12,
      total: 180 + 968,
    })
  })
  test.each([
    [true, 1, { recording: 10 * 1.5 + 4 * 2 + 4 * 3, judging: 10 * 10 + 4 * 10 + 4 * 12 }],
    [true, 2, { recording: 10 * 2 + 4 * 10 + 4 * 10, judging: 10 * 7 + 4 * 15 + 4 * 10 }],
    [true, 3, { recording: 10 * 1 + 4 * 2 + 4 * 3, judging: 10 * 1 + 4 * 2 + 4 * 3 }],
    [false, 1, { recording: 12 * 1.5 + 4 * 2 + 4 * 3, judging: 12 * 10 + 4 * 10 + 4 * 12 }],
    [false, 2, { recording: 12 * 2 + 4 * 4 + 4 * 5, judging: 12 * 7 + 4 * 15 + 4 * 10 }],
    [false, 3, { recording: 12 * 1 + 4 * 2 + 4 * 3, judging: 12 * 1 + 4 * 2 + 4 * 3 }],
  ] as const)('small pack, versus %s, type %i', (isVs, typeId, { recording, judging }) => {
    const small = { ...form, isVs, typeId, participantSize: 'small', stages: [2, 1], judges: 2 } as const
    expect(estimatedMinutes(small)).toEqual({ recording, judging, total: recording + judging / 2 })
  })
  test('are unknown until mode, type and pack are chosen', () => {
    expect(estimatedMinutes({ ...form, isVs: null })).toBe(null)
    expect(estimatedMinutes({ ...form, typeId: null })).toBe(null)
    expect(estimatedMinutes({ ...form, participantSize: null })).toBe(null)
  })
})

test('days online count for each stage', () => {
  expect(onlineDaysTotal({ daysOnline: 15, stages: [3, 2, 1] })).toBe(45)
  expect(onlineDaysTotal({ daysOnline: null, stages: [3, 1] })).toBe(0)
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

test('a day in another spelling is a bug', () =>
  expect(() => earliestStart('21.11.2026')).toThrow('yyyy-mm-dd'))
