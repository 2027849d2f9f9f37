/** The judge gives the round back, or the owner releases it: scoring → recorded, for any judge to claim. */
import type { RoundStep } from './round-step.ts'

export const cancelScoring: RoundStep = () => ({ judge_id: null })
