/** A judge takes a completed round to correct it: completed → review. What is saved so far stays until then. */
import type { RoundStep } from './round-step.ts'

export const reopenRound: RoundStep = ({ person }) => ({ judge_id: person.id })
