/** The list of visible competitions, kept live through `competition.global` (live-events §2). */
import { useQuery } from '@tanstack/react-query'
import { compareForList } from '@trickline/competition/statuses'
import { listCompetitions } from '@trickline/contract/competitions'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import { type CompetitionListRead, readCompetitionList } from '@trickline/contract/read-rows'
import { api } from './api.ts'
import { expectList } from './expect-list.ts'
import { queryKeys } from './query-keys.ts'
import { createOfflineCache, queryWithOfflineCache, useOfflineCache } from './offline-cache.ts'
import { type EventReducers, useLive } from './live.ts'
import { useOptimisticData } from './mutation.ts'
import { isArray } from './type-guards.ts'

export function useCompetitions() {
  const { data, error, refetch, dataUpdatedAt: at } = useQuery(competitionsQuery())
  useLive(channelOf.global, queryKeys.competitions, competitionListReducers)
  const asOf = useOfflineCache(queryKeys.competitions, listOfflineCache, onlyId, { seen: data, at })
  return { data: useOptimisticData(queryKeys.competitions, data), error, refetch, asOf }
}

const onlyId = 'only'
const listOfflineCache = createOfflineCache<CompetitionListRead[]>('competitions', isArray)

function competitionsQuery() {
  return queryWithOfflineCache(queryKeys.competitions, listOfflineCache, onlyId, async (signal) =>
    sortedForList(expectList(await api(listCompetitions, { signal })).map(readCompetitionList)),
  )
}

export const competitionListReducers = {
  CompetitionListUpdated: putListRows,
  AthleteSummaryListUpdated: (list, { competition_id, summary }) =>
    list.map((row) => (row.id === competition_id ? { ...row, athletes_summary: summary } : row)),
} satisfies EventReducers<CompetitionListRead[]>

/** The rows of an event have no counts, people or podiums: the known ones stay. */
function putListRows(
  list: readonly CompetitionListRead[],
  { competition_list, removed = [] }: LiveEvents['CompetitionListUpdated'],
): CompetitionListRead[] {
  const byId = new Map(list.map((row) => [row.id, row]))
  for (const row of competition_list.map(readCompetitionList)) {
    const before = byId.get(row.id)
    byId.set(row.id, {
      ...row,
      athletes_summary: row.athletes_summary ?? before?.athletes_summary ?? null,
      entries: row.entries.length > 0 ? row.entries : (before?.entries ?? []),
      recording: row.recording ?? before?.recording ?? null,
      podiums: row.podiums ?? before?.podiums ?? null,
    })
  }
  for (const id of removed) byId.delete(id)
  return sortedForList([...byId.values()])
}

export function sortedForList(list: readonly CompetitionListRead[]): CompetitionListRead[] {
  return list.toSorted(compareForList)
}
