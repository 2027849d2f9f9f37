/** The competitions one may see, kept as they are on the server through `competition.global` (live-events §2). */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CompetitionListRow, listCompetitions } from '@trickline/contract/competitions'
import { channelOf } from '@trickline/contract/live-events'
import { api } from '../lib/api.ts'
import { useChannel } from '../lib/live.ts'
import { applyListUpdate, applySummary, inListOrder } from './apply-list-event.ts'

export function competitionsQuery() {
  return queryOptions({
    queryKey: ['competitions'],
    queryFn: async ({ signal }) => inListOrder(await api(listCompetitions, { signal })),
  })
}

export function useCompetitions() {
  const queries = useQueryClient()
  const { queryKey } = competitionsQuery()
  const change = (changed: (list: CompetitionListRow[]) => CompetitionListRow[]) =>
    queries.setQueryData(queryKey, (list) => list && changed(list))
  useChannel(channelOf.global, {
    onReset: () => void queries.invalidateQueries({ queryKey }),
    CompetitionListUpdated: (event) => change((list) => applyListUpdate(list, event)),
    AthleteSummaryListUpdated: (event) => change((list) => applySummary(list, event)),
  })
  return useQuery(competitionsQuery())
}
