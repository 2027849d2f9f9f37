/** The dialog that explains a tapped number step by step. */
import type { Areas } from '@trickline/messages/areas'
import type { RoundScore } from '@trickline/scoring'
import { useMessages } from '@trickline/ui/messages.ts'
import { trickTitle } from '../tricks/performed-trick.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { focusOn } from '@trickline/ui/focus-on.ts'
import { RoundChart } from './round-chart.tsx'
import { TotalParts } from './total-parts.tsx'
import type { DraftRow, DraftTrick } from './draft-trick.ts'
import {
  type Explained,
  explainedRound,
  type ExplainTap,
  type ExplainTarget,
  type Part,
} from './explained-round.ts'
import { sectionOf, type Step } from './explain-score.ts'

type Props = {
  tapped: ExplainTarget | null
  onExplain: ExplainTap
  onClose: () => void
  rows: readonly DraftRow[]
  selected: readonly DraftTrick[]
  score: RoundScore
  ruleName: string
}

export function Explanation({ tapped, onExplain, onClose, rows, selected, score, ruleName }: Props) {
  const words = useMessages('judgingParts')
  const judging = useMessages('judging')
  const found = tapped && explainedRound(tapped, { rows, selected, score })
  const within = found?.within
  const title = found && titleOf(found, words, judging)
  return (
    <Dialog
      open={found !== null}
      onClose={onClose}
      title={
        // the key moves the focus to each new number, as the tapped button is gone
        title === null ? null : (
          <span key={title} ref={focusOn} tabIndex={-1}>
            {title}
          </span>
        )
      }
      actions={
        within ? (
          <Button onClick={() => onExplain(within.tapped)}>
            {within.combo > 0 ? words.explainTitle.combo(within.combo) : words.explainTitle.total}
          </Button>
        ) : null
      }
    >
      <p className="-mt-1 text-label text-soft">{words.byRule(ruleName)}</p>
      {found?.what === 'total' ? <TotalParts totals={score} onExplain={null} /> : null}
      {found ? <Steps steps={found.steps} ruleId={score.ruleId} /> : null}
      {tapped && found && found.what !== 'selected' ? (
        <div className="mt-4">
          <RoundChart
            rows={rows}
            score={score}
            current={tapped.what === 'trick' ? tapped.key : null}
            onTap={(key) => onExplain({ what: 'trick', key })}
          />
        </div>
      ) : null}
      {found && found.parts.length > 0 ? <Parts parts={found.parts} onExplain={onExplain} /> : null}
    </Dialog>
  )
}

function titleOf(
  { what, part }: Explained,
  { explainTitle }: Areas['judgingParts'],
  judging: Areas['judging'],
): string {
  const [trick] = part?.tricks ?? []
  if (!part || !trick) return explainTitle.total
  if (what === 'combo') return explainTitle.combo(part.combo)
  const name = trickTitle(trick, judging)
  return what === 'selected' ? explainTitle.selected(name) : explainTitle.trick(name)
}

type StepsProps = {
  steps: Step[]
  ruleId: number
  /** Shown with two decimals like every score, not with all decimals of the calculation. */
  rounded?: boolean
}

export function Steps({ steps, ruleId, rounded = false }: StepsProps) {
  const format = useFormat()
  const text = useStepWords()
  const { ruleSections } = useMessages('judgingParts')
  const figures = steps.map((step) => figure(step))
  const decimals = Math.max(...figures.map((each) => decimalsIn(each)))
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => {
        const isResult = index > 0 && index === steps.length - 1
        const section = sectionOf(step, ruleId)
        return (
          <li
            key={step.step}
            className={
              isResult
                ? 'flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink pt-2 font-bold'
                : 'flex items-baseline justify-between gap-4 py-1.5'
            }
          >
            <span className="min-w-0">
              {text(step)}
              {section ? <span className="block text-label text-soft">{ruleSections[section]}</span> : null}
            </span>
            <span
              className={isResult ? 'tabular text-score whitespace-nowrap' : 'tabular whitespace-nowrap'}
              style={{ paddingInlineEnd: `${decimals - decimalsIn(figures[index])}ch` }}
            >
              {figures[index]}
            </span>
          </li>
        )
      })}
    </ol>
  )

  function figure(step: Step): string {
    if ('factor' in step) return `× ${format.factor(step.factor)}`
    if (!('points' in step)) return ''
    if (amounts.has(step.step)) return (rounded ? format.value : format.amount)(step.points)
    return step.step === 'total' || rounded ? format.score(step.points) : format.exactScore(step.points)
  }
}

/** The number of decimals, by which the decimal signs are aligned. */
function decimalsIn(figure = ''): number {
  return /[.,](\d+)$/.exec(figure)?.[1]?.length ?? 0
}

/** Steps whose figures are amounts rather than scores, so that 0 reads 0.00. */
const amounts = new Set<Step['step']>(['value', 'style', 'variety'])

function Parts({ parts, onExplain }: { parts: readonly Part[]; onExplain: ExplainTap }) {
  const words = useMessages('judging')
  const { explainParts } = useMessages('judgingParts')
  const format = useFormat()
  return (
    <section aria-label={explainParts}>
      <h3 className="text-label font-semibold text-soft">{explainParts}</h3>
      <ol className="mt-1">
        {parts.map(({ tapped, combo, tricks, points }) => {
          const titles = tricks.map((trick) => trickTitle(trick, words)).join(' · ')
          return (
            <li
              key={'key' in tapped ? `${tapped.what} ${tapped.key}` : tapped.what}
              className="border-t border-hair"
            >
              <button
                type="button"
                onClick={() => onExplain(tapped)}
                className="flex min-h-touch w-full items-center justify-between gap-4 rounded-control py-1 text-start leading-tight hover:bg-sunken"
              >
                <span className="min-w-0">
                  {combo > 0 ? words.combo(combo) : titles}
                  {combo > 0 ? <span className="block truncate text-label text-soft">{titles}</span> : null}
                </span>
                <span className="tabular font-bold whitespace-nowrap">{format.exactScore(points)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function useStepWords(): (step: Step) => string {
  const { steps } = useMessages('judgingParts')
  const format = useFormat()
  const texts: { [Name in Step['step']]: (step: Extract<Step, { step: Name }>) => string } = {
    value: () => steps.value,
    repetition: ({ occurrence, factor }) => steps.repetition(occurrence, format.percent(factor)),
    dub: ({ percent }) => steps.dub(percent),
    position: ({ position }) => steps.position(position),
    'trick-points': () => steps.trickPoints,
    size: ({ endsOnFeet, trickCount }) => (endsOnFeet ? steps.sizeOnFeet : steps.size)(trickCount),
    level: ({ meanLevel }) => steps.level(format.number(Math.round(meanLevel * 100) / 100)),
    feet: () => steps.feet,
    'no-combo': ({ why }) => steps.noCombo[why],
    'round-points': () => steps.roundPoints,
    'combo-tricks': ({ trickCount }) => steps.comboTricks(trickCount),
    'combo-points': () => steps.comboPoints,
    singles: () => steps.singles,
    combos: () => steps.combos,
    score: () => steps.score,
    style: ({ grabTricks, percent }) => steps.style(grabTricks, percent),
    variety: ({ uniqueTricks }) => steps.variety(uniqueTricks),
    'no-style': () => steps.noStyle,
    'no-variety': ({ uniqueTricks }) => steps.noVariety(uniqueTricks),
    total: () => steps.total,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each text gets the step of its name
  return (step) => (texts[step.step] as (step: Step) => string)(step)
}
