import { readFileSync } from 'node:fs'
import type { Trick } from '@trickline/contract/tricks'
import { grabs } from '@trickline/scoring'
import { expect, test } from 'vitest'
import { notationNames } from '../../tricks/notation-names.ts'
import { readNotation } from '../../tricks/notation.ts'
import { trickIndex } from '../../tricks/search-tricks.ts'
import { chosenTrickFrom, type DraftRow, type DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { roundAsText } from './round-as-text.ts'

const catalogue: Trick[] = JSON.parse(
  readFileSync(new URL('../../../../api/src/tricks/catalogue.json', import.meta.url), 'utf8'),
)
const names = notationNames(trickIndex(catalogue))

test('a round is written in the notation of the search field', () => {
  const rows = [single(named('BB360'), { variation: 1 }), combo(named('Free360'), named('Asc360'))]
  expect(roundAsText(rows)).toBe('BB360 fs, [Free360, Asc360]')
})

test('every trick, grab and dub written as text is parsed to the same', () => {
  const rows = catalogue.map((trick, place) =>
    single(trick, {
      variation: ([0, 1, 2] as const)[place % 3] ?? 0,
      grab: grabs[place % grabs.length]?.id ?? null,
      dub: ([0, 1, 2, 3] as const)[place % 4] ?? 0,
    }),
  )
  for (const row of rows) {
    const [read] =
      readNotation(`[${roundAsText([row])}, BB360]`, names, { selectsSingles: false }).understood ?? []
    const trick = read?.kind === 'combo' ? read.tricks[0] : null
    // nothing follows an 80 % dub
    if (row.trick.dub === 3) continue
    expect([row.trick.shortName, trick?.trick.id]).toEqual([row.trick.shortName, row.trick.trickId])
    expect([trick?.variation, trick?.dub]).toEqual([row.trick.variation, row.trick.dub])
    expect(trick?.grab ?? 18).toBe(row.trick.grab ?? 18)
  }
})

function named(shortName: string): Trick {
  const trick = catalogue.find(({ short_name }) => short_name === shortName)
  if (!trick) throw new Error(`there is no ${shortName}`)
  return trick
}

function performed(trick: Trick, how: Partial<DraftTrick> = {}): DraftTrick {
  const rest = { key: 1, enteredAt: null, feedback: null, comment: null }
  return { ...chosenTrickFrom(trick, null), ...rest, grab: null, dub: 0, variation: 0, ...how }
}

function single(trick: Trick, how: Partial<DraftTrick> = {}): Extract<DraftRow, { kind: 'single' }> {
  return { kind: 'single', key: 1, trick: performed(trick, how) }
}

function combo(...tricks: Trick[]): DraftRow {
  return { kind: 'combo', key: 1, tricks: tricks.map((trick) => performed(trick)) }
}
