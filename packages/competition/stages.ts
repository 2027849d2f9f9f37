/** How many athletes a pack takes, and which stages can follow qualifying with it (competition-form §3). */

import type { CompetitionForm } from './competition-fields.ts'
import type { PackSize, StageId } from './model.ts'

export type Pack = { min: number; max: number }

export const packs: Readonly<Record<PackSize, { vs: Pack; scoring: Pack }>> = {
  small: { vs: { min: 8, max: 10 }, scoring: { min: 8, max: 12 } },
  medium: { vs: { min: 11, max: 18 }, scoring: { min: 13, max: 20 } },
  big: { vs: { min: 19, max: 32 }, scoring: { min: 21, max: 32 } },
}

export function packOf(size: PackSize, isVs: boolean): Pack {
  return isVs ? packs[size].vs : packs[size].scoring
}

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

type StagesForm = Pick<CompetitionForm, 'is_vs' | 'participant_size' | 'round_size_id'>

export function offeredStages({ is_vs, participant_size }: Omit<StagesForm, 'round_size_id'>): StageId[] {
  if (is_vs === null || participant_size === null) return []
  return availableStages(packOf(participant_size, is_vs).max, is_vs)
}

/**
 * Adds or removes a stage; removing the final removes all. In VS the stages run down to the final without a gap: adding one
 * adds the later ones, removing one removes the earlier ones.
 */
export function toggleStage(form: StagesForm, pressed: StageId): StageId[] {
  const chosen = form.round_size_id
  const isRemoved = chosen.includes(pressed)
  const isKept = (stage: StageId): boolean => {
    if (isRemoved)
      return chosen.includes(stage) && (form.is_vs || pressed === 1 ? stage < pressed : stage !== pressed)
    return chosen.includes(stage) || stage === 1 || (form.is_vs ? stage <= pressed : stage === pressed)
  }
  return offeredStages(form).filter(isKept)
}

export type StagesProblem =
  | 'before-mode-and-pack'
  | 'stage-repeated'
  | 'stage-not-available'
  | 'no-final'
  | 'run-broken'

/** Without stages nothing is wrong yet. The final is required; VS also needs every stage between the largest and the final. */
export function stagesProblems(form: StagesForm): StagesProblem[] {
  const stages = form.round_size_id
  if (stages.length === 0) return []
  if (form.is_vs === null || form.participant_size === null) return ['before-mode-and-pack']
  const chosen = new Set(stages)
  const available = new Set(offeredStages(form))
  const problems: StagesProblem[] = []
  if (chosen.size < stages.length) problems.push('stage-repeated')
  if (stages.some((stage) => !available.has(stage))) problems.push('stage-not-available')
  if (!chosen.has(1)) problems.push('no-final')
  // distinct stages that include the final have no gap if the largest equals their number
  else if (form.is_vs && Math.max(...chosen) !== chosen.size) problems.push('run-broken')
  return problems
}

/** Why dual qualifying is impossible: no pack is chosen, or the pack is big and the competition live. null if it is possible. */
export function dualQualifyingProblem({
  participant_size,
  type_id,
}: Pick<CompetitionForm, 'participant_size' | 'type_id'>): 'participant_size' | 'double_parameters' | null {
  if (participant_size === null) return 'participant_size'
  return participant_size === 'big' && type_id === 2 ? 'double_parameters' : null
}
