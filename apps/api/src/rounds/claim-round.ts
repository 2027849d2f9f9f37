/** A judge takes the round to score it: recorded → scoring. From now on only he or she may save or cancel. */
import type { RoundStep } from './round-step.ts'

export const claimRound: RoundStep = ({ person }) => ({ judge_id: person.id })
