import { expect, test } from 'vitest'
import { competitionSearch } from './competition-search.ts'

test('an address brings back the panel, phase, view and page', () => {
  const search = { panel: 'rounds', phase: 'quarterFinal', view: 'table', page: 3 }
  expect(competitionSearch(search)).toEqual(search)
})

test('what an address makes up is left out', () => {
  expect(competitionSearch({ panel: 'kitchen', view: 'cake', page: -2, phase: 7, other: 1 })).toEqual({})
})

test('the first page needs no number', () => {
  expect(competitionSearch({ panel: 'athletes', page: 1 })).toEqual({ panel: 'athletes' })
})

test('an address leads to the unpaid athletes, and to the invitation', () => {
  for (const search of [
    { panel: 'athletes', show: 'unpaid' },
    { panel: 'judges', dialog: 'invite' },
  ]) {
    expect(competitionSearch(search)).toEqual(search)
  }
  expect(competitionSearch({ show: 'everything', dialog: 'kitchen' })).toEqual({})
})
