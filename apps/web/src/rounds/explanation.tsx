/** Where a number comes from, in words and step by step; opened by tapping it. */
import type { ComboScore, RoundScore, TrickScore } from '@trickline/scoring'
import { useMessages } from '../lib/messages.ts'
import { useFormat } from '../lib/format.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { DraftRow, DraftTrick } from './draft-trick.ts'
import { explainCombo, explainTotal, explainTrick, type Step } from './explain-score.ts'
import { useStepWords } from './step-words.ts'
import { trickTitle } from './trick-words.ts'

/** What was tapped; keys are those of the draft. */
export type Tapped = { what: 'trick'; key: number } | { what: 'combo'; key: number } | { what: 'total' }
export type ExplainTap = (tapped: Tapped) => void

type Props = {
  tapped: Tapped | null
  onClose: () => void
  rows: readonly DraftRow[]
  score: RoundScore
  ruleName: string
}

export function Explanation({ tapped, onClose, rows, score, ruleName }: Props) {
  const words = useMessages('judging')
  const found = tapped && explained(tapped, rows, score)
  const title =
    found?.what === 'trick'
      ? words.explainTitle.trick(trickTitle(found.trick, words))
      : found?.what === 'combo'
        ? words.explainTitle.combo(found.number)
        : words.explainTitle.total
  return (
    <Dialog open={found !== null} onClose={onClose} title={title}>
      <p className="-mt-1 text-label text-soft">{words.byRule(ruleName)}</p>
      {found ? <Steps steps={found.steps} /> : null}
    </Dialog>
  )
}

function Steps({ steps }: { steps: Step[] }) {
  const format = useFormat()
  const text = useStepWords()
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => {
        const isResult = index === steps.length - 1
        return (
          <li
            key={step.step}
            className={
              isResult
                ? 'flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink pt-2 font-bold'
                : 'flex items-baseline justify-between gap-4 py-1.5'
            }
          >
            <span className="min-w-0">{text(step)}</span>
            <span className={isResult ? 'tabular text-score whitespace-nowrap' : 'tabular whitespace-nowrap'}>
              {'factor' in step
                ? `× ${exact(step.factor)}`
                : 'points' in step
                  ? format.score(step.points)
                  : ''}
            </span>
          </li>
        )
      })}
    </ol>
  )

  /** Factors are shown as they are: 1.1125 is not 1.11. */
  function exact(factor: number): string {
    return format.number(Math.round(factor * 10_000) / 10_000)
  }
}

type Explained =
  | { what: 'trick'; trick: DraftTrick; steps: Step[] }
  | { what: 'combo'; number: number; steps: Step[] }
  | { what: 'total'; steps: Step[] }

/** null when it was deleted meanwhile. */
function explained(tapped: Tapped, rows: readonly DraftRow[], score: RoundScore): Explained | null {
  if (tapped.what === 'total') return { what: 'total', steps: explainTotal(score) }
  let number = 0
  for (const [index, row] of rows.entries()) {
    const rowScore = score.rows[index]
    if (row.kind === 'combo' && rowScore?.kind === 'combo') {
      number += 1
      if (tapped.what === 'combo' && row.key === tapped.key)
        return { what: 'combo', number, steps: explainCombo(rowScore.combo, score.ruleId) }
      const place = row.tricks.findIndex((trick) => trick.key === tapped.key)
      const found =
        tapped.what === 'trick' &&
        trickAt(row.tricks[place], rowScore.tricks[place], rowScore.combo, score.ruleId)
      if (found) return found
    }
    if (row.kind === 'single' && rowScore?.kind === 'single' && tapped.what === 'trick')
      if (row.trick.key === tapped.key) return trickAt(row.trick, rowScore.trick, null, score.ruleId)
  }
  return null
}

function trickAt(
  trick: DraftTrick | undefined,
  score: TrickScore | undefined,
  combo: ComboScore | null,
  ruleId: number,
): Explained | null {
  return trick && score ? { what: 'trick', trick, steps: explainTrick(score, combo, ruleId) } : null
}
