/**
 * POST /rounds/{id}/entering: a device reports how many tricks it has of a round that its judge holds, and learns what
 * another device of that judge has. Nobody else is told (who-sees-what §11).
 */
import { decideRound } from '@trickline/competition/round-moves'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { reportEntering as reportEnteringCall } from '@trickline/contract/entering'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { asSeenBy } from './ballot-holders.ts'
import { otherEntering, storeEntering } from './entering-store.ts'
import { lockCompetitionRound } from './lock-round.ts'

export async function reportEntering(
  { tx, person, now }: Work,
  { params, body }: ParsedRequest<typeof reportEnteringCall>,
): Promise<ReplyOf<typeof reportEnteringCall> | Refusal> {
  // locked, so that nothing is stored for a round that is being saved or given back
  const locked = await lockCompetitionRound(tx, params.id)
  if (isRefusal(locked)) return locked
  const { id: roundId, version, status } = locked.round
  const seen = { ...locked, round: asSeenBy(person, locked.round) }
  const { refusal } = decideRound(person, seen, status === 'review' ? 'save-edit' : 'save-score')
  if (refusal) return refuse(refusal)

  const own = await storeEntering(tx, { roundId, session: person.session, tricks: body.tricks, now })
  const other = await otherEntering(tx, { roundId, own, userId: person.id, now })
  return {
    version,
    elsewhere: other
      ? {
          tricks: other.trick_count,
          began_at: other.began_at.toISOString(),
          reported_at: other.reported_at.toISOString(),
          user_agent: other.user_agent,
        }
      : null,
  }
}
