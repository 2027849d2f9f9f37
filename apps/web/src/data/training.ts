/** One's own rounds: of training and, once judged, of competitions, the newest first. No channel tells of them. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { readRound, type RoundRead, type TrainingListed } from '@trickline/contract/read'
import { trainingList } from '@trickline/contract/training'
import { useEffect } from 'react'
import { api } from '../lib/api.ts'
import { listAnswer } from '../lib/list-answer.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useUnsent } from './outbox.ts'
import { useAhead } from './verb.ts'

export function useTraining() {
  const queries = useQueryClient()
  const waits = useUnsent().length > 0
  useEffect(() => {
    // What waited for the network has reached the server.
    if (!waits) void queries.invalidateQueries({ queryKey: queryKeys.training })
  }, [queries, waits])
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.training,
    queryFn: async ({ signal }) => listAnswer(await api(trainingList, { signal })).map(readRound),
  })
  return { data: useAhead(queryKeys.training, data), error, refetch }
}

/** A training round that was just saved stands in the list at once, a new one first; the server's list follows. */
export function putSaved(queries: QueryClient, saved: RoundRead | null): void {
  if (saved)
    queries.setQueryData<TrainingListed[]>(queryKeys.training, (list) => list && withSaved(list, saved))
  void queries.invalidateQueries({ queryKey: queryKeys.training })
}

export function withSaved(list: readonly TrainingListed[], saved: RoundRead): TrainingListed[] {
  // drawn when the server's list is there
  const round = { ...saved, competition: null, line: null }
  return list.some(({ id }) => id === saved.id)
    ? list.map((each) => (each.id === saved.id ? round : each))
    : [round, ...list]
}
