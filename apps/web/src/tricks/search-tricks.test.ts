import type { Trick } from '@trickline/contract/tricks'
import { expect, test } from 'vitest'
import { containing } from '@trickline/ui/plain-text.ts'
import { searchTricks, trickIndex, trickNames } from './search-tricks.ts'

const catalogue = [
  aTrick(1, 'Double Buttflip to Feet', 'DBFF-F'),
  aTrick(2, 'Butt Bounce', 'BB'),
  aTrick(3, 'Butt Bounce 360', 'BB360'),
  aTrick(4, 'Drop Knee 180 to Butt Bounce', 'DK180BB'),
  aTrick(5, 'Ascension 360', 'Asc360', ['Ascensión', 'Uprise']),
]
const index = trickIndex(catalogue)

test('empty text finds all tricks, in the order of the catalogue', () => {
  expect(ids('')).toEqual([1, 2, 3, 4, 5])
  expect(ids('   ')).toEqual([1, 2, 3, 4, 5])
})

test('a substring of name or short name is found, in any case', () => {
  expect(ids('ASC36')).toEqual([5])
  expect(ids('knee')).toEqual([4])
  expect(ids('f-f')).toEqual([1])
  expect(ids('360')).toEqual([3, 5])
})

test('an exact match comes before tricks that begin with the text, and these before the rest', () => {
  expect(ids('bb')).toEqual([2, 3, 4])
  expect(ids('butt')).toEqual([2, 3, 1, 4])
})

test('aliases are searched like names, and accents are ignored', () => {
  expect(ids('ASCENSIÓN')).toEqual([5])
  expect(ids('búttFLIP')).toEqual([1])
  expect(ids('upr')).toEqual([5])
})

test('words in another order are found too, after the name matches', () => {
  expect(ids('feet buttflip')).toEqual([1])
  expect(ids('bounce knee')).toEqual([4])
  expect(ids('butt bounce')).toEqual([2, 3, 4])
})

test('the trick list finds the same tricks', () => {
  for (const text of ['', 'asc', 'UPRISE', 'bounce butt', 'f-f', '360 bb', 'zzz']) {
    const listed = catalogue.filter((trick) => text === '' || containing(text)(trickNames(trick)))
    expect(ids(text).toSorted()).toEqual(listed.map(({ id }) => id))
  }
})

test('a text that no trick contains finds nothing', () => {
  expect(ids('zzz')).toEqual([])
})

function ids(text: string): number[] {
  return searchTricks(index, text).map(({ id }) => id)
}

function aTrick(id: number, name: string, short_name: string, aliases: string[] = []): Trick {
  return {
    id,
    name,
    short_name,
    aliases,
    value: 1,
    score: 1,
    level_id: 1,
    categorie_id: 1,
    type_id: 2,
    video_url: null,
    creator: null,
    start_position: null,
    end_position: null,
    retired_at: null,
  }
}

test('among equal matches those that the athlete lands come first, but none before a better match', () => {
  expect(ownFound('b', []).slice(0, 2)).toEqual([2, 3])
  expect(ownFound('b', [5, 4, 3]).slice(0, 2)).toEqual([3, 2])
  expect(ownFound('bb', [3])[0]).toBe(2)
  expect(ownFound('', [3])).toEqual([1, 2, 3, 4, 5])
})

function ownFound(text: string, own: readonly number[]): number[] {
  return searchTricks(index, text, own).map(({ id }) => id)
}
