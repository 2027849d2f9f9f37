/** What a phase waits for. A round with an unknown status prevents publishing and leaving, since it may not be judged. */
import { phaseIsFinished, phaseIsPublishable, publishCountdownEnd } from '@trickline/competition/phases'
import type { RoundRead } from '@trickline/contract/read-rows'

export type PhaseProgress = ReturnType<typeof phaseProgress>

export function phaseProgress(rounds: readonly RoundRead[]) {
  return {
    publishable: phaseIsPublishable(rounds),
    advanceable: phaseIsFinished(rounds),
    toJudge: rounds.filter((round) => !phaseIsPublishable([round]) && !phaseIsFinished([round])),
    /** End of the countdown to publication, epoch milliseconds; null: there is none. */
    countdownEnd: publishCountdownEnd(rounds),
  }
}
