/** One's own rounds: of training and, once judged, of competitions, the newest first. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trainingList } from '@trickline/contract/rounds'
import { useEffect } from 'react'
import { api } from '../lib/api.ts'
import { useUnsent } from '../lib/outbox.ts'

export const trainingKey = ['training'] as const

export function useTraining() {
  const queries = useQueryClient()
  const waits = useUnsent().length > 0
  useEffect(() => {
    // What waited for the network has reached the server.
    if (!waits) void queries.invalidateQueries({ queryKey: trainingKey })
  }, [queries, waits])
  return useQuery({ queryKey: trainingKey, queryFn: ({ signal }) => api(trainingList, { signal }) })
}
