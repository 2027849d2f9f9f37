/** The example of a section, scored as it changes: the round, and the steps of its calculation. */
import { dubLevels, type Rule, type RulebookSection, scoreRound } from '@trickline/scoring'
import { useState } from 'react'
import { useTricks } from '@trickline/client/catalogue.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { explainCombo, explainTotal, explainTrick, type Step } from '@trickline/views/rounds/explain-score.ts'
import { Steps } from '@trickline/views/rounds/explanation.tsx'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { Button } from '@trickline/ui/button.tsx'
import { RangeField } from '@trickline/ui/field.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { type Example, exampleOf, exampleRound, type NamedRow, ranges } from './example-round.ts'

export function SectionExample({ rule, section }: { rule: Rule; section: RulebookSection }) {
  const words = useMessages('rulebooks')
  const { tricks } = useTricks()
  const { start, controls, about } = exampleOf[section]
  const [example, change] = useState(start)
  const rows = exampleRound(example, tricks)
  if (!rows) return null
  const { title, steps } = explainSubject(about, rule, rows, words)
  return (
    <section aria-label={words.example} className="flex flex-col gap-4 border-t border-hair pt-4">
      <ExampleControls example={example} start={start} controls={controls} onChange={change} />
      <RoundInOrder rows={rows} />
      <div aria-live="polite">
        <h3 className="mb-1 text-label font-semibold text-soft">{title}</h3>
        <Steps steps={steps} ruleId={rule.id} />
      </div>
    </section>
  )
}

type ControlsProps = {
  example: Example
  start: Example
  controls: readonly (keyof Example)[]
  onChange: (example: Example) => void
}

export function ExampleControls({ example, start, controls, onChange }: ControlsProps) {
  const words = useMessages('rulebooks')
  const { quick, dubPercent } = useMessages('judging')
  const change = (changed: Partial<Example>) => onChange({ ...example, ...changed })
  const valueText = (control: Exclude<keyof Example, 'endsOnFeet'>) => {
    if (control === 'level') return quick.levels[example.level]
    if (control === 'place' && example.place === 1) return words.single
    if (control !== 'dub') return String(example[control])
    const dub = dubLevels.find(({ id }) => id === example.dub)
    return dub ? dubPercent(dub.percent) : words.noDub
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-1">
      {controls.map((control) => {
        const label = words.controls[control]
        if (control === 'endsOnFeet') {
          return (
            <Segmented
              key={control}
              className="col-span-full"
              label={label}
              segments={[
                { value: 'feet', label: words.onFeet },
                { value: 'elsewhere', label: words.elsewhere },
              ]}
              value={example.endsOnFeet ? 'feet' : 'elsewhere'}
              onChange={(landing) => change({ endsOnFeet: landing === 'feet' })}
            />
          )
        }
        return (
          <RangeField
            key={control}
            label={label}
            {...ranges[control]}
            value={example[control]}
            valueText={valueText(control)}
            onValue={(value) => change({ [control]: value })}
          />
        )
      })}
      {example === start ? null : (
        <Button className="col-span-full mt-2 justify-self-start" onClick={() => onChange(start)}>
          {words.reset}
        </Button>
      )}
    </div>
  )
}

export function RoundInOrder({ rows }: { rows: readonly NamedRow[] }) {
  const words = useMessages('rulebooks')
  const judging = useMessages('judging')
  return (
    <ol aria-label={words.inOrder} className="flex flex-wrap gap-1.5 text-label">
      {rows.map((row, place) => {
        const titles = row.kind === 'single' ? [row.trick] : row.tricks
        return (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- the same trick may stand twice
            key={place}
            className="rounded-control border border-edge px-2 py-1 font-medium"
          >
            {titles.map((trick) => trickTitle(trick, judging)).join(' → ')}
          </li>
        )
      })}
    </ol>
  )
}

type About = (typeof exampleOf)[RulebookSection]['about']

function explainSubject(
  about: About,
  rule: Rule,
  rows: readonly NamedRow[],
  words: ReturnType<typeof useMessages<'rulebooks'>>,
): { title: string; steps: Step[] } {
  const round = scoreRound(rule.id, rows)
  const [last, scored] = [rows.at(-1), round.rows.at(-1)]
  if (about === 'total' || !last || !scored) return { title: words.ofTotal, steps: explainTotal(round) }
  const [combo, trick] = scored.kind === 'combo' ? [scored.combo, scored.tricks.at(-1)] : [null, scored.trick]
  if (combo && about === 'combo') return { title: words.ofCombo, steps: explainCombo(combo, rule.id) }
  const name = (last.kind === 'combo' ? last.tricks.at(-1) : last.trick)?.shortName ?? ''
  return { title: words.ofTrick(name), steps: trick ? explainTrick(trick, combo, rule.id) : [] }
}
