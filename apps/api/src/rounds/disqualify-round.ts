/** A judge disqualifies: the round counts nothing, and what the athlete had validated no longer stands. */
import type { RoundStep } from './round-step.ts'
import { noScore } from './round-step.ts'

export const disqualifyRound: RoundStep = ({ now, person }) => ({
  ...noScore,
  disqualified_at: now,
  judge_id: person.id,
  validated_at: null,
})
