import { expect, test } from 'vitest'
import { aRound } from '../lib/test-rows.ts'
import { draftRows } from './draft-trick.ts'
import { shownScore, shownTotals } from './shown-totals.ts'
import { aRow } from './test-tricks.ts'

const rows = draftRows([aRow(1), aRow(2)])
const judged = {
  rule_id: 1,
  total_score: 2,
  score_parts: { score: 2, style_percent: 0, variety_points: 0, unique_tricks: 2 },
}
const stoppedAt = '2026-11-21T10:00:00.000Z'

test('whoever sees the total of a round sees what its tricks add to it', () => {
  expect(shownTotals(aRound(1, judged))).toMatchObject({ total: 2, uniqueTricks: 2 })
  expect(shownScore(aRound(1, judged), rows)).toMatchObject({ total: 2, trickCount: 2 })
})

test('whoever does not see the total sees no points of tricks either', () => {
  const hidden = aRound(1, { ...judged, total_score: null, score_parts: null })

  expect(shownTotals(hidden)).toBeNull()
  expect(shownScore(hidden, rows)).toBeNull()
})

test.each([{ disqualified_at: stoppedAt }, { injured_at: stoppedAt }])(
  'a stopped round counts 0, and no trick of it has points: %o',
  (stopped) => {
    const round = aRound(1, { ...judged, ...stopped, total_score: 0 })

    expect(shownTotals(round)).toMatchObject({ total: 0 })
    expect(shownScore(round, rows)).toBeNull()
  },
)
