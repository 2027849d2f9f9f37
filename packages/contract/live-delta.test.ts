import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDelta, deltaBetween, type FullVersion } from './live-delta.ts'

const between = (before: FullVersion, after: FullVersion) =>
  deltaBetween({ version: 'a', whole: before }, { version: 'b', whole: after })
const onTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('a new score is the changed fields of its round', () => {
  const round = {
    id: 7,
    user: { id: 3, name: 'Ada' },
    status: { id: 7, name: 'completed' },
    total_score: null,
  }
  const published = { ...round, status: { id: 10, name: 'published' }, total_score: 12.4 }
  const other = { ...round, id: 8 }
  const delta = between({ name: 'Cup', rounds: [round, other] }, { name: 'Cup', rounds: [published, other] })
  expect(delta).toEqual({
    from: 'a',
    to: 'b',
    rows: { rounds: { put: { 7: { status: { id: 10, name: 'published' }, total_score: 12.4 } } } },
  })
})

test('rows that are added, removed or moved are an order of keys', () => {
  const [one, two, three] = [1, 2, 3].map((id) => ({ id, name: `n${id}` }))
  expect(between({ users: [one, two] }, { users: [three, one] }).rows).toEqual({
    users: { put: { 3: three }, order: ['3', '1'] },
  })
})

const row = (key: 'id' | 'user_id') =>
  fc.record({ [key]: fc.integer({ min: 1, max: 6 }), score: fc.option(fc.integer({ min: 0, max: 3 })) })
const place = fc.record({
  id: fc.constant(null),
  user_id: fc.constant(null),
  stage: fc.integer({ min: 0, max: 2 }),
})
const rows = (key: 'id' | 'user_id') => fc.uniqueArray(row(key), { selector: (each) => each[key] })
const whole: fc.Arbitrary<FullVersion> = fc.record({
  name: fc.constantFrom('Cup', 'Open'),
  date: fc.option(fc.constant('2030-01-01')),
  sizes: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  // may have the same row twice: sent whole, not by row
  lines: fc.array(row('id'), { maxLength: 3 }),
  users: fc
    .tuple(rows('id'), fc.array(place, { maxLength: 3 }))
    .map(([some, places]) => [...some, ...places]),
  rounds: rows('id'),
  podiums: rows('user_id'),
})

test('a version and the delta to another make the other version', () => {
  fc.assert(
    fc.property(whole, whole, (before, after) => {
      const kept = onTheWire(before)
      expect(applyDelta(before, onTheWire(between(before, after)))).toEqual(after)
      expect(before).toEqual(kept)
    }),
    { numRuns: 500 },
  )
})

test('deltas from version to version lead to the last one', () => {
  fc.assert(
    fc.property(whole, fc.array(whole, { minLength: 1, maxLength: 8 }), (first, later) => {
      let [current, before] = [first, first]
      for (const next of later) {
        current = applyDelta(current, onTheWire(between(before, next)))
        before = next
      }
      expect(current).toEqual(later.at(-1))
    }),
  )
})
