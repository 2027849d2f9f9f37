/** Details of one trick, kept live, apart from the catalogue, which is enough to enter a round. */
import { useQuery } from '@tanstack/react-query'
import { getTrick } from '@trickline/contract/calls/catalogue'
import type { TrickDetail } from '@trickline/contract/catalogue'
import { channelOf } from '@trickline/contract/live-events'
import { liveQuery, useLive } from '@trickline/client/live.ts'
import { api } from '@trickline/client/api.ts'

export function useTrickDetail(id: number) {
  const query = liveQuery(['trick', id], (signal) => api(getTrick, { params: { id }, signal }))
  useLive<TrickDetail>(channelOf.tricks, query.queryKey, {
    TrickUpdated: (detail, { trick }) => (trick.id === id ? null : detail),
  })
  // another admin may have just changed it
  return useQuery({ ...query, staleTime: 0 })
}
