/** Nothing is corrected after all: review → completed. The round is again that of the judge who scored it. */
import type { RoundStep } from './round-step.ts'

export const cancelEdit: RoundStep = (_work, round) => ({ judge_id: round.scored_by })
