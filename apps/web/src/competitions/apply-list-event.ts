/** Carries an event of `competition.global` over to the list that a screen holds (live-events §2). */
import { compareForList } from '@trickline/competition/statuses'
import type { CompetitionListRow } from '@trickline/contract/competitions'
import type { LiveEvents } from '@trickline/contract/live-events'
import { competitionStatusOf } from '@trickline/contract/status-codes'

/** Rows of an event tell neither counts nor people: those that are known stay. */
export function applyListUpdate(
  list: readonly CompetitionListRow[],
  { competition_list, removed = [] }: LiveEvents['CompetitionListUpdated'],
): CompetitionListRow[] {
  const known = new Map(list.map((row) => [row.id, row]))
  for (const row of competition_list) {
    const before = known.get(row.id)
    known.set(row.id, {
      ...row,
      athletes_summary: row.athletes_summary ?? before?.athletes_summary ?? null,
      competition_users:
        row.competition_users.length > 0 ? row.competition_users : (before?.competition_users ?? []),
    })
  }
  for (const id of removed) known.delete(id)
  return inListOrder([...known.values()])
}

export function applySummary(
  list: readonly CompetitionListRow[],
  { competition_id, summary }: LiveEvents['AthleteSummaryListUpdated'],
): CompetitionListRow[] {
  return list.map((row) => (row.id === competition_id ? { ...row, athletes_summary: summary } : row))
}

/** What needs work first, what is over last; within a status by start. */
export function inListOrder(list: readonly CompetitionListRow[]): CompetitionListRow[] {
  return list
    .map((row) => ({
      row,
      status: competitionStatusOf(row.status_id) ?? '',
      dateStart: row.date_start_at === null ? null : Date.parse(row.date_start_at),
    }))
    .toSorted(compareForList)
    .map(({ row }) => row)
}
