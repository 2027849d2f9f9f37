import { expect, test } from 'vitest'
import { growthOf, recordedSeconds } from './test-table.mjs'

/** Each tier as in the table, slower by this factor; `grown` on top. */
const resultsOf = (slower, grown = {}) =>
  [...recordedSeconds('full')]
    .filter(([, seconds]) => seconds > 0)
    .map(([name, seconds]) => ({ name, seconds: seconds * slower * (grown[name] ?? 1) }))

test('a run as fast as the table reports nothing', () => {
  expect(growthOf(resultsOf(1), 'full')).toEqual([])
})

test('a machine at a third of the speed reports nothing', () => {
  expect(growthOf(resultsOf(3), 'full')).toEqual([])
})

test('a tier that takes twice its time beside the others is named', () => {
  const [line, ...more] = growthOf(resultsOf(1.4, { api: 2 }), 'full')
  expect(line).toMatch(/^api has grown: .* 2\.0 times/)
  expect(more).toEqual([])
})
