/** Title and details of a round on its card. */
import type { TrainingRead } from '@trickline/contract/read-rows'
import { useMessages } from '@trickline/ui/messages.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'

export function useRoundLabels() {
  const common = useMessages('common')
  const judging = useMessages('judging')
  const phases: Record<string, string> = judging.roundNames
  return {
    /** Name of the competition; for training the round's name, else its number. */
    titleOf: (round: Pick<TrainingRead, 'competition' | 'round_name' | 'round_number'>): string =>
      round.competition?.name ?? (round.round_name || judging.roundNumber(round.round_number)),
    detailsOf: (round: TrainingRead): string[] => {
      const number = judging.roundNumber(round.round_number)
      const rule = ruleTitle(round.rule, common) || common.unknown
      if (round.competition === null) return round.round_name ? [rule, number] : [rule]
      return [number, phases[round.round_name ?? ''] ?? round.round_size?.name ?? common.unknown]
    },
  }
}
