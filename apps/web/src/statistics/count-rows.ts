/** Counts a round from its tricks, even while it is entered, with the counters of packages/scoring. */
import type { CountedTrick, Statistics } from '@trickline/contract/statistics'
import { type Counter, countRounds } from '@trickline/scoring/statistics'
import { type DraftRow, type DraftTrick, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import type { CompositionData } from './composition.tsx'

type Trick = DraftTrick & { category: number }

export function countRows(
  rows: readonly DraftRow[],
  categoryOf: (trickId: number) => number,
): CompositionData['statistics'] {
  const counted = countRounds<Trick>([
    {
      rows: rows.flatMap((row) => {
        const tricks = tricksOf([row]).map((trick) => ({ ...trick, category: categoryOf(trick.trickId) }))
        return row.kind === 'combo' ? [tricks] : tricks
      }),
    },
  ])
  const { counters } = counted
  return {
    counters: {
      fs: counterOf(counters.fs),
      bs: counterOf(counters.bs),
      grabs: counterOf(counters.grabs),
      dubs: counterOf(counters.dubs),
      unique_tricks: counterOf(counters.unique_tricks),
      tricks: counterOf(counters.tricks),
      combos: counterOf(counters.combos),
      combos_6: counterOf(counters.combos_6),
      combos_feet: counterOf(counters.combos_feet),
      combos_feet_6: counterOf(counters.combos_feet_6),
    },
    levels: counted.levels.map(({ id, times }) => ({ level_id: id, times })),
    categories: counted.categories.map(({ id, times }) => ({ categorie_id: id, times })),
  }
}

function counterOf({ total, names }: Counter<Trick>): Statistics['counters']['tricks'] {
  return { total, names: names.map(({ tricks, times }) => ({ tricks: tricks.map(countedTrick), times })) }
}

function countedTrick({ trickId, name, shortName, variation, grab, dub }: Trick): CountedTrick {
  return { id: trickId, name, short_name: shortName, variation, grab, dub }
}
