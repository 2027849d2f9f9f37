import { expect, test } from 'vitest'
import { competitionSearch } from './competition-search.ts'

test('the address restores panel, phase, view and page', () => {
  const search = { panel: 'rounds', phase: 'quarterFinal', view: 'table', page: 3 }
  expect(competitionSearch(search)).toEqual(search)
})

test('unknown values in the address are ignored', () => {
  expect(competitionSearch({ panel: 'kitchen', view: 'cake', page: -2, phase: 7, other: 1 })).toEqual({})
})

test('the first page has no number in the address', () => {
  expect(competitionSearch({ panel: 'athletes', page: 1 })).toEqual({ panel: 'athletes' })
})

test('the address can open the declined athletes and the invite dialog', () => {
  for (const search of [
    { panel: 'athletes', show: 'declined' },
    { panel: 'judges', dialog: 'invite' },
  ]) {
    expect(competitionSearch(search)).toEqual(search)
  }
  expect(competitionSearch({ show: 'everything', dialog: 'kitchen' })).toEqual({})
})
