import { expect, test } from 'vitest'
import {
  type Eligibility,
  feesOf,
  genderIneligibility,
  ineligibilities,
  withoutEmpty,
} from './eligibility.ts'

const anyone: Eligibility = { gender: null, level_at_least: null, results_of: [], best: null }
const nayeli = { gender: 'female' as const, levelLanded: 3, places: new Map([[7, 4]]) }

test.each<[string, Partial<Eligibility>, string[]]>([
  ['asks for nothing', {}, []],
  ['is for women', { gender: 'female' }, []],
  ['is for men', { gender: 'male' }, ['gender']],
  ['asks for the level she has landed', { level_at_least: 3 }, []],
  ['asks for a level more', { level_at_least: 4 }, ['level']],
  ['asks for a result she has', { results_of: [6, 7] }, []],
  ['asks for one she has not', { results_of: [6] }, ['results']],
  ['asks for a place as good as hers', { results_of: [7], best: 4 }, []],
  ['asks for a better place', { results_of: [7], best: 3 }, ['results']],
  [
    'asks for several things',
    { gender: 'male', level_at_least: 4, results_of: [6] },
    ['gender', 'level', 'results'],
  ],
])('a competition that %s', (_, asked, why) => {
  expect(ineligibilities({ ...anyone, ...asked }, nayeli)).toEqual(why)
})

test('people without a gender in their profile are asked for it only where it counts', () => {
  expect(genderIneligibility({ gender: 'female' }, null)).toBe('gender-unknown')
  expect(genderIneligibility({ gender: null }, null)).toBeNull()
  expect(genderIneligibility(null, null)).toBeNull()
})

test('without conditions there is no eligibility, and a place counts only with competitions', () => {
  expect(withoutEmpty(anyone)).toBeNull()
  expect(withoutEmpty({ ...anyone, best: 3 })).toBeNull()
  expect(withoutEmpty({ ...anyone, gender: 'male', best: 3 })).toEqual({ ...anyone, gender: 'male' })
})

test('the first division costs one fee, each further another, and what the event leaves open costs its own', () => {
  const divisions = [
    { id: 1, fees: 25 },
    { id: 2, fees: 20 },
  ]
  const of = (event: { first: number | null; further: number | null; already: number }) =>
    feesOf(divisions, event).map(({ fee }) => fee)
  expect(of({ first: 40, further: 15, already: 0 })).toEqual([40, 15])
  expect(of({ first: 40, further: 15, already: 1 })).toEqual([15, 15])
  expect(of({ first: 40, further: null, already: 0 })).toEqual([40, 40])
  expect(of({ first: null, further: null, already: 0 })).toEqual([25, 20])
  expect(of({ first: null, further: 5, already: 0 })).toEqual([25, 5])
})
