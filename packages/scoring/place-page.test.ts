import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  likeliestFrom,
  meanValue,
  onGround,
  pageCells,
  type PlacedTrick,
  placePage,
  type TrickTimes,
  withMissed,
} from './place-page.ts'

const catalogue: (PlacedTrick & { short_name: string })[] = JSON.parse(
  readFileSync(new URL('../../apps/api/src/tricks/catalogue.json', import.meta.url), 'utf8'),
)
const nothing: TrickTimes = { tricks: [], pairs: [] }
const idOf = (shortName: string) => catalogue.find(({ short_name }) => short_name === shortName)?.id ?? 0
const pageOf = (place: string | null, times = nothing, mean = 4.5) =>
  placePage(place, catalogue, likeliestFrom(place, catalogue, times, mean))
const startOf = (id: number | null) => catalogue.find((trick) => trick.id === id)?.start_position

test('for an athlete nobody has seen, all twelve tricks begin at the place', () => {
  for (const place of ['butt', 'chest', 'feet', 'crook'])
    expect(new Set(pageOf(place).map(startOf))).toEqual(new Set([place]))
})

test('on the ground stand the mounts, then others', () => {
  const mounts = catalogue.filter(({ start_position }) => start_position === onGround)
  const page = pageOf(onGround)
  expect(mounts.every(({ id }) => page.includes(id))).toBe(true)
  expect(page).not.toContain(null)
})

test('the page has what the athlete did after any trick that ended here', () => {
  const [hardest] = catalogue
    .filter(({ start_position }) => start_position === 'butt')
    .toSorted((a, b) => b.value - a.value)
  const endsOnButt = catalogue.filter(({ end_position }) => end_position === 'butt')
  const id = hardest?.id ?? 0
  expect(pageOf('butt')).not.toContain(id)
  const pairs = endsOnButt.slice(0, 3).map(({ id: after_id }) => ({ after_id, id, times: 1 }))
  expect(pageOf('butt', { tricks: [], pairs })).toContain(id)
  expect(likeliestFrom('butt', catalogue, { tricks: [], pairs }, 4.5)[0]?.id).toBe(id)
})

test('at an unknown place stand the tricks that the athlete landed most', () => {
  const tricks = ['BB360', 'Asc360', 'Free360'].map((name, index) => ({ id: idOf(name), times: 9 - index }))
  expect(pageOf(null, { tricks, pairs: [] }).slice(0, 3)).toEqual(tricks.map(({ id }) => id))
})

test('a trick stands in the same cell for athletes of like strength', () => {
  const [one, other] = [pageOf('butt', nothing, 4), pageOf('butt', nothing, 4.6)]
  const both = one.filter((id) => other.includes(id))
  expect(both.length).toBeGreaterThan(6)
  const moved = both.filter((id) => one.indexOf(id) !== other.indexOf(id))
  expect(moved.length).toBeLessThanOrEqual(2)
})

test('a missed trick takes the last cell not yet used, and moves no other', () => {
  const page = [1, 2, 3, null]
  expect(withMissed(page, 9, new Set())).toEqual([1, 2, 3, 9])
  expect(withMissed([1, 2, 3, 4], 9, new Set([4, 3]))).toEqual([1, 9, 3, 4])
  expect(withMissed([1, 2], 9, new Set([1, 2]))).toEqual([1, 2])
  expect(withMissed(page, 2, new Set())).toBe(page)
})

test('the mean value is that of earlier rounds, else of this one, else a usual one', () => {
  const [bb360, asc360] = [idOf('BB360'), idOf('Asc360')]
  const value = (id: number) => catalogue.find((trick) => trick.id === id)?.value ?? 0
  const tricks = [
    { id: bb360, times: 3 },
    { id: asc360, times: 1 },
  ]
  const mean = (value(bb360) * 3 + value(asc360)) / 4
  expect(meanValue(catalogue, { tricks, pairs: [] }, [{ value: 9 }])).toBeCloseTo(mean)
  expect(meanValue(catalogue, nothing, [{ value: 9 }, { value: 7 }])).toBe(8)
  expect(meanValue(catalogue, nothing, [])).toBe(4.5)
})

describe('whatever the athlete did', () => {
  const ids = fc.constantFrom(...catalogue.map(({ id }) => id))
  const times = fc.nat(50)
  const habits = fc.record({
    tricks: fc.array(fc.record({ id: ids, times }), { maxLength: 20 }),
    pairs: fc.array(fc.record({ after_id: ids, id: ids, times }), { maxLength: 60 }),
  })
  const places = fc.constantFrom(null, ...new Set(catalogue.map(({ end_position }) => end_position)))

  test('a page holds the twelve likeliest tricks, each once, also after misses', () => {
    fc.assert(
      fc.property(habits, places, fc.array(ids, { maxLength: 30 }), (known, place, missed) => {
        const likeliest = likeliestFrom(place, catalogue, known, 4.5)
        expect(new Set(likeliest)).toEqual(new Set(catalogue))
        let page = placePage(place, catalogue, likeliest)
        expect(page.toSorted()).toEqual(
          likeliest
            .slice(0, pageCells)
            .map(({ id }) => id)
            .toSorted(),
        )
        const used = new Set<number>()
        for (const id of missed) {
          const before = page
          page = withMissed(page, id, used)
          used.add(id)
          expect(page).toHaveLength(pageCells)
          expect(new Set(page).size).toBe(pageCells)
          // no trick that was used loses its cell, and at most one cell changes
          const changed = page.filter((there, cell) => there !== before[cell])
          expect(changed.length).toBeLessThanOrEqual(1)
          for (const there of before) if (there !== null && used.has(there)) expect(page).toContain(there)
        }
      }),
      { numRuns: 50 },
    )
  })
})
