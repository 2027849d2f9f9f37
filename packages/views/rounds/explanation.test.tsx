import type { Trick } from '@trickline/contract/tricks'
import { ruleName, scoreRound } from '@trickline/scoring'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Performance } from '../tricks/performed-trick.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { type DraftRow, type RoundDraft, tricksOf } from './draft-trick.ts'
import type { ExplainTarget } from './explained-round.ts'
import { Explanation } from './explanation.tsx'
import { newDraft } from '../../../apps/web/src/rounds/draft/step.ts'
import { type DraftAction, roundDraftReducer } from '../../../apps/web/src/rounds/draft/taps.ts'
import { asc360, bb360, free360, trickFixture } from './test-tricks.ts'

const mute = 17
const squirrel = 26
const bbfF = { ...trickFixture(4, 'Back Butt Flip to feet', 'BBF-F', 7, 1), level_id: 3 }

/** Enters the worked round of scoring §13. */
const taps: DraftAction[] = [
  entered(bb360, { variation: 1 }),
  { type: 'begin-combo' },
  entered(bb360, { variation: 1 }),
  entered(free360, { variation: 2, grab: mute }),
  entered(asc360, { variation: 2, dub: 1 }),
  entered(bbfF, { grab: squirrel }),
  { type: 'end-combo' },
  entered(bbfF, { grab: squirrel, dub: 2 }),
]
const rows = taps.reduce<RoundDraft>(roundDraftReducer, newDraft()).validated
const totals = { 1: '33.75', 2: '45.04', 3: '48.36', 4: '43.00' } as const
const rules = [1, 2, 3, 4] as const

beforeAll(async () => {
  await Promise.all([loadMessages('judging'), loadMessages('judgingParts'), loadMessages('common')])
})

test.each(rules)('the steps shown for the total add up to it, under rule %i', (rule) => {
  const steps = shown(rule, { what: 'total' }).steps
  const of = (name: string) => number(steps.find(({ text }) => text.startsWith(name))?.figure)

  expect(steps.at(-1)?.figure).toBe(totals[rule])
  expect(of('Single tricks') + of('Combos')).toBeCloseTo(of('Score'), 3)
  expect((of('Score') + of('Style') + of('Variety')).toFixed(2)).toBe(totals[rule])
})

test.each(rules)('the steps shown for a combo or a trick multiply to its result, under rule %i', (rule) => {
  for (const tapped of numbersOf(rows)) {
    const { steps } = shown(rule, tapped)
    const product = steps.reduce(
      (points, { figure }) => (figure.startsWith('×') ? points * number(figure) : points),
      number(steps[0]?.figure),
    )
    expect(product).toBeCloseTo(number(steps.at(-1)?.figure), 3)
  }
})

test.each(rules)('the parts of a number add up to it, under rule %i', (rule) => {
  const total = shown(rule, { what: 'total' })
  const score = total.steps.find(({ text }) => text === 'Score')
  expect(sum(total.parts)).toBeCloseTo(number(score?.figure), 3)

  const combo = shown(rule, comboOf(rows))
  expect(sum(combo.parts)).toBeCloseTo(number(combo.steps.at(-1)?.figure), 3)
})

test('a factor is not rounded: a combo of mean level 2.25 counts × 1.1125', () => {
  const { steps } = shown(4, comboOf(rows))

  expect(steps.map(({ figure }) => figure)).toEqual(['21.2225', '× 1.1125', '× 1.2', '28.332'])
})

test.each(rules)(
  'each number of the totals bar is spoken of where the total comes from, under rule %i',
  (rule) => {
    const said = shown(rule, { what: 'total' }).steps.map(({ text }) => text.toLowerCase())

    for (const label of ['score', 'style', 'variety', 'unique'])
      expect(said).toContainEqual(expect.stringContaining(label))
  },
)

type Shown = { steps: { text: string; figure: string }[]; parts: string[] }

/** The rendered content of the dialog: first the steps, then the parts. */
function shown(rule: 1 | 2 | 3 | 4, tapped: ExplainTarget): Shown {
  const html = renderToStaticMarkup(
    <Explanation
      tapped={tapped}
      onExplain={() => {}}
      onClose={() => {}}
      rows={rows}
      selected={[]}
      score={scoreRound(rule, rows)}
      ruleName={ruleName(rule)}
    />,
  )
  const [steps = ''] = html.split('</ol>')
  const [, parts = ''] = html.split('<section')
  return {
    steps: [...steps.matchAll(/<li[^>]*><span[^>]*>([^<]*)(?:<.*?)?<span class="tabular[^>]*>([^<]*)/g)].map(
      ([, text = '', figure = '']) => ({ text, figure }),
    ),
    parts: [...parts.matchAll(/<span class="tabular[^>]*>([^<]*)/g)].map(([, figure = '']) => figure),
  }
}

/** Targets for the combo and every trick. */
function numbersOf(list: readonly DraftRow[]): ExplainTarget[] {
  return [comboOf(list), ...tricksOf(list).map(({ key }) => ({ what: 'trick', key }) as const)]
}

function comboOf(list: readonly DraftRow[]): ExplainTarget {
  return { what: 'combo', key: list.find(({ kind }) => kind === 'combo')?.key ?? 0 }
}

function sum(figures: readonly string[]): number {
  return figures.reduce((all, figure) => all + number(figure), 0)
}

/** The displayed number; 0 if there is none. */
function number(figure = ''): number {
  return Number(figure.replace('× ', ''))
}

function entered(trick: Trick, performed: Partial<Performance>): DraftAction {
  return { type: 'enter', direct: true, trick: { trick, grab: null, dub: 0, variation: 0, ...performed } }
}
