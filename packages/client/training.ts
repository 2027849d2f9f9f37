/** The person's own rounds, newest first: training rounds and scored competition rounds. No channel reports changes. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { readRound, type RoundRead, type TrainingListRead } from '@trickline/contract/read-rows'
import { trainingList } from '@trickline/contract/calls/training'
import { useEffect } from 'react'
import { api } from './api.ts'
import { queryKeys } from './query-keys.ts'
import { useOutboxItems } from './outbox-items.ts'
import { useOptimisticData } from './optimistic-data.ts'

export function useTraining() {
  const queries = useQueryClient()
  const hasUnsent = useOutboxItems().length > 0
  useEffect(() => {
    // an empty outbox means that the saves have reached the server
    if (!hasUnsent) void queries.invalidateQueries({ queryKey: queryKeys.training })
  }, [queries, hasUnsent])
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.training,
    queryFn: async ({ signal }) => (await api(trainingList, { signal })).map(readRound),
  })
  return { data: useOptimisticData(queryKeys.training, data), error, refetch }
}

/** Puts a new round first in the list. */
export function cacheSavedTraining(queries: QueryClient, saved: RoundRead | null): void {
  if (saved)
    queries.setQueryData<TrainingListRead[]>(
      queryKeys.training,
      (list) => list && withSavedRound(list, saved),
    )
  void queries.invalidateQueries({ queryKey: queryKeys.training })
}

export function withSavedRound(list: readonly TrainingListRead[], saved: RoundRead): TrainingListRead[] {
  // the extra fields come with the refetched list
  const round = { ...saved, competition: null, line: null }
  return list.some(({ id }) => id === saved.id)
    ? list.map((each) => (each.id === saved.id ? round : each))
    : [round, ...list]
}
