/**
 * A new status for a round (statuses-and-moves §6). Which step it is depends on where the round stands: to `recorded` one
 * stops recording, or cancels scoring. Who may, and which moves there are, is in packages/competition.
 */
import type { RoundStatus } from '@trickline/competition/model'
import { canMoveRound } from '@trickline/competition/permissions'
import { roundMove, roundMoves } from '@trickline/competition/round-moves'
import type { RoundMove, RoundVerb } from '@trickline/competition/round-moves'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { asCompetition } from '../competitions/competitions-store.ts'
import { asEntry } from '../entries/entries-store.ts'
import type { SignedIn, Work } from '../platform/http/work.ts'
import { announceRound, announceRoundMove } from './announce-rounds.ts'
import { cancelEdit } from './cancel-edit.ts'
import { cancelScoring } from './cancel-scoring.ts'
import { claimRound } from './claim-round.ts'
import { disqualifyRound } from './disqualify-round.ts'
import { injureRound } from './injure-round.ts'
import { reopenRound } from './reopen-round.ts'
import { lockRoundAtHand, refuseWithPresent, whyNotInPlay } from './round-at-hand.ts'
import type { RoundAtHand } from './round-at-hand.ts'
import type { RoundStep } from './round-step.ts'
import { asRound, updateRound } from './rounds-store.ts'
import { startRecording } from './start-recording.ts'
import { stopRecording } from './stop-recording.ts'

const steps: Partial<Record<RoundVerb, RoundStep>> = {
  'start-recording': startRecording,
  'stop-recording': stopRecording,
  claim: claimRound,
  'cancel-scoring': cancelScoring,
  reopen: reopenRound,
  'cancel-edit': cancelEdit,
  disqualify: disqualifyRound,
  injure: injureRound,
}

/** Changes what the athlete scores, so that the whole round is told anew. */
const changesScore: ReadonlySet<RoundVerb> = new Set(['disqualify', 'injure'])

export async function moveRound(
  work: Work,
  id: number,
  to: RoundStatus,
): Promise<{ success: true } | Refusal> {
  const atHand = await lockRoundAtHand(work.tx, id)
  if (isRefusal(atHand)) return atHand
  const move = roundMove(atHand.round.status, to)
  if (!(move ? mayMove(work.person, atHand, move) : mightMove(work.person, atHand, to))) {
    return refuse('not-allowed')
  }
  const problem = await whyNotInPlay(work.tx, atHand)
  if (problem) return refuseWithPresent(work, problem, atHand)
  const step = move && steps[move.verb]
  if (!move || !step) {
    return refuseWithPresent(
      work,
      isHeldByAnother(work.person, atHand) ? 'round-taken' : 'wrong-state',
      atHand,
    )
  }

  const changes = { ...step(work, atHand.round), status: to }
  const round = await updateRound(work.tx, id, changes, work.now)
  const news = { ...atHand, rounds: [round] }
  await (changesScore.has(move.verb) ? announceRound(work, news) : announceRoundMove(work, news))
  return { success: true }
}

function mayMove(person: SignedIn, { competition, entries, round }: RoundAtHand, move: RoundMove): boolean {
  return canMoveRound(person, asCompetition(competition), entries.map(asEntry), asRound(round), move)
}

/**
 * Whether this person could bring the round there from any status, holding it where that is asked for. Who could not
 * is not allowed to; who could has come at the wrong moment.
 */
function mightMove(person: SignedIn, atHand: RoundAtHand, to: RoundStatus): boolean {
  const held = { ...atHand, round: { ...atHand.round, judge_id: person.id } }
  return roundMoves.some((move) => move.to === to && mayMove(person, held, move))
}

function isHeldByAnother(person: SignedIn, { round }: RoundAtHand): boolean {
  return (
    (round.status === 'scoring' || round.status === 'review') &&
    round.judge_id !== null &&
    round.judge_id !== person.id
  )
}
