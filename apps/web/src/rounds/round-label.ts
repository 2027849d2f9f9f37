/** What a round is called. */
import type { RoundRow } from '@trickline/contract/rounds'
import type { PhaseName } from '@trickline/competition/phases'
import type { Areas } from '@trickline/messages/areas'

/** The phase's name, of training its own; "Round n" beyond the phases and without a name (screens §10). */
export function roundLabel(
  round: Pick<RoundRow, 'competition_id' | 'round_name' | 'round_number'>,
  words: Pick<Areas['judging'], 'roundNames' | 'roundNumber'>,
): string {
  if (round.competition_id === null) return round.round_name || words.roundNumber(round.round_number)
  const names: Record<string, string> = words.roundNames satisfies Record<PhaseName, string>
  return names[round.round_name ?? ''] ?? words.roundNumber(round.round_number)
}
