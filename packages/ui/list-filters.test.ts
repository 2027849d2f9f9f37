import { expect, test } from 'vitest'
import { availableOptions, type ListFilter, matchingFilters, matchingText } from './list-filters.ts'

type Row = { name: string; status: number; rule: string | null }

const bern = { name: 'Bern', status: 10, rule: 'v3' }
const zurich = { name: 'Zürich', status: 10, rule: 'v4' }
const draft = { name: 'Draft', status: 1, rule: null }
const rows: Row[] = [bern, zurich, draft]

const status: ListFilter<Row> = {
  name: 'status',
  label: 'Status',
  of: (row) => row.status,
  options: [
    [1, 'Registered'],
    [10, 'Published'],
    [8, 'Finished'],
  ],
}
const rule: ListFilter<Row> = {
  name: 'rule',
  label: 'Rule',
  of: (row) => row.rule,
  options: [
    ['v3', 'TJS v3'],
    ['v4', 'TJS v4'],
  ],
}
const filters = [status, rule]
const found = (chosen: Record<string, string>) => matchingText(rows, ({ name }) => name, chosen)
const shown = (chosen: Record<string, string>) => matchingFilters(found(chosen), filters, chosen)
const optionsOf = (filter: ListFilter<Row>, chosen: Record<string, string>) =>
  availableOptions(found(chosen), filters, chosen, filter).map(([value]) => value)

test('search and filters apply together; without any the whole list is shown', () => {
  expect(shown({ search: '', status: '', rule: '' })).toEqual(rows)
  expect(shown({ search: '', status: '10', rule: '' })).toEqual([bern, zurich])
  expect(shown({ search: 'ZUR', status: '10', rule: '' })).toEqual([zurich])
  expect(shown({ search: 'zur', status: '10', rule: 'v3' })).toEqual([])
})

test('only options that match under the other filters are offered', () => {
  expect(optionsOf(status, {})).toEqual([1, 10])
  expect(optionsOf(status, { rule: 'v3' })).toEqual([10])
  expect(optionsOf(rule, { status: '1' })).toEqual([])
  expect(optionsOf(rule, { search: 'bern' })).toEqual(['v3'])
})

test('the chosen option stays, even if nothing matches any more', () => {
  expect(optionsOf(status, { status: '8' })).toEqual([1, 10, 8])
  expect(optionsOf(rule, { status: '1', rule: 'v4' })).toEqual(['v4'])
})
