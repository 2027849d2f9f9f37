/**
 * What a phase waits for until its results can be published, and until it can be left. While one of its rounds is in a
 * status that is not known here neither is possible: nobody here can tell whether that round is judged.
 */
import { phaseIsFinished, phaseIsPublishable, publishCountdownEnd } from '@trickline/competition/phases'
import type { RoundRead } from '@trickline/contract/read-rows'

export type PhaseProgress = ReturnType<typeof phaseProgress>

export function phaseProgress(rounds: readonly RoundRead[]) {
  return {
    publishable: phaseIsPublishable(rounds),
    advanceable: phaseIsFinished(rounds),
    /** Its rounds that are still to be judged. */
    toJudge: rounds.filter((round) => !phaseIsPublishable([round]) && !phaseIsFinished([round])),
    /** Of the publish countdown, epoch milliseconds; null while there is none. */
    countdownEnd: publishCountdownEnd(rounds),
  }
}
