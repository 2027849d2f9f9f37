import { type Level, type PerformedRow, type PerformedTrick, scoreRound } from '@trickline/scoring'
import { expect, test } from 'vitest'
import { explainCombo, explainTotal, explainTrick, sectionOf } from './explain-score.ts'

const bb360 = aTrick(1, 4.5, 2, { variation: 1 })
const free360 = aTrick(2, 5.75, 2, { variation: 2, grab: 17 })
const asc360 = aTrick(3, 5, 2, { variation: 2, dub: 1 })
const bbfF = aTrick(4, 7, 3, { endsOnFeet: true, grab: 26 })
/** The worked round of scoring §13. */
const round: PerformedRow[] = [
  { kind: 'single', trick: bb360 },
  { kind: 'combo', tricks: [bb360, free360, asc360, bbfF] },
  { kind: 'single', trick: { ...bbfF, dub: 2 } },
]

test('a repeated, dubbed single lists the repetition and the dub', () => {
  const last = scoreRound(4, round).rows.at(-1)

  expect(last?.kind === 'single' && explainTrick(last.trick, null, 4)).toEqual([
    { step: 'value', points: 7 },
    { step: 'repetition', factor: 0.75, occurrence: 2 },
    { step: 'dub', factor: 0.5, percent: 50 },
    { step: 'round-points', points: 2.625 },
  ])
})

test('a combo that ends with an 80 % dub lists that its factor is removed', () => {
  const [row] = scoreRound(4, [{ kind: 'combo', tricks: [bb360, { ...free360, dub: 3 }] }]).rows

  expect(row?.kind === 'combo' && explainCombo(row.combo, 4)).toContainEqual({
    step: 'no-combo',
    why: 'last-trick-dubbed-80',
  })
})

test('the size step names the feet only under a rule that counts both as one factor', () => {
  expect(sizeUnder(2)).toMatchObject({ factor: 1.5, endsOnFeet: false })
  expect(sizeUnder(3)).toMatchObject({ factor: 1.65, endsOnFeet: true })
})

test('style and variety are listed even if they add nothing', () => {
  const plain = scoreRound(3, [{ kind: 'single', trick: bb360 }])

  expect(explainTotal(plain)).toContainEqual({ step: 'style', points: 0, percent: 0, grabTricks: 0 })
  expect(explainTotal(scoreRound(3, []))).toContainEqual({ step: 'variety', points: 0, uniqueTricks: 0 })
})

test('a rule without style and variety lists that, and so does an unknown rule', () => {
  for (const rule of [1, 9]) {
    const steps = explainTotal(scoreRound(rule, round))
    expect(steps.map(({ step }) => step)).toEqual([
      'singles',
      'combos',
      'score',
      'no-style',
      'no-variety',
      'total',
    ])
    expect(steps).toContainEqual({ step: 'no-variety', uniqueTricks: 4 })
  }
})

test('without rules no repetition is listed', () => {
  const score = scoreRound(1, round)
  const [row] = score.rows

  expect(row?.kind === 'single' && explainTrick(row.trick, null, 1)).toEqual([
    { step: 'value', points: 4.5 },
    { step: 'round-points', points: 4.5 },
  ])
})

function sizeUnder(rule: number) {
  const row = scoreRound(rule, round).rows[1]
  return row?.kind === 'combo' && explainCombo(row.combo, rule).find(({ step }) => step === 'size')
}

function aTrick(trickId: number, value: number, level: Level, more: Partial<PerformedTrick>): PerformedTrick {
  return { trickId, value, level, endsOnFeet: false, variation: 0, grab: null, dub: 0, ...more }
}

test('each step names the section of the rulebook that it applies', () => {
  expect(sectionsUnder(1)).toContain('counter-tricks')
  expect(sectionsUnder(2)).toContain('total-combo')
  expect(sectionsUnder(3)).toContain('total-combo-plus')
  expect(sectionsUnder(4)).toEqual(
    expect.arrayContaining(['total-combo-10', 'total-combo-level', 'total-combo-level-air']),
  )
  const total = explainTotal(scoreRound(4, round)).map((step) => sectionOf(step, 4))
  expect(total).toEqual(expect.arrayContaining(['style-round', 'variety-plus']))
})

/** The sections for the last trick of its combo. */
function sectionsUnder(rule: number) {
  const { trick, combo } = worked(rule)
  return explainTrick(trick, combo, rule).map((step) => sectionOf(step, rule))
}

/** The steps for the last trick in the combo of the worked round. */
function worked(rule: number) {
  const row = scoreRound(rule, round).rows[1]
  const trick = row?.kind === 'combo' ? row.tricks.at(-1) : undefined
  if (row?.kind !== 'combo' || !trick) throw new Error('the second row is the combo')
  return { trick, combo: row.combo }
}
