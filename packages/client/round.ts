/**
 * A round with its tricks, kept current by the live channel of its competition. If the device has a draft of the round, its
 * stored copy is shown until the server answers. A round without a score has no tricks, so it opens from its row in the
 * competition.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyFor } from '@trickline/contract/call-types'
import { channelOf } from '@trickline/contract/live-events'
import {
  type CompetitionRead,
  readRound,
  type RoundDetailRead,
  type RoundRead,
  withRoundChange,
} from '@trickline/contract/read-rows'
import { getRound } from '@trickline/contract/calls/rounds'
import type { RoundRow } from '@trickline/contract/rounds'
import { useCallback } from 'react'
import { api } from './api.ts'
import { isOffline } from './network.ts'
import { queryClient } from './query.ts'
import { queryKeys } from './query-keys.ts'
import { competitionKeyPrefix, competitionOfflineCache } from './competition-copies.ts'
import { type OfflineCache, queryWithOfflineCache } from './offline-cache.ts'
import { useLive } from './live.ts'
import type { EventReducers } from './live-reducers.ts'
import { useOptimisticData } from './optimistic-data.ts'

/** `fetchedVersion` is the version of the tricks: live events raise the round's own version before its tricks are fetched. */
export type RoundReply = Omit<ReplyFor<typeof getRound>, 'round'> & {
  round: RoundDetailRead
  fetchedVersion?: number
  /** The reply is from the device, so the base version of a save is unknown. */
  isRemembered?: boolean
}

export function versionOf({ round, fetchedVersion }: RoundReply): number {
  return fetchedVersion ?? round.version
}

/** `stored`: the round as it was when the person last entered something for it on this device. */
export function useRoundQuery(id: number, stored: () => RoundReply | null) {
  const queries = useQueryClient()
  const queryKey = queryKeys.round(id)
  const query = useQuery({
    ...queryWithOfflineCache(queryKey, storedReply, id, (signal) => fetchRound(id, signal)),
    initialData: () => stored() ?? (isOffline() ? storedReply.read(id)?.seen : undefined),
    initialDataUpdatedAt: 1,
  })
  const data = useOptimisticData(queryKey, query.data)
  const refetchRound = useCallback(
    () => queries.invalidateQueries({ queryKey: queryKeys.round(id) }),
    [queries, id],
  )
  const competitionId = data?.round.competition_id ?? null
  const channel = competitionId === null ? null : channelOf.competition(competitionId)
  // events do not contain the tricks of a saved round
  useLive(channel, queryKey, roundReducers, { isPartial: true })
  const isBehind = query.isFetching && (data?.fetchedVersion ?? 0) < (data?.round.version ?? 0)
  return { ...query, data, isBehind, refetchRound }
}

export function roundReplyFromRow(row: RoundRead, { id, name }: { id: number; name: string }): RoundReply {
  const competition = { id, name, organizer_id: 0, inquiries_until: null }
  const comments = { athlete_feedback: null, judge_comment: null, athlete_comment: null }
  return {
    validatedTricks: [],
    round: { ...row, ...comments, competition },
    round_name: row.round_name,
    fetchedVersion: row.version,
    isRemembered: true,
  }
}

/** Looks in the competitions of the query cache, then in the copies on the device. */
const storedReply: Pick<OfflineCache<RoundReply>, 'read' | 'drop'> = {
  read: (id) => {
    const onPage = queryClient
      .getQueriesData<CompetitionRead>({ queryKey: competitionKeyPrefix })
      .flatMap(([, seen]) => (seen ? [{ at: Date.now(), seen }] : []))
    for (const { at, seen: competition } of [...onPage, ...competitionOfflineCache.all()]) {
      const row = competition.rounds.find((each) => each.id === id)
      const isUnsaved = row?.status === 'recorded' || row?.status === 'scoring'
      if (row && isUnsaved) return { at, seen: roundReplyFromRow(row, competition) }
    }
    return null
  },
  drop: () => undefined,
}

/** Keeps the round that a save returned, in case somebody opens it again before its event arrives. */
export function rememberRow(row: RoundRead): void {
  queryClient.setQueryData<RoundReply>(
    queryKeys.round(row.id),
    (reply) => reply && { ...reply, round: { ...reply.round, ...row, competition: reply.round.competition } },
  )
}

async function fetchRound(id: number, signal: AbortSignal): Promise<RoundReply> {
  const reply = await api(getRound, { params: { id }, signal })
  return { ...reply, round: readRound(reply.round), fetchedVersion: reply.round.version }
}

const roundReducers: EventReducers<RoundReply> = {
  RoundUpdated: (reply, { round }) => putRow(reply, round),
  PartialRoundUpdated: (reply, { round }) => putRow(reply, round),
  RoundsBatchUpdated: (reply, { rounds }) => rounds.reduce(putRow, reply),
  // tricks that the athlete marked as incorrect, for people who may see the review
  ReviewCounter: (reply, { round_id, negative_feedback_count }) =>
    putRow(reply, { id: round_id, negative_feedback_count }),
}

/** Ignores an event that the cached round already includes. */
function putRow(reply: RoundReply, row: Partial<RoundRow> & { id: number }): RoundReply {
  const isKnown = row.version !== undefined && row.version <= reply.round.version
  return row.id !== reply.round.id || isKnown ? reply : { ...reply, round: withRoundChange(reply.round, row) }
}
