/** What live events change in the list of competitions (live-events §4). */
import { compareForList } from '@trickline/competition/statuses'
import type { LiveEvents } from '@trickline/contract/live-events'
import { type CompetitionListRead, readCompetitionList } from '@trickline/contract/read-rows'
import type { EventReducers } from './live-reducers.ts'

export const competitionListReducers = {
  CompetitionListUpdated: putListRows,
  AthleteSummaryListUpdated: (list, { competition_id, summary }) =>
    list.map((row) => (row.id === competition_id ? { ...row, athletes_summary: summary } : row)),
} satisfies EventReducers<CompetitionListRead[]>

/** Event rows have no counts, people, podiums or event; the cached ones are kept. */
function putListRows(
  list: readonly CompetitionListRead[],
  { competition_list, removed = [] }: LiveEvents['CompetitionListUpdated'],
): CompetitionListRead[] | null {
  const byId = new Map(list.map((row) => [row.id, row]))
  const eventOf = (id: number | null) => (id && list.find(({ event }) => event?.id === id)?.event) || null
  // the first division of an event: the list has to be fetched
  if (competition_list.some(({ event_id }) => event_id && !eventOf(event_id))) return null
  for (const row of competition_list.map(readCompetitionList)) {
    const before = byId.get(row.id)
    byId.set(row.id, {
      ...row,
      athletes_summary: row.athletes_summary ?? before?.athletes_summary ?? null,
      entries: row.entries.length > 0 ? row.entries : (before?.entries ?? []),
      recording: row.recording ?? before?.recording ?? null,
      podiums: row.podiums ?? before?.podiums ?? null,
      event: eventOf(row.event_id),
    })
  }
  for (const id of removed) byId.delete(id)
  return sortedForList([...byId.values()])
}

export function sortedForList(list: readonly CompetitionListRead[]): CompetitionListRead[] {
  return list.toSorted(compareForList)
}
