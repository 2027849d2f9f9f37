/** How long scoring a round after an edit takes. The longest real rounds have about sixty tricks. */
import { rules, scoreRound } from '@trickline/scoring'
import type { PerformedRow, PerformedTrick, RuleId } from '@trickline/scoring'
import type { Figure } from './figures.ts'
import { quantile } from './figures.ts'

// ten singles and ten combos of five: every second trick a repeat, every fourth with a grab, every fifth dubbed
const sixtyTricks = Array.from({ length: 60 }, (_, index): PerformedTrick => ({
  trickId: 1 + (index % 30),
  value: 2.5 + (index % 12) / 4,
  level: index % 3 === 0 ? 3 : 2,
  endsOnFeet: index % 5 === 4,
  variation: index % 2 === 0 ? 1 : 2,
  grab: index % 4 === 0 ? 17 : null,
  dub: index % 5 === 1 ? 1 : 0,
}))

const rows = [
  ...sixtyTricks.slice(0, 10).map((trick): PerformedRow => ({ kind: 'single', trick })),
  ...Array.from({ length: 10 }, (_, combo): PerformedRow => {
    const from = 10 + combo * 5
    return { kind: 'combo', tricks: sixtyTricks.slice(from, from + 5) }
  }),
]

export default function scoreRoundBench(): Figure[] {
  return rules.flatMap(({ id: ruleId, name }) => {
    const times = Array.from({ length: 400 }, () => batch(ruleId)).slice(100)
    const what = `score 60 tricks again, ${name}`
    return [
      { what: `${what}, median`, value: quantile(times, 0.5).toFixed(4), unit: 'ms', target: 'under 0.1 ms' },
      { what: `${what}, 95th percentile`, value: quantile(times, 0.95).toFixed(4), unit: 'ms' },
    ]
  })
}

/** Milliseconds per run; twenty at a time, because the clock is coarse. */
function batch(ruleId: RuleId): number {
  const from = performance.now()
  for (let turn = 0; turn < 20; turn++) scoreRound(ruleId, rows)
  return (performance.now() - from) / 20
}
