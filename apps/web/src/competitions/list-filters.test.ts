import { readListed } from '@trickline/contract/read'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { aListRow, anInfo } from '../lib/test-rows.ts'
import { allCompetitions, matchesFilters } from './list-filters.ts'

test('without filters every competition is shown', () => {
  expect(matchesFilters(readListed(aListRow(1, { name: 'Bern' })), allCompetitions)).toBe(true)
})

test('a search finds name and place, whatever their case and accents', () => {
  const row = aListRow(1, { name: 'Copa Échevarría', competitions_info: anInfo({ location: 'Zürich' }) })
  expect(matchesFilters(readListed(row), { ...allCompetitions, search: ' echevarria ' })).toBe(true)
  expect(matchesFilters(readListed(row), { ...allCompetitions, search: 'ZURICH' })).toBe(true)
  expect(matchesFilters(readListed(row), { ...allCompetitions, search: 'Bern' })).toBe(false)
})

test('status, gender, rule, kind and type narrow the list together', () => {
  const row = aListRow(1, {
    rule_id: 3,
    type_id: 2,
    competitions_info: anInfo({ gender: 'female', category: 'national' }),
  })
  const wanted = { ...allCompetitions, gender: 'female', rule: '3', kind: 'national', type: '2' }
  expect(matchesFilters(readListed(row), wanted)).toBe(true)
  expect(
    matchesFilters(readListed(row), { ...wanted, status: String(competitionStatusCodes.finished) }),
  ).toBe(false)
  expect(matchesFilters(readListed(row), { ...wanted, kind: 'international' })).toBe(false)
  expect(matchesFilters(readListed(row), { ...wanted, type: '1' })).toBe(false)
})
