import { type RulebookSection, ruleById, rules, scoreRound } from '@trickline/scoring'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Trick } from '@trickline/contract/tricks'
import { exampleOf, exampleRound, plain } from './example-round.ts'
import { changesPoints, differencesOf, type Figure, figuresOf } from './rule-figures.ts'

const catalogue: Trick[] = JSON.parse(
  readFileSync(new URL('../../../api/src/tricks/catalogue.json', import.meta.url), 'utf8'),
)

const figures = (ruleId: number, section: RulebookSection) => {
  const rule = ruleById(ruleId)
  if (!rule) throw new Error(`no rule ${ruleId}`)
  return figuresOf(rule, section)
}

function valueOf(figure: Figure): number {
  if (figure.of === 'different') return figure.points
  if (figure.of === 'grabs') return figure.percent
  return 'share' in figure ? figure.share : figure.factor
}

test('the rules differ in what they make of the same tricks', () => {
  const differences = rules.map(differencesOf)
  expect(differences[0]?.some(changesPoints)).toBe(false)
  expect(differences.map((row) => row.map(valueOf))).toEqual([
    [1, 1, 1, 1, 0, 0],
    [0.75, 0.5, 2, 2, 1, 20],
    [0.75, 0.5, 2, 2.2, 1, 20],
    [0.75, 0.5, 1.18, 1.35, 1, 20],
  ])
})

test('the figures of a section are those that the rule scores with', () => {
  expect(figures(2, 'repetitions')).toMatchObject([
    { share: 1 },
    { share: 0.75 },
    { share: 0.5 },
    { share: 0.25 },
  ])
  expect(figures(3, 'dubs')).toMatchObject([
    { percent: 20, share: 0.8 },
    { percent: 50, share: 0.5 },
    { percent: 80, share: 0.2 },
  ])
  expect(figures(2, 'total-combo')).toMatchObject([{ factor: 1.5 }, { factor: 2 }])
  expect(figures(3, 'total-combo-plus')).toMatchObject([
    { endsOnFeet: false, isLong: false, factor: 1.5 },
    { endsOnFeet: false, isLong: true, factor: 2 },
    { endsOnFeet: true, isLong: false, factor: 1.65 },
    { endsOnFeet: true, isLong: true, factor: 2.2 },
  ])
  expect(figures(4, 'total-combo-10').map((figure) => 'factor' in figure && figure.factor)).toEqual([
    1.02, 1.04, 1.06, 1.08, 1.1, 1.12, 1.14, 1.16, 1.18, 1.2,
  ])
  expect(figures(4, 'total-combo-level')).toMatchObject([
    { factor: 1.05 },
    { factor: 1.1 },
    { factor: 1.15 },
    { factor: 1.2 },
  ])
  expect(figures(4, 'total-combo-level-air')).toMatchObject([
    { factor: 1.1 },
    { factor: 1.15 },
    { factor: 1.2 },
    { factor: 1.3 },
  ])
  expect(figures(4, 'variety-plus')).toEqual([{ of: 'different', points: 1 }])
  expect(figures(4, 'style-round')).toEqual([
    { of: 'grabs', from: 1, percent: 5 },
    { of: 'grabs', from: 2, percent: 10 },
    { of: 'grabs', from: 4, percent: 15 },
    { of: 'grabs', from: 7, percent: 20 },
  ])
})

test('the four rulebooks have 18 sections, each with an example', () => {
  const sections = rules.flatMap((rule) => rule.sections)
  expect(sections).toHaveLength(18)
  for (const section of sections) expect(exampleRound(exampleOf[section].start, catalogue)).not.toBeNull()
})

const total = (ruleId: number, example: Partial<typeof plain>) => {
  const rows = exampleRound({ ...plain, ...example }, catalogue)
  return rows && scoreRound(ruleId, rows)
}

test('a trick keeps half of its points the third time it is performed', () => {
  const round = total(2, { times: 3 })
  expect(round?.rows.map(({ points }) => points / (round.rows[0]?.points ?? 0))).toEqual([1, 0.75, 0.5])
})

test('a trick at position n ends a combo of n tricks; at position 1 it is a single trick', () => {
  expect(total(4, { place: 5 })?.rows).toMatchObject([{ kind: 'combo', combo: { trickCount: 5 } }])
  expect(total(4, {})?.rows).toMatchObject([{ kind: 'single' }])
})

test('the chosen number of tricks has a grab, at most all of them', () => {
  expect(total(4, { others: 5, grabs: 4 })).toMatchObject({
    grabTricks: 4,
    stylePercent: 15,
    uniqueTricks: 6,
  })
  expect(total(4, { others: 1, grabs: 8 })).toMatchObject({ grabTricks: 2 })
})

test('the catalogue has a trick that ends on the feet at every level', () => {
  for (const level of [1, 2, 3, 4] as const)
    expect(total(4, { level, endsOnFeet: true, place: 2 })?.rows).toMatchObject([
      { combo: { endsOnFeet: true } },
    ])
})
