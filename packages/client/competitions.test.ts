import { readCompetitionList } from '@trickline/contract/read-rows'
import { competitionStatusCodes, entryRoleCodes, entryStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { competitionListRowFixture, personFixture } from './test-fixtures.ts'
import { competitionListReducers, sortedForList } from './list-reducers.ts'

const listRow = (...args: Parameters<typeof competitionListRowFixture>) =>
  readCompetitionList(competitionListRowFixture(...args))
const { AthleteSummaryListUpdated: applySummary, CompetitionListUpdated } = competitionListReducers
const applyListUpdate = (...args: Parameters<typeof CompetitionListUpdated>) =>
  CompetitionListUpdated(...args) ?? []

const judge = {
  id: 5,
  role_id: entryRoleCodes.judge,
  status_id: entryStatusCodes.approved,
  user: personFixture(),
}
const counts = { approved: 8, declined: 1, pending: 2, invited: 0, paied: 8, active_total: 10 }

test('a changed row replaces the one in the list and keeps its entries and counts', () => {
  const initial = [listRow(1, { athletes_summary: counts, competition_users: [judge] }), listRow(2)]
  const list = applyListUpdate(initial, {
    competition_list: [competitionListRowFixture(1, { name: 'Lausanne Open' })],
  })
  expect(list[0]).toMatchObject({
    id: 1,
    name: 'Lausanne Open',
    athletes_summary: counts,
    entries: [{ id: judge.id, role: 'judge', status: 'approved', user: judge.user }],
  })
  expect(list[1]).toBe(initial[1])
})

test('a published competition is inserted in order, a deleted one is removed', () => {
  const over = competitionListRowFixture(4, { status_id: competitionStatusCodes.finished })
  const list = applyListUpdate([listRow(1), listRow(2), readCompetitionList(over)], {
    competition_list: [competitionListRowFixture(3)],
    removed: [1],
  })
  expect(list.map(({ id }) => id)).toEqual([2, 3, 4])
})

test('a finished competition moves to the end', () => {
  const over = competitionListRowFixture(1, { status_id: competitionStatusCodes.finished })
  const list = applyListUpdate([listRow(1), listRow(2)], { competition_list: [over] })
  expect(list.map(({ id }) => id)).toEqual([2, 1])
})

test('a new start date moves a competition within its status', () => {
  const later = competitionListRowFixture(1, { date_start_at: '2026-09-01T09:00:00Z' })
  const list = applyListUpdate([listRow(1), listRow(2)], { competition_list: [later] })
  expect(list.map(({ id }) => id)).toEqual([2, 1])
})

test('a division keeps what is known of its event; of an unknown event the list is fetched again', () => {
  const event = {
    id: 7,
    name: 'Yukimi Cup',
    place: null,
    date_start: null,
    date_end: null,
    time_zone: 'UTC',
    img_path: null,
  }
  const initial = [listRow(1, { event_id: 7, event }), listRow(2)]
  expect(applyListUpdate(initial, joining(7)).map((row) => row.event)).toEqual([event, event])
  expect(CompetitionListUpdated(initial, joining(8))).toBeNull()
  expect(
    applyListUpdate(initial, { competition_list: [competitionListRowFixture(1)] }).map((row) => row.event),
  ).toEqual([null, null])
})

function joining(event_id: number) {
  return { competition_list: [competitionListRowFixture(2, { event_id })] }
}

test('new counts change the counts of that competition alone', () => {
  const initial = [listRow(1), listRow(2)]
  const list = applySummary(initial, { competition_id: 2, summary: counts })
  expect(list[0]).toBe(initial[0])
  expect(list[1]).toEqual({ ...initial[1], athletes_summary: counts })
})

test('drafts come first and finished competitions last', () => {
  const order = ['finished', 'published', 'started', 'approved', 'pending', 'registered'] as const
  const list = sortedForList(
    order.map((status, id) => listRow(id, { status_id: competitionStatusCodes[status] })),
  )
  expect(list.map((row) => order[row.id])).toEqual([
    'registered',
    'pending',
    'approved',
    'started',
    'published',
    'finished',
  ])
})
