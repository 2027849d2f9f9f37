/**
 * Puts the tricks of a competition round in place and computes its score: what saving a score, correcting one and
 * scoring by POST /store have in common (scoring §1, statuses-and-moves §6).
 */
import { writtenBy } from '@trickline/competition/round-comments'
import { decideRound } from '@trickline/competition/round-moves'
import type { RoundVerb } from '@trickline/competition/round-moves'
import type { ParsedRequest } from '@trickline/contract/call'
import { isRefusal } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { RoundRow, updateRound as updateRoundCall } from '@trickline/contract/rounds'
import type { Work } from '../platform/http/work.ts'
import { announceRound } from './announce-rounds.ts'
import { replaceTricks } from './replace-tricks.ts'
import { refuseWithPresent, sceneOf } from './round-at-hand.ts'
import type { RoundAtHand } from './round-at-hand.ts'
import { roundAsSeen } from './rounds-as-seen.ts'
import { commentsOf, updateRound } from './rounds-store.ts'

export type GivenScore = Omit<ParsedRequest<typeof updateRoundCall>['body'], 'roundId' | 'round_name'>

/** The round must be locked. Left out (undefined) keeps what there is; null clears it. */
export async function keepScore(
  work: Work,
  atHand: RoundAtHand,
  given: GivenScore,
): Promise<{ success: true; round: RoundRow } | Refusal> {
  const scene = await sceneOf(work.tx, atHand)
  const { refusal } = decideRound(work.person, scene, verbOf(given, atHand))
  if (refusal) return refuseWithPresent(work, refusal, atHand)
  const totals = await replaceTricks(work, atHand, given)
  if (isRefusal(totals)) return totals

  const saved = await updateRound(
    work.tx,
    atHand.round.id,
    {
      ...totals,
      status: 'completed',
      completed_at: work.now,
      scored_by: work.person.id,
      // the athlete has validated other tricks than these
      validated_at: null,
      ...(given.videoUrl !== undefined && { video_link: given.videoUrl }),
      ...(given.athlete_feedback !== undefined && {
        judge_comment: writtenBy('judge', given.athlete_feedback, commentsOf(atHand.round)),
      }),
    },
    work.now,
  )
  await announceRound(work, { ...atHand, rounds: [saved] })
  return { success: true, round: await roundAsSeen(work.tx, { ...atHand, round: saved }, work.person) }
}

/** A client that does not say whether it scores or edits means what the round waits for. */
function verbOf({ isNew }: GivenScore, { round }: RoundAtHand): RoundVerb {
  return (isNew ?? round.status !== 'review') ? 'save-score' : 'save-edit'
}
