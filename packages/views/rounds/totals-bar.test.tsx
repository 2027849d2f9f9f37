import { readRound } from '@trickline/contract/read-rows'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import type { Totals } from './total.tsx'
import { TotalsBar } from './totals-bar.tsx'
import { scoreForViewer, visibleTotals } from './visible-totals.ts'
import { roundFixture as aRoundRow } from '@trickline/client/test-fixtures.ts'
import { draftRows } from './draft-trick.ts'
import { validatedRowFixture } from './test-tricks.ts'

beforeAll(async () => {
  await loadMessages('judging')
})

test('a new total is announced: it is outside the button, whose content is never announced', () => {
  const bar = barOf({ total: 43, score: 35.457, stylePercent: 10, varietyPoints: 4, uniqueTricks: 4 })

  expect(bar.replaceAll(/<button.*?<\/button>/g, '')).toMatch(/<output[^>]*>43\.00<\/output>/)
  // two decimals as in every score; only the explanation is exact
  expect(bar).toContain('>35.46<')
  // announced only once
  expect(bar.match(/<output/g)).toHaveLength(1)
})

test('a person who may not see the total reads when it will be shown', () => {
  const bar = barOf(null)
  expect(bar).toContain('Scores show once the round is published.')
  expect(bar).not.toMatch(/<output|<button/)
})

function barOf(totals: Totals | null): string {
  return renderToStaticMarkup(
    <TotalsBar totals={totals} onExplain={totals && (() => {})} state={null} actions={null} />,
  )
}

const rows = draftRows([validatedRowFixture(1), validatedRowFixture(2)])
const judged = {
  rule_id: 1,
  total_score: 2,
  score_parts: { score: 2, style_percent: 0, variety_points: 0, unique_tricks: 2 },
}
const aRound = (...args: Parameters<typeof aRoundRow>) => readRound(aRoundRow(...args))
const stoppedAt = '2026-11-21T10:00:00.000Z'

test('a person who sees the total also sees the points of the tricks', () => {
  expect(visibleTotals(aRound(1, judged))).toMatchObject({ total: 2, uniqueTricks: 2 })
  expect(scoreForViewer(aRound(1, judged), rows)).toMatchObject({ total: 2, trickCount: 2 })
})

test('a person who does not see the total sees no points of tricks either', () => {
  const hidden = aRound(1, { ...judged, total_score: null, score_parts: null })

  expect(visibleTotals(hidden)).toBeNull()
  expect(scoreForViewer(hidden, rows)).toBeNull()
})

test.each([{ disqualified_at: stoppedAt }, { injured_at: stoppedAt }])(
  'a stopped round counts 0, and no trick of it has points: %o',
  (stopped) => {
    const round = aRound(1, { ...judged, ...stopped, total_score: 0 })

    expect(visibleTotals(round)).toMatchObject({ total: 0 })
    expect(scoreForViewer(round, rows)).toBeNull()
  },
)
