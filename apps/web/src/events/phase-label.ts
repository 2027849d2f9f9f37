/** What a phase of a division is called in the timetable. */
import type { PhaseKey } from '@trickline/competition/timetable'
import type { EventRow, Timetable } from '@trickline/contract/events'
import { useMessages } from '@trickline/ui/messages.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'

export type PhaseLabel = { division: string; phase: string }

export function usePhaseLabel(
  { competitions }: Pick<EventRow, 'competitions'>,
  { phases }: Pick<Timetable, 'phases'>,
): (key: PhaseKey) => PhaseLabel {
  const words = useMessages('phases')
  return ({ competitionId, roundNumber }) => {
    const named = phases.find(
      (each) => each.competition_id === competitionId && each.round_number === roundNumber,
    )
    return {
      division: competitions.find(({ id }) => id === competitionId)?.name ?? '',
      phase: phaseName(named?.round_name ?? `round-${roundNumber}`, words),
    }
  }
}
