/**
 * What a phase waits for until its results can be published, and until it can be left. While one of its rounds is in a
 * status that is not known here neither is possible: nobody here can tell whether that round is judged.
 */
import { phaseIsFinished, phaseIsPublishable, publishCountdownEnd } from '@trickline/competition/phases'
import type { SeenRound } from './as-seen.ts'

export type PhaseProgress = {
  publishable: boolean
  advanceable: boolean
  /** How many of its rounds are still to be judged. */
  toJudge: number
  /** Of the publish countdown, epoch milliseconds; null while there is none. */
  countdownEnd: number | null
}

export function phaseProgress(rounds: readonly SeenRound[]): PhaseProgress {
  const toJudge = rounds.filter((round) => !isDone(round)).length
  return {
    publishable: phaseIsPublishable(rounds),
    advanceable: phaseIsFinished(rounds),
    toJudge,
    countdownEnd: publishCountdownEnd(rounds.map(judgedAt)),
  }
}

/** Judged, whether published or not. */
function isDone(round: SeenRound): boolean {
  return phaseIsPublishable([round]) || phaseIsFinished([round])
}

function judgedAt(round: SeenRound) {
  const completedAt = round.completed_at
  return { ...round, completedAt: completedAt === null ? null : Date.parse(completedAt) }
}
