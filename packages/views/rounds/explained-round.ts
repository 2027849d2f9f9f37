/** The explanation of a tapped number: its steps, its parts, and the number that it is part of. */
import type { ComboScore, RoundScore, TrickScore } from '@trickline/scoring'
import { type DraftRow, type DraftTrick, numbered } from './draft-trick.ts'
import { explainCombo, explainTotal, explainTrick, type Step } from './explain-score.ts'

/** `key`: a key of the draft. `selected`: a trick that is not validated yet. */
export type ExplainTarget = { what: 'trick' | 'combo' | 'selected'; key: number } | { what: 'total' }
export type ExplainTap = (tapped: ExplainTarget) => void

/** `combo`: number of the combo, 0 for a trick. */
export type Part = { tapped: ExplainTarget; combo: number; tricks: readonly DraftTrick[]; points: number }

/** `part`: what was tapped; null for the total. */
export type Explained = {
  what: ExplainTarget['what']
  part: Pick<Part, 'combo' | 'tricks'> | null
  steps: Step[]
  parts: Part[]
  /** The number that includes this one; null if none does. */
  within: (Pick<Part, 'combo'> & { tapped: ExplainTarget }) | null
}

type Round = { rows: readonly DraftRow[]; selected: readonly DraftTrick[]; score: RoundScore }

export function explainedRound(tapped: ExplainTarget, { rows, selected, score }: Round): Explained | null {
  const parts = rowsOf(rows, score)
  if (tapped.what === 'total')
    return { what: 'total', part: null, steps: explainTotal(score), parts: parts.map(partOf), within: null }
  if (tapped.what === 'selected') {
    const trick = selected.find(({ key }) => key === tapped.key)
    if (!trick) return null
    const steps: Step[] = [{ step: 'value', points: trick.value }]
    return { what: 'selected', part: { combo: 0, tricks: [trick] }, steps, parts: [], within: null }
  }
  for (const row of parts) {
    if (row.comboScore && tapped.what === 'combo' && row.key === tapped.key)
      return {
        what: 'combo',
        part: row,
        steps: explainCombo(row.comboScore, score.ruleId),
        parts: row.tricks.map((trick, index) => trickPart(trick, row.trickScores[index])),
        within: { combo: 0, tapped: { what: 'total' } },
      }
    const place = row.tricks.findIndex(({ key }) => key === tapped.key)
    const [trick, trickScore] = [row.tricks[place], row.trickScores[place]]
    if (tapped.what === 'trick' && trick && trickScore)
      return {
        what: 'trick',
        part: { combo: 0, tricks: [trick] },
        steps: explainTrick(trickScore, row.comboScore, score.ruleId),
        parts: [],
        within: {
          combo: row.combo,
          tapped: row.comboScore ? { what: 'combo', key: row.key } : { what: 'total' },
        },
      }
  }
  return null
}

type ScoredRow = Omit<Part, 'tapped'> & {
  key: number
  trickScores: readonly TrickScore[]
  comboScore: ComboScore | null
}

function rowsOf(rows: readonly DraftRow[], score: RoundScore): ScoredRow[] {
  return numbered(rows).flatMap(({ row, combo }, index): ScoredRow[] => {
    const scored = score.rows[index]
    if (row.kind === 'single' && scored?.kind === 'single')
      return [
        {
          key: row.key,
          combo,
          tricks: [row.trick],
          points: scored.points,
          trickScores: [scored.trick],
          comboScore: null,
        },
      ]
    if (row.kind !== 'combo' || scored?.kind !== 'combo') return []
    const { points, tricks: trickScores, combo: comboScore } = scored
    return [{ key: row.key, combo, tricks: row.tricks, points, trickScores, comboScore }]
  })
}

function partOf({ key, combo, tricks, points, comboScore }: ScoredRow): Part {
  const trickKey = tricks[0]?.key ?? 0
  return {
    tapped: comboScore ? { what: 'combo', key } : { what: 'trick', key: trickKey },
    combo,
    tricks,
    points,
  }
}

function trickPart(trick: DraftTrick, score: TrickScore | undefined): Part {
  return {
    tapped: { what: 'trick', key: trick.key },
    combo: 0,
    tricks: [trick],
    points: score?.roundPoints ?? 0,
  }
}
