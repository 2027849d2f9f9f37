/** The list of visible competitions, kept live through `competition.global` (live-events §2). */
import { useQuery } from '@tanstack/react-query'
import { listCompetitions } from '@trickline/contract/calls/competitions'
import { channelOf } from '@trickline/contract/live-events'
import { type CompetitionListRead, readCompetitionList } from '@trickline/contract/read-rows'
import { api } from './api.ts'
import { queryKeys } from './query-keys.ts'
import { createOfflineCache, queryWithOfflineCache, useOfflineCache } from './offline-cache.ts'
import { useLive } from './live.ts'
import { competitionListReducers, sortedForList } from './list-reducers.ts'
import { useOptimisticData } from './optimistic-data.ts'
import { isArray } from '@trickline/contract/type-guards'

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
    sortedForList((await api(listCompetitions, { signal })).map(readCompetitionList)),
  )
}
