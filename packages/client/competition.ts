/** One competition in the query cache (kept live by competition-live.ts). Visitors get the public data (who-sees-what §6). */
import { useQuery } from '@tanstack/react-query'
import { getCompetition, liveCompetition } from '@trickline/contract/calls/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import type { CompetitionRead, EntryRead } from '@trickline/contract/read-rows'
import { readCompetition, withEntryChange } from '@trickline/contract/read-competition'
import { api } from './api.ts'
import { queryKeys } from './query-keys.ts'
import { currentSession } from './session.ts'
import { competitionOfflineCache } from './competition-copies.ts'
import { queryWithOfflineCache, useOfflineCache } from './offline-cache.ts'
import { useOptimisticData } from './optimistic-data.ts'

export function competitionQuery(id: number) {
  return queryWithOfflineCache(queryKeys.competition(id), competitionOfflineCache, id, async (signal) => {
    const call = currentSession() ? getCompetition : liveCompetition
    return readCompetition((await api(call, { params: { id }, signal })).competition)
  })
}

/** `asOf`: since when the data may be out of date; null while live. */
export function useCompetition(id: number) {
  const queryKey = queryKeys.competition(id)
  const { data, error, refetch, dataUpdatedAt: at } = useQuery(competitionQuery(id))
  const asOf = useOfflineCache(queryKey, competitionOfflineCache, id, { seen: data, at })
  return { data: useOptimisticData(queryKey, data), error, refetch, asOf }
}

export function patchEntries(
  competition: CompetitionRead,
  ids: readonly number[],
  patch: (row: EntryRead) => Partial<EntryRow>,
): CompetitionRead {
  const entries = competition.entries.map((row) =>
    ids.includes(row.id) ? withEntryChange(row, patch(row)) : row,
  )
  return { ...competition, entries }
}
