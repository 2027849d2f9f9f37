/** A round for its screen; opens offline from a stored draft, review or claim. Logs unknown rules and stages. */
import { stageNames } from '@trickline/competition/stage-names'
import type { RoundRead } from '@trickline/contract/read-rows'
import { isRuleId } from '@trickline/scoring'
import { useQueryClient } from '@tanstack/react-query'
import { channelOf } from '@trickline/contract/live-events'
import { useEffect } from 'react'
import { useLive } from '@trickline/client/live.ts'
import * as data from '@trickline/client/round.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { lazyHook } from '@trickline/ui/lazy.tsx'
import { logFailure } from '@trickline/client/log-failure.ts'
import { roundDrafts } from './draft/stored-draft.ts'
import { reviewDrafts } from './draft/stored-review.ts'
import { unsentClaim } from './mutations.ts'

const useCompetitionReducers = lazyHook(
  async () => (await import('@trickline/client/live-reducers.ts')).competitionReducers,
)

export function useRound(id: number) {
  const query = data.useRoundQuery(id, () => storedReply(id))
  const { data: reply } = query
  useLiveQueue(reply?.round.competition_id ?? null)
  useEffect(() => {
    if (reply) unrecognised(reply.round).forEach((line) => logFailure(line))
  }, [reply])
  return query
}

/** Keeps the queue that the judge came from current for the way back, even if the network is lost meanwhile. */
function useLiveQueue(competitionId: number | null): void {
  const queryKey = queryKeys.competition(competitionId ?? 0)
  const isKnown = useQueryClient().getQueryData(queryKey) !== undefined
  const reducers = useCompetitionReducers(competitionId !== null && isKnown)
  const channel = reducers && competitionId !== null ? channelOf.competition(competitionId) : null
  useLive(channel, queryKey, reducers ?? {})
}

function storedReply(id: number): data.RoundReply | null {
  const stored = roundDrafts.read(id)?.reply ?? reviewDrafts.read(id)?.reply
  if (stored) return stored
  const claim = unsentClaim(id)
  return claim && data.roundReplyFromRow(claim.round, claim.competition)
}

/** Log lines for a rule or stage that this app does not know (scoring §12, phases-and-seeding §1). */
export function unrecognised({
  rule_id,
  competition_id,
  round_size_id,
}: Pick<RoundRead, 'rule_id' | 'competition_id' | 'round_size_id'>): string[] {
  const isStage = round_size_id === null || Object.hasOwn(stageNames, round_size_id)
  return [
    ...(isRuleId(rule_id) ? [] : [`unrecognised mode: ${rule_id}`]),
    ...(competition_id === null || isStage ? [] : [`Valor de round_size_id no reconocido: ${round_size_id}`]),
  ]
}
