import type { CompetitionListRow } from '@trickline/contract/competitions'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { applyListUpdate, applySummary, inListOrder } from './apply-list-event.ts'
import { allCompetitions, filtersAnything, matchesFilters } from './list-filters.ts'

test('without filters every competition is shown', () => {
  expect(matchesFilters(aRow({ name: 'Bern' }), allCompetitions)).toBe(true)
  expect(filtersAnything({ ...allCompetitions, page: 3 })).toBe(false)
})

test('a search finds name and place, whatever their case and accents', () => {
  const row = aRow({ name: 'Copa Échevarría' }, { location: 'Zürich' })
  expect(matchesFilters(row, { ...allCompetitions, search: ' echevarria ' })).toBe(true)
  expect(matchesFilters(row, { ...allCompetitions, search: 'ZURICH' })).toBe(true)
  expect(matchesFilters(row, { ...allCompetitions, search: 'Bern' })).toBe(false)
})

test('status, gender, rule and kind narrow the list together', () => {
  const row = aRow({ rule_id: 3, type_id: 2 }, { gender: 'female' })
  const wanted = { ...allCompetitions, gender: 'female', rule: '3', kind: '2' }
  expect(matchesFilters(row, wanted)).toBe(true)
  expect(matchesFilters(row, { ...wanted, status: String(competitionStatusCodes.finished) })).toBe(false)
  expect(matchesFilters(row, { ...wanted, kind: '1' })).toBe(false)
})

test('a changed row keeps the counts and people that its event does not tell', () => {
  const summary = { approved: 1, declined: 0, pending: 0, invited: 0, paied: 0, active_total: 1 }
  const lucia = { id: 10, name: 'Lucía', surname: 'Ñíguez', img_path: null, country: null }
  const held = [aRow({ athletes_summary: summary, competition_users: [{ role_id: 2, user: lucia }] })]
  const [row] = applyListUpdate(held, { competition_list: [aRow({ name: 'Renamed' })] })
  expect(row).toMatchObject({
    name: 'Renamed',
    athletes_summary: summary,
    competition_users: [{ user: lucia }],
  })
})

test('a published competition appears in its place, a deleted one goes', () => {
  const status_id = competitionStatusCodes.finished
  const held = [aRow({ id: 1 }), aRow({ id: 2, status_id })]
  const list = applyListUpdate(held, { competition_list: [aRow({ id: 3 })], removed: [1] })
  expect(list.map((row) => row.id)).toEqual([3, 2])
})

test('new counts reach their own row only', () => {
  const summary = { approved: 8, declined: 0, pending: 0, invited: 0, paied: 8, active_total: 8 }
  const list = applySummary([aRow({ id: 1 }), aRow({ id: 2 })], { competition_id: 2, summary })
  expect(list.map((row) => row.athletes_summary)).toEqual([null, summary])
})

test('drafts come first and finished competitions last', () => {
  const order = ['finished', 'published', 'started', 'approved', 'pending', 'registered'] as const
  const list = inListOrder(order.map((status, id) => aRow({ id, status_id: competitionStatusCodes[status] })))
  expect(list.map((row) => order[row.id])).toEqual([
    'registered',
    'pending',
    'approved',
    'started',
    'published',
    'finished',
  ])
})

function aRow(
  about: Partial<CompetitionListRow> = {},
  info: Partial<CompetitionListRow['competitions_info']> = {},
): CompetitionListRow {
  const status_id = competitionStatusCodes.published
  return {
    id: 1,
    name: 'Bern Line Days',
    status_id,
    status: { id: status_id, name: 'published' },
    rule_id: 3,
    rule: { id: 3, name: 'TJS v3.0' },
    type_id: 2,
    type: { id: 2, name: 'Live' },
    organizer_id: 3,
    is_vs: 0,
    is_open: 1,
    is_qualification_dual: 0,
    publish_at: '2026-01-01T00:00:00Z',
    started_at: null,
    finished_at: null,
    approved: true,
    completion_percentage: 100,
    athletes_min: 8,
    athletes_max: 12,
    date_start_at: '2026-03-01T09:00:00Z',
    date_end_at: null,
    time_zone: 'Europe/Zurich',
    competitions_info: {
      img_path: null,
      date_start: '2026-03-01 10:00',
      date_end: null,
      gender: 'female',
      category: 'national',
      country_id: 1,
      fees: 20,
      location: 'Bern',
      prize_amount: 1000,
      url_event: null,
      url_social: null,
      ...info,
    },
    athletes_summary: null,
    competition_users: [],
    ...about,
  }
}
