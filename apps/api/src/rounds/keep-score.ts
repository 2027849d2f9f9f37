/**
 * Puts the tricks of a competition round in place and computes its score: what saving a score, correcting one and
 * scoring by POST /store have in common (scoring §1, statuses-and-moves §6).
 */
import { canActOnRound, canMoveRound } from '@trickline/competition/permissions'
import { writtenBy } from '@trickline/competition/round-comments'
import { roundMoveBy } from '@trickline/competition/round-moves'
import type { RoundVerb } from '@trickline/competition/round-moves'
import type { ParsedRequest } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { RoundRow, updateRound as updateRoundCall } from '@trickline/contract/rounds'
import { asCompetition } from '../competitions/competitions-store.ts'
import { asEntry } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRound } from './announce-rounds.ts'
import { replaceTricks } from './replace-tricks.ts'
import { refuseWithPresent, whyNotInPlay } from './round-at-hand.ts'
import type { RoundAtHand } from './round-at-hand.ts'
import { roundAsSeen } from './rounds-as-seen.ts'
import { asRound, commentsOf, updateRound } from './rounds-store.ts'

export type GivenScore = Omit<ParsedRequest<typeof updateRoundCall>['body'], 'roundId' | 'round_name'>

/** The round must be locked. Left out (undefined) keeps what there is; null clears it. */
export async function keepScore(
  work: Work,
  atHand: RoundAtHand,
  given: GivenScore,
): Promise<{ success: true; round: RoundRow } | Refusal> {
  const refused = await whyNotKept(work, atHand, given)
  if (refused) return refused
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

/** Not a judge of this round: 403. No score is awaited: 409. Another judge holds it: 403. */
async function whyNotKept(work: Work, atHand: RoundAtHand, given: GivenScore): Promise<Refusal | null> {
  const round = asRound(atHand.round)
  const competition = asCompetition(atHand.competition)
  const entries = atHand.entries.map(asEntry)
  if (!canActOnRound(work.person, competition, entries, round)) return refuse('not-allowed')
  const problem = await whyNotInPlay(work.tx, atHand)
  if (problem) return refuseWithPresent(work, problem, atHand)
  const move = roundMoveBy(round.status, verbOf(given, atHand))
  if (!move) return refuseWithPresent(work, 'wrong-state', atHand)
  if (!canMoveRound(work.person, competition, entries, round, move)) {
    return refuseWithPresent(work, 'not-allowed', atHand)
  }
  return null
}

/** A client that does not say whether it scores or edits means what the round waits for. */
function verbOf({ isNew }: GivenScore, { round }: RoundAtHand): RoundVerb {
  return (isNew ?? round.status !== 'review') ? 'save-score' : 'save-edit'
}
