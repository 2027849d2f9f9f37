/** The points a place brings, who leads, and that the order of computing does not matter (ranking §1 to §4). */

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  leastField,
  levelOf,
  pointsOfCompetition,
  pointsOfPlace,
  type RankedCompetition,
  ranking,
  type RankingFormula,
  rankingFormulas,
  rankingLevels,
  rankingPeriods,
  sharedPoints,
  withNextPlace,
} from './ranking.ts'

const competition = (id: number, day: string, athletes: number[]): RankedCompetition => ({
  id,
  day,
  level: 'open',
  places: athletes.map((userId, index) => ({ userId, place: index + 1 })),
})

const firstPlaces = (formula: RankingFormula) =>
  rankingLevels.map((level) => pointsOfPlace({ formula, level, field: 32 }, 1))

test("the federation's table: a first place by level, a logarithm below, nothing under the least field", () => {
  expect(firstPlaces('isa-1')).toEqual([2000, 1500, 900, 600, 300, 150])
  const open = { formula: 'isa-1', level: 'open', field: 10 } as const
  expect([1, 2, 3, 5, 9, 10, 11].map((place) => pointsOfPlace(open, place))).toEqual([
    300, 210, 157, 91, 15, 1, 0,
  ])
  expect(rankingLevels.map((level) => leastField('isa-1', level))).toEqual([11, 9, 7, 5, 3, 3])
  expect(pointsOfPlace({ ...open, field: 2 }, 1)).toBe(0)
})

test('its newer table: fixed first places, equal steps below, at least 1', () => {
  expect(firstPlaces('isa-2')).toEqual([3000, 2000, 900, 600, 300, 200])
  const masters = { formula: 'isa-2', level: 'masters', field: 7 } as const
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((place) => pointsOfPlace(masters, place))).toEqual([
    900, 750, 625, 521, 391, 261, 130, 0,
  ])
  expect(pointsOfPlace({ ...masters, field: 3 }, 1)).toBe(0)
})

test('athletes who share a place get the mean of the places they take together', () => {
  expect(sharedPoints({ formula: 'isa-2', level: 'open', field: 5 }, 2, 2)).toBe(229)
  const points = pointsOfCompetition(
    {
      level: 'open',
      places: [
        { userId: 1, place: 1 },
        { userId: 2, place: 2 },
        { userId: 3, place: 2 },
        { userId: 4, place: 4 },
      ],
    },
    'isa-2',
  )
  expect([...points.values()]).toEqual([300, 229, 229, 104])
})

test('the best two of a year, the best two of three years, as of any day', () => {
  const all = [
    competition(1, '2023-12-01', [4, 1, 2]),
    competition(2, '2025-03-01', [1, 2, 3]),
    competition(3, '2026-05-01', [1, 2, 3]),
    competition(4, '2026-06-01', [2, 1, 3]),
    competition(5, '2026-07-01', [1, 3, 2]),
  ]
  const at = (day: string, period: 'year' | 'three-years') =>
    ranking(all, { formula: 'isa-2', period, at: day })
  expect(at('2026-12-31', 'year').rows).toMatchObject([
    {
      userId: 1,
      rank: 1,
      points: 600,
      change: 0,
      counts: [
        { competitionId: 5, place: 1, points: 300 },
        { competitionId: 3, place: 1, points: 300 },
      ],
    },
    { userId: 2, rank: 2, points: 550, change: -1 },
    { userId: 3, rank: 3, points: 458, change: 0 },
  ])
  expect(at('2026-06-30', 'year').rows.map(({ userId, rank, points }) => [userId, rank, points])).toEqual([
    [1, 1, 550],
    [2, 1, 550],
    [3, 3, 416],
  ])
  expect(at('2026-05-15', 'year')).toMatchObject({ since: '2026-05-01', rows: [{ change: null }, {}, {}] })
  expect(at('2026-11-30', 'three-years').rows.map(({ userId }) => userId)).toEqual([1, 2, 3, 4])
  expect(at('2026-12-01', 'three-years').rows.map(({ userId }) => userId)).toEqual([1, 2, 3])
  expect(at('2022-01-01', 'year')).toEqual({ since: null, rows: [] })
})

test('what a place at the next competition would bring', () => {
  const { rows } = ranking([competition(1, '2026-05-01', [1, 2, 3])], {
    formula: 'isa-2',
    period: 'year',
    at: '2026-06-01',
  })
  const third = rows.at(-1)
  expect(third && withNextPlace(third, rows, 300)).toEqual({ points: 508, rank: 1 })
  expect(third && withNextPlace(third, rows, 0)).toEqual({ points: 208, rank: 3 })
})

test('a level is chosen, or follows the category', () => {
  expect(levelOf({ category: 'international', rankingLevel: null })).toBe('masters')
  expect(levelOf({ category: 'national', rankingLevel: null })).toBe('open')
  expect(levelOf({ category: 'national', rankingLevel: 'world-cup' })).toBe('world-cup')
})

const anyCompetition = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    day: fc.constantFrom('2023-06-01', '2024-02-29', '2025-12-31', '2026-01-01', '2026-05-05', '2026-05-06'),
    level: fc.constantFrom(...rankingLevels),
    athletes: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    ties: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ athletes, ties, ...each }): RankedCompetition => {
    let place = 1
    const places = athletes.map((userId, index) => {
      if (!ties[index]) place = index + 1
      return { userId, place }
    })
    return { ...each, places }
  })

test('the order of computing does not matter, and the sum of a field does not depend on ties', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyCompetition, { selector: ({ id }) => id, maxLength: 12 }).chain((all) =>
        fc.record({
          all: fc.constant(all),
          shuffled: fc.shuffledSubarray(all, { minLength: all.length }),
        }),
      ),
      fc.constantFrom(...rankingFormulas),
      fc.constantFrom(...rankingPeriods),
      fc.constantFrom('2025-12-31', '2026-02-28', '2026-05-05', '2027-01-01'),
      (competitions, formula, period, at) => {
        const { all, shuffled } = competitions
        const reversed = shuffled.map((each) => ({ ...each, places: each.places.toReversed() }))
        const one = ranking(all, { formula, period, at })
        expect(ranking(reversed, { formula, period, at })).toEqual(one)
        for (const { rank, points } of one.rows)
          expect(rank).toBe(1 + one.rows.filter((other) => other.points > points).length)
      },
    ),
  )
})

test('a better place never brings less', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rankingFormulas),
      fc.constantFrom(...rankingLevels),
      fc.integer({ min: 1, max: 40 }),
      (formula, level, field) => {
        const points = Array.from({ length: field }, (_, index) =>
          pointsOfPlace({ formula, level, field }, index + 1),
        )
        expect(points.toSorted((a, b) => b - a)).toEqual(points)
        expect(points.every((each) => each >= 0)).toBe(true)
      },
    ),
  )
})
