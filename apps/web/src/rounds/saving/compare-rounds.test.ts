import type { Trick } from '@trickline/contract/tricks'
import { expect, test } from 'vitest'
import { compareRounds } from './compare-rounds.ts'
import { chosenTrickFrom, type DraftRow, type DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { asc360, bb360, free360 } from '@trickline/views/rounds/test-tricks.ts'

let keys = 0
const performed =
  (trick: Trick) =>
  (dub: 0 | 1 = 0): DraftTrick => ({
    ...chosenTrickFrom(trick, null),
    key: (keys += 1),
    grab: null,
    dub,
    variation: 0,
    enteredAt: null,
    feedback: null,
    comment: null,
  })
const [a, b, c] = [performed(bb360), performed(free360), performed(asc360)]

test('two rounds with the same tricks have no difference, whatever their keys are', () => {
  expect(compared([single(a()), combo(b(), c())], [single(a()), combo(b(), c())])).toEqual([
    '= BB360',
    '= (Free360 Asc360)',
  ])
})

test('a row of only one version faces nothing, and the rows around it face each other', () => {
  expect(compared([single(a()), single(c())], [single(a()), single(b()), single(c())])).toEqual([
    '= BB360',
    '- | Free360',
    '= Asc360',
  ])
})

test('a changed row faces its new version', () => {
  expect(compared([single(a()), single(b()), single(c())], [single(a()), single(b(1)), single(c())])).toEqual(
    ['= BB360', 'Free360 | Free360/1', '= Asc360'],
  )
})

test('the same tricks as a combo and as singles differ', () => {
  expect(compared([single(a()), single(b())], [combo(a(), b())])).toEqual([
    'BB360 | (BB360 Free360)',
    'Free360 | -',
  ])
})

test('all rows differ from an empty round', () => {
  expect(compared([], [single(a())])).toEqual(['- | BB360'])
  expect(compared([], [])).toEqual([])
})

function compared(one: DraftRow[], other: DraftRow[]): string[] {
  return compareRounds(one, other).map((row) =>
    row.isSame ? `= ${name(row.one)}` : `${name(row.one)} | ${name(row.other)}`,
  )
}

function name(row: DraftRow | null): string {
  if (!row) return '-'
  return row.kind === 'combo' ? `(${row.tricks.map(trickText).join(' ')})` : trickText(row.trick)
}

function single(trick: DraftTrick): DraftRow {
  return { kind: 'single', key: (keys += 1), trick }
}

function combo(...tricks: DraftTrick[]): DraftRow {
  return { kind: 'combo', key: (keys += 1), tricks }
}

function trickText({ shortName, dub }: DraftTrick): string {
  return dub ? `${shortName}/${dub}` : shortName
}
