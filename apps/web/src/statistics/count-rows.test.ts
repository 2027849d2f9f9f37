import { workedRound } from '../../../../packages/scoring/golden/whole-round.ts'
import { expect, test } from 'vitest'
import type { PerformedRow, PerformedTrick } from '@trickline/scoring'
import type { DraftRow } from '@trickline/views/rounds/draft-trick.ts'
import { countRows } from './count-rows.ts'

const draft = (trick: PerformedTrick, key: number) => ({
  ...trick,
  key,
  validatedTrickId: null,
  name: 'A name',
  shortName: 'Short',
  videoSecond: null,
  enteredAt: null,
  feedback: null,
  comment: null,
})
const entered = (row: PerformedRow, place: number): DraftRow =>
  row.kind === 'combo'
    ? { ...row, key: place, tricks: row.tricks.map(draft) }
    : { ...row, key: place, trick: draft(row.trick, place) }

test('the worked round of scoring §13 is counted while it is entered', () => {
  const { counters, levels, categories } = countRows(workedRound.rows.map(entered), () => 4)
  const totals = Object.fromEntries(Object.entries(counters).map(([name, { total }]) => [name, total]))
  expect(totals).toEqual({
    tricks: 6,
    unique_tricks: 4,
    fs: 2,
    bs: 2,
    grabs: 3,
    dubs: 2,
    combos: 1,
    combos_6: 0,
    combos_feet: 1,
    combos_feet_6: 0,
  })
  expect(levels).toEqual([
    { level_id: 2, times: 4 },
    { level_id: 3, times: 2 },
  ])
  expect(categories).toEqual([{ categorie_id: 4, times: 6 }])
  expect(counters.fs.names).toMatchObject([{ tricks: [{ short_name: 'Short', variation: 0 }], times: 2 }])
})
