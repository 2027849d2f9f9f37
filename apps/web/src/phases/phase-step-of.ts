/** The owner's next step with the current phase. */
import { decidePhase, type PhaseVerb } from '@trickline/competition/phases'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'

/** null if the viewer, who owns the competition, has no step to take now. */
export function phaseStepOf(view: CompetitionView): PhaseVerb | null {
  const { current, person, rounds } = view
  const context = { competition: view, rounds, roundNumber: current?.number ?? 0 }
  return (['publish', 'advance'] as const).find((verb) => decidePhase(person, context, verb).move) ?? null
}
