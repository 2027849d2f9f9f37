/** One's own rounds: of training and, once judged, of competitions, the newest first. No channel tells of them. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { readRound, type RoundRead, type TrainingListRead } from '@trickline/contract/read-rows'
import { trainingList } from '@trickline/contract/training'
import { useEffect } from 'react'
import { api } from './api.ts'
import { expectList } from './expect-list.ts'
import { queryKeys } from './query-keys.ts'
import { useOutboxItems } from './outbox.ts'
import { useOptimisticData } from './mutation.ts'

export function useTraining() {
  const queries = useQueryClient()
  const waits = useOutboxItems().length > 0
  useEffect(() => {
    // What waited for the network has reached the server.
    if (!waits) void queries.invalidateQueries({ queryKey: queryKeys.training })
  }, [queries, waits])
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.training,
    queryFn: async ({ signal }) => expectList(await api(trainingList, { signal })).map(readRound),
  })
  return { data: useOptimisticData(queryKeys.training, data), error, refetch }
}

/** A training round that was just saved stands in the list at once, a new one first; the server's list follows. */
export function cacheSavedTraining(queries: QueryClient, saved: RoundRead | null): void {
  if (saved)
    queries.setQueryData<TrainingListRead[]>(
      queryKeys.training,
      (list) => list && withSavedRound(list, saved),
    )
  void queries.invalidateQueries({ queryKey: queryKeys.training })
}

export function withSavedRound(list: readonly TrainingListRead[], saved: RoundRead): TrainingListRead[] {
  // drawn when the server's list is there
  const round = { ...saved, competition: null, line: null }
  return list.some(({ id }) => id === saved.id)
    ? list.map((each) => (each.id === saved.id ? round : each))
    : [round, ...list]
}
