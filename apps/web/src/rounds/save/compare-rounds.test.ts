import { expect, test } from 'vitest'
import { compareRounds } from './compare-rounds.ts'
import { chosenFromCatalogue, type DraftRow, type DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { asc360, bb360, free360 } from '@trickline/views/rounds/test-tricks.ts'

let keys = 0
const [a, b, c] = [bb360, free360, asc360].map((trick) => (dub: 0 | 1 = 0): DraftTrick => {
  const chosen = chosenFromCatalogue(trick, null)
  return {
    ...chosen,
    key: (keys += 1),
    grab: null,
    dub,
    variation: 0,
    enteredAt: null,
    feedback: null,
    comment: null,
  }
}) as [Made, Made, Made]
type Made = (dub?: 0 | 1) => DraftTrick

test('two rounds with the same tricks have no difference, whatever their keys are', () => {
  expect(told([single(a()), combo(b(), c())], [single(a()), combo(b(), c())])).toEqual([
    '= BB360',
    '= (Free360 Asc360)',
  ])
})

test('a row that only one has stands alone, and the rows around it face each other', () => {
  expect(told([single(a()), single(c())], [single(a()), single(b()), single(c())])).toEqual([
    '= BB360',
    '- | Free360',
    '= Asc360',
  ])
})

test('a row that was changed faces what it was changed to', () => {
  expect(told([single(a()), single(b()), single(c())], [single(a()), single(b(1)), single(c())])).toEqual([
    '= BB360',
    'Free360 | Free360/1',
    '= Asc360',
  ])
})

test('the same tricks as a combo and as singles are not the same', () => {
  expect(told([single(a()), single(b())], [combo(a(), b())])).toEqual([
    'BB360 | (BB360 Free360)',
    'Free360 | -',
  ])
})

test('an empty round beside a full one', () => {
  expect(told([], [single(a())])).toEqual(['- | BB360'])
  expect(told([], [])).toEqual([])
})

function told(one: DraftRow[], other: DraftRow[]): string[] {
  return compareRounds(one, other).map((row) =>
    row.isSame ? `= ${name(row.one)}` : `${name(row.one)} | ${name(row.other)}`,
  )
}

function name(row: DraftRow | null): string {
  if (!row) return '-'
  return row.kind === 'combo' ? `(${row.tricks.map(tell).join(' ')})` : tell(row.trick)
}

function single(trick: DraftTrick): DraftRow {
  return { kind: 'single', key: (keys += 1), trick }
}

function combo(...tricks: DraftTrick[]): DraftRow {
  return { kind: 'combo', key: (keys += 1), tricks }
}

function tell({ shortName, dub }: DraftTrick): string {
  return dub ? `${shortName}/${dub}` : shortName
}
