/** Who won, in a sentence: "Jordi beat Luka" and "199.41 to 165.27"; without pairs "Jordi won with 170.96". */
import { bracketView } from '@trickline/competition/bracket'
import { pairResultOf } from '@trickline/competition/current-pair'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { firstName } from '../person-name.ts'
import { type CompetitionView, personIn } from './competition-view.ts'

/** `scores`: empty without pairs. */
type ResultSentence = { who: string; scores: string }

/** `pairOf`: the sentence for a published round; null if it has no opponent. */
export function useResultSentences(view: CompetitionView): {
  final: ResultSentence | null
  pairOf: (roundId: number) => ResultSentence | null
} {
  const words = useMessages('front')
  const live = useMessages('live')
  const common = useMessages('common')
  const format = useFormat()
  const isDrawn = view.isVs && !view.stages.includes('unknown')
  const stages = isDrawn ? bracketView(view, view.athletes, view.rounds) : []
  const pairs = stages.flatMap((stage) => stage.pairs)
  const winner = view.podiums.find(({ final_position }) => final_position === 1)
  const nameOf = (userId: number) => firstName(personIn(view, userId), common)
  const told = (pair: (typeof pairs)[number] | undefined): ResultSentence | null => {
    const result = pair && pairResultOf(pair)
    if (!result) return null
    const [won, lost] = result.scores.map((score) => format.value(score))
    return {
      who: words.beat(nameOf(result.winner), nameOf(result.loser)),
      scores: words.scores(won ?? '', lost ?? ''),
    }
  }
  return {
    final: winner
      ? (told(stages.at(-1)?.pairs.find(({ vsGroup }) => vsGroup === 'F')) ?? {
          who: live.wonWith(firstName(winner.user, common), format.score(winner.final_score)),
          scores: '',
        })
      : null,
    pairOf: (roundId) => told(pairs.find(({ a, b }) => a.roundId === roundId || b.roundId === roundId)),
  }
}
