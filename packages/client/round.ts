/**
 * A round with its tricks, kept fresh by the live channel of its competition. With work on the device the round of
 * that moment is shown at once, also without a network, until the server answers. One that was never saved has no tricks: it
 * opens without an answer, from what its competition said of it.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@trickline/contract/call'
import { channelOf } from '@trickline/contract/live-events'
import {
  type CompetitionRead,
  readRound,
  withRoundChange,
  type RoundDetailRead,
  type RoundRead,
} from '@trickline/contract/read-rows'
import { getRound, type RoundRow } from '@trickline/contract/rounds'
import { useCallback } from 'react'
import { api } from './api.ts'
import { isOffline } from './network.ts'
import { queryClient } from './query.ts'
import { queryKeys } from './query-keys.ts'
import { competitionKeyPrefix, competitionOfflineCache, competitionReducers } from './competition.ts'
import { queryWithOfflineCache, type OfflineCache } from './offline-cache.ts'
import { type EventReducers, useLive } from './live.ts'
import { useOptimisticData } from './mutation.ts'

/**
 * `fetchedVersion`: the version to which the tricks belong. News of the live channel raise the round's own before
 * its tricks are fetched; a save must not pass for newer than the tricks it began with.
 */
export type RoundReply = Omit<ReplyOf<typeof getRound>, 'round'> & {
  round: RoundDetailRead
  fetchedVersion?: number
  /** It was not fetched: a save does not know on which version it is made. */
  isRemembered?: boolean
}

/** The version of the round that was read: what a save says it was made on. */
export function versionOf({ round, fetchedVersion }: RoundReply): number {
  return fetchedVersion ?? round.version
}

/** `stored`: as it was when something was last entered for it here. */
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
  useLive(channel, queryKey, roundReducers, {
    // The tricks of a saved round are in no event.
    onChanged: () => void refetchRound(),
  })
  // the queue one came from is up to date on the way back, also when the network has gone meanwhile
  useLive(channel, queryKeys.competition(competitionId ?? 0), competitionReducers)
  const isBehind = query.isFetching && (data?.fetchedVersion ?? 0) < (data?.round.version ?? 0)
  return { ...query, data, isBehind, refetchRound }
}

/** A round that waits for its first score, as its row says it. */
export function roundReplyFromRow(row: RoundRead, { id, name }: { id: number; name: string }): RoundReply {
  const competition = { id, name, organizer_id: 0 }
  const comments = { athlete_feedback: null, judge_comment: null, athlete_comment: null }
  return {
    validatedTricks: [],
    round: { ...row, ...comments, competition },
    round_name: row.round_name,
    fetchedVersion: row.version,
    isRemembered: true,
  }
}

/** From the competitions that are at hand: what was looked at on this page, then the copies on the device. */
const storedReply: Pick<OfflineCache<RoundReply>, 'read' | 'drop'> = {
  read: (id) => {
    const onPage = queryClient
      .getQueriesData<CompetitionRead>({ queryKey: competitionKeyPrefix })
      .flatMap(([, seen]) => (seen ? [{ at: Date.now(), seen }] : []))
    for (const { at, seen } of [...onPage, ...competitionOfflineCache.all()]) {
      const row = seen.rounds.find((each) => each.id === id)
      const isUnsaved = row?.status === 'recorded' || row?.status === 'scoring'
      if (row && isUnsaved) return { at, seen: roundReplyFromRow(row, seen) }
    }
    return null
  },
  drop: () => undefined,
}

async function fetchRound(id: number, signal: AbortSignal): Promise<RoundReply> {
  const reply = await api(getRound, { params: { id }, signal })
  return { ...reply, round: readRound(reply.round), fetchedVersion: reply.round.version }
}

const roundReducers: EventReducers<RoundReply> = {
  RoundUpdated: (seen, { round }) => putRow(seen, round),
  PartialRoundUpdated: (seen, { round }) => putRow(seen, round),
  RoundsBatchUpdated: (seen, { rounds }) => rounds.reduce(putRow, seen),
  // what the athlete calls incorrect, for those who may see the review
  ReviewCounter: (seen, { round_id, negative_feedback_count }) =>
    putRow(seen, { id: round_id, negative_feedback_count }),
}

/** What others changed shows at once; an event older than what is known says nothing new. */
function putRow(seen: RoundReply, row: Partial<RoundRow> & { id: number }): RoundReply {
  const isOlder = row.version !== undefined && row.version < seen.round.version
  return row.id !== seen.round.id || isOlder ? seen : { ...seen, round: withRoundChange(seen.round, row) }
}
