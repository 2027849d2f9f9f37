/**
 * A new status for a round (statuses-and-moves §6). Which step it is depends on where the round stands: to `recorded` one
 * stops recording, or cancels scoring. Who may, and which moves there are, is in packages/competition.
 */
import type { RoundStatus } from '@trickline/competition/model'
import { decideRoundTo } from '@trickline/competition/round-moves'
import type { RoundVerb } from '@trickline/competition/round-moves'
import { isRefusal } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceRound, announceRoundMove } from './announce-rounds.ts'
import { cancelEdit } from './cancel-edit.ts'
import { cancelScoring } from './cancel-scoring.ts'
import { claimRound } from './claim-round.ts'
import { disqualifyRound } from './disqualify-round.ts'
import { injureRound } from './injure-round.ts'
import { reopenRound } from './reopen-round.ts'
import { lockRoundAtHand, refuseWithPresent, sceneOf } from './round-at-hand.ts'
import type { RoundStep } from './round-step.ts'
import { updateRound } from './rounds-store.ts'
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
  const { refusal, move } = decideRoundTo(work.person, await sceneOf(work.tx, atHand), to)
  if (refusal) return refuseWithPresent(work, refusal, atHand)
  const step = steps[move.verb]
  // a score is saved with its tricks
  if (!step) return refuseWithPresent(work, 'wrong-state', atHand)

  const changes = { ...step(work, atHand.round), status: to }
  const round = await updateRound(work.tx, id, changes, work.now)
  const news = { ...atHand, rounds: [round] }
  await (changesScore.has(move.verb) ? announceRound(work, news) : announceRoundMove(work, news))
  return { success: true }
}
