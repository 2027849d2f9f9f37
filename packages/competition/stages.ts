/**
 * How many athletes a pack takes, and which stages can follow qualifying with it (competition-form §3).
 */

import type { CompetitionTypeId, PackSize, StageId } from './model.ts'

export type Pack = { min: number; max: number }

/** Athletes of each pack by mode. */
export const packs: Readonly<Record<PackSize, { vs: Pack; scoring: Pack }>> = {
  small: { vs: { min: 8, max: 10 }, scoring: { min: 8, max: 12 } },
  medium: { vs: { min: 11, max: 18 }, scoring: { min: 13, max: 20 } },
  big: { vs: { min: 19, max: 32 }, scoring: { min: 21, max: 32 } },
}

/** `athletes_min` and `athletes_max` of a competition. */
export function packOf(size: PackSize, isVs: boolean): Pack {
  return isVs ? packs[size].vs : packs[size].scoring
}

/** The stages that can be chosen, largest first: as many as the pack can fill, and no semifinal in scoring mode. */
export function availableStages(athletesMax: number, isVs: boolean): StageId[] {
  const stages: StageId[] = [5, 4, 3, 2, 1]
  return stages.filter((stage) => stage <= largestStage(athletesMax) && (isVs || stage !== 2))
}

function largestStage(athletesMax: number): StageId {
  if (athletesMax >= 32) return 5
  if (athletesMax >= 16) return 4
  if (athletesMax >= 8) return 3
  if (athletesMax >= 4) return 2
  return 1
}

export type StagesProblem = 'no-stages' | 'stage-repeated' | 'stage-not-available' | 'no-final' | 'run-broken'

/**
 * What is wrong with the chosen stages, nothing when they can be played: each once, each available, the final among
 * them, and in VS an unbroken run down to it, since the winners of a stage fill the next.
 */
export function checkStages(
  stages: readonly StageId[],
  { isVs, athletesMax }: { isVs: boolean; athletesMax: number },
): StagesProblem[] {
  if (stages.length === 0) return ['no-stages']
  const chosen = new Set(stages)
  const available = new Set(availableStages(athletesMax, isVs))
  const problems: StagesProblem[] = []
  if (chosen.size < stages.length) problems.push('stage-repeated')
  if (stages.some((stage) => !available.has(stage))) problems.push('stage-not-available')
  if (!chosen.has(1)) problems.push('no-final')
  // Distinct stages from the final up have no gap when the largest is also their number.
  else if (isVs && Math.max(...chosen) !== chosen.size) problems.push('run-broken')
  return problems
}

/** Why qualifying cannot be doubled: no pack chosen, or a big pack at a live competition. null: it can. */
export function dualQualifyingProblem(form: {
  participantSize: PackSize | null
  typeId: CompetitionTypeId | null
}): 'participant_size' | 'double_parameters' | null {
  if (form.participantSize === null) return 'participant_size'
  if (form.participantSize === 'big' && form.typeId === 2) return 'double_parameters'
  return null
}
