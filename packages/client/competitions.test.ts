import { readCompetitionList } from '@trickline/contract/read-rows'
import { competitionStatusCodes, entryRoleCodes, entryStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { competitionListRowFixture, personFixture } from './test-fixtures.ts'
import { sortedForList, competitionListReducers } from './competitions.ts'

const listed = (...given: Parameters<typeof competitionListRowFixture>) =>
  readCompetitionList(competitionListRowFixture(...given))
const { CompetitionListUpdated: applyListUpdate, AthleteSummaryListUpdated: applySummary } =
  competitionListReducers

const judge = {
  id: 5,
  role_id: entryRoleCodes.judge,
  status_id: entryStatusCodes.approved,
  user: personFixture(),
}
const counts = { approved: 8, declined: 1, pending: 2, invited: 0, paied: 8, active_total: 10 }

test('a changed row replaces the one in the list, whose people and counts stay', () => {
  const held = [listed(1, { athletes_summary: counts, competition_users: [judge] }), listed(2)]
  const list = applyListUpdate(held, {
    competition_list: [competitionListRowFixture(1, { name: 'Lausanne Open' })],
  })
  expect(list[0]).toMatchObject({
    id: 1,
    name: 'Lausanne Open',
    athletes_summary: counts,
    entries: [{ id: judge.id, role: 'judge', status: 'approved', user: judge.user }],
  })
  expect(list[1]).toBe(held[1])
})

test('a published competition comes into the list in its place, a deleted one leaves it', () => {
  const over = competitionListRowFixture(4, { status_id: competitionStatusCodes.finished })
  const list = applyListUpdate([listed(1), listed(2), readCompetitionList(over)], {
    competition_list: [competitionListRowFixture(3)],
    removed: [1],
  })
  expect(list.map(({ id }) => id)).toEqual([2, 3, 4])
})

test('a competition that is over goes to the end', () => {
  const over = competitionListRowFixture(1, { status_id: competitionStatusCodes.finished })
  const list = applyListUpdate([listed(1), listed(2)], { competition_list: [over] })
  expect(list.map(({ id }) => id)).toEqual([2, 1])
})

test('another start moves a competition within its status', () => {
  const later = competitionListRowFixture(1, { date_start_at: '2026-09-01T09:00:00Z' })
  const list = applyListUpdate([listed(1), listed(2)], { competition_list: [later] })
  expect(list.map(({ id }) => id)).toEqual([2, 1])
})

test('new counts change the counts of that competition alone', () => {
  const held = [listed(1), listed(2)]
  const list = applySummary(held, { competition_id: 2, summary: counts })
  expect(list[0]).toBe(held[0])
  expect(list[1]).toEqual({ ...held[1], athletes_summary: counts })
})

test('drafts come first and finished competitions last', () => {
  const order = ['finished', 'published', 'started', 'approved', 'pending', 'registered'] as const
  const list = sortedForList(
    order.map((status, id) => listed(id, { status_id: competitionStatusCodes[status] })),
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
