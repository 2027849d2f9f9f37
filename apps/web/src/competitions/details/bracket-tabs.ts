/** The stages of a bracket as tabs: the match for third place has one of its own, before the final (screens §9). */
import type { BracketPair, BracketStage } from '@trickline/competition/bracket'

export type BracketTab = { id: BracketStage['name'] | 'thirdPlace'; pairs: BracketPair[] }

export function bracketTabs(stages: readonly BracketStage[]): BracketTab[] {
  return stages.flatMap(({ name, pairs }): BracketTab[] => {
    if (name !== 'final') return [{ id: name, pairs }]
    const third = pairs.filter(({ vsGroup }) => vsGroup === '3P')
    const final = pairs.filter((pair) => !third.includes(pair))
    return [
      ...(third.length > 0 ? [{ id: 'thirdPlace' as const, pairs: third }] : []),
      { id: name, pairs: final },
    ]
  })
}
