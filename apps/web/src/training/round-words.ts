/** What a round is called on its card, and its score in words. */
import type { TrainingRound } from '@trickline/contract/training'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'

export function useRoundWords() {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const format = useFormat()
  const phases: Record<string, string> = judging.roundNames
  return {
    /** The competition's name; of training its own name, else its number. */
    titleOf: (round: TrainingRound): string =>
      round.competition?.name ?? (round.round_name || judging.roundNumber(round.round_number)),
    /** Of a competition round the number and the phase; of training the rule and the number. */
    detailsOf: (round: TrainingRound): string[] => {
      const number = judging.roundNumber(round.round_number)
      const rule = round.rule.name || words.unknown
      // without a name its number is the title already
      if (round.competition === null) return round.round_name ? [rule, number] : [rule]
      return [number, phases[round.round_name ?? ''] ?? round.round_size?.name ?? words.unknown]
    },
    /** "-" when it is 0 or less, an em dash when there is none (doc 3 §2.3, §5). */
    shown: (total: number | null): string => (total !== null && total <= 0 ? '-' : format.score(total)),
  }
}
