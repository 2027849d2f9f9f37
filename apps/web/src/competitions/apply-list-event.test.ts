import type { CompetitionListRow } from '@trickline/contract/competitions'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { applyListUpdate, applySummary } from './apply-list-event.ts'

const judge = {
  role_id: 2,
  user: { id: 10, name: 'Lucía', surname: 'Ñíguez', img_path: null, country: null },
}
const counts = { approved: 8, declined: 1, pending: 2, invited: 0, paied: 8, active_total: 10 }

test('a changed row replaces the one in the list, whose people and counts stay', () => {
  const held = [aRow(1, { athletes_summary: counts, competition_users: [judge] }), aRow(2)]
  const list = applyListUpdate(held, { competition_list: [aRow(1, { name: 'Lausanne Open' })] })
  expect(list[0]).toMatchObject({
    id: 1,
    name: 'Lausanne Open',
    athletes_summary: counts,
    competition_users: [judge],
  })
  expect(list[1]).toBe(held[1])
})

test('a published competition comes into the list, a deleted one leaves it', () => {
  const list = applyListUpdate([aRow(1), aRow(2)], { competition_list: [aRow(3)], removed: [1] })
  expect(list.map(({ id }) => id)).toEqual([2, 3])
})

test('a competition that is over goes to the end', () => {
  const finished = competitionStatusCodes.finished
  const over = aRow(1, { status_id: finished, status: { id: finished, name: 'finished' } })
  expect(applyListUpdate([aRow(1), aRow(2)], { competition_list: [over] }).map(({ id }) => id)).toEqual([
    2, 1,
  ])
})

test('new counts change the counts of that competition alone', () => {
  const held = [aRow(1), aRow(2)]
  const list = applySummary(held, { competition_id: 2, summary: counts })
  expect(list[0]).toBe(held[0])
  expect(list[1]).toEqual({ ...held[1], athletes_summary: counts })
})

function aRow(id: number, about: Partial<CompetitionListRow> = {}): CompetitionListRow {
  return {
    id,
    name: 'Bern Line Days',
    status_id: competitionStatusCodes.published,
    status: { id: competitionStatusCodes.published, name: 'published' },
    rule_id: 3,
    rule: null,
    type_id: 2,
    type: null,
    organizer_id: 3,
    is_vs: 0,
    is_open: 1,
    is_qualification_dual: 0,
    publish_at: null,
    started_at: null,
    finished_at: null,
    approved: true,
    completion_percentage: 100,
    athletes_min: 8,
    athletes_max: 12,
    date_start_at: null,
    date_end_at: null,
    time_zone: 'UTC',
    competitions_info: {
      img_path: null,
      date_start: null,
      date_end: null,
      gender: null,
      category: null,
      country_id: null,
      fees: 0,
      location: null,
      prize_amount: 0,
      url_event: null,
      url_social: null,
    },
    athletes_summary: null,
    competition_users: [],
    ...about,
  }
}
