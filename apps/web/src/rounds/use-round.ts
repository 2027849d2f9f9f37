/**
 * A round with its tricks, kept fresh by the live channel of its competition. With work on the device the round of
 * that moment is shown at once, also without a network, until the server answers.
 */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { channelOf } from '@trickline/contract/live-events'
import { getRound, type RoundRow } from '@trickline/contract/rounds'
import { useCallback, useEffect } from 'react'
import { api } from '../lib/api.ts'
import { useChannel } from '../lib/live.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { roundDrafts, type RoundReply } from './save/kept-draft.ts'
import { reviews } from './review/kept-review.ts'
import { logFailure } from '../lib/log-failure.ts'
import { unrecognised } from './unrecognised.ts'

export function useRound(id: number) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.round(id),
    queryFn: async ({ signal }): Promise<RoundReply> => {
      const reply = await api(getRound, { params: { id }, signal })
      return { ...reply, fetchedVersion: reply.round.version }
    },
    initialData: () => keptReply(id) ?? undefined,
    initialDataUpdatedAt: 1,
  })
  const { data } = query
  useEffect(() => {
    if (data) unrecognised(data.round).forEach((line) => logFailure(line))
  }, [data])
  const competitionId = data?.round.competition_id ?? null
  const change = (row: Partial<RoundRow> & { id: number }) => {
    if (row.id !== id) return
    applyRow(queryClient, row)
    // The tricks of a saved round are in no event.
    void queryClient.invalidateQueries({ queryKey: queryKeys.round(id) })
  }
  useChannel(competitionId === null ? null : channelOf.competition(competitionId), {
    onReset: () => void queryClient.invalidateQueries({ queryKey: queryKeys.round(id) }),
    RoundUpdated: ({ round }) => change(round),
    PartialRoundUpdated: ({ round }) => change(round),
    RoundsBatchUpdated: ({ rounds }) => rounds.forEach(change),
    // what the athlete calls incorrect, for those who may see the review
    ReviewCounter: ({ round_id, negative_feedback_count }) =>
      change({ id: round_id, negative_feedback_count }),
  })
  const refetch = useCallback(
    () => queryClient.invalidateQueries({ queryKey: queryKeys.round(id) }),
    [queryClient, id],
  )
  const isBehind = query.isFetching && (data?.fetchedVersion ?? 0) < (data?.round.version ?? 0)
  return { ...query, isBehind, refetchRound: refetch }
}

/** What others changed shows at once; an event older than what is known says nothing new. */
function applyRow(queryClient: QueryClient, row: Partial<RoundRow> & { id: number }): void {
  queryClient.setQueryData<RoundReply>(queryKeys.round(row.id), (reply) => {
    if (!reply || (row.version !== undefined && row.version < reply.round.version)) return reply
    return { ...reply, round: { ...reply.round, ...row } }
  })
}

/** As it was when something was last entered for it here. */
function keptReply(id: number): RoundReply | null {
  return roundDrafts.read(id)?.reply ?? reviews.read(id)?.reply ?? null
}
