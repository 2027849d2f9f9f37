// Shapes of the tricks in the catalogue, and their families.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { families } from './families.ts'
import { adjacentTricks, groupByFamily, type NamedTrick, shapeOf } from './trick-shape.ts'

type Trick = NamedTrick & { id: number; short_name: string; value: number }

const catalogue: Trick[] = JSON.parse(
  readFileSync(new URL('../../apps/api/src/tricks/catalogue.json', import.meta.url), 'utf8'),
)
const named = (shortName: string): Trick => {
  const trick = catalogue.find(({ short_name }) => short_name === shortName)
  if (!trick) throw new Error(`no ${shortName}`)
  return trick
}

test('every trick of the catalogue has a family of 3 to 30 tricks', () => {
  const found = groupByFamily(catalogue)
  expect(found.map(({ family }) => family)).toEqual(families)
  expect(found.flatMap(({ tricks }) => tricks)).toHaveLength(catalogue.length)
  for (const { family, tricks } of found) {
    expect(tricks.length, family).toBeGreaterThanOrEqual(3)
    expect(tricks.length, family).toBeLessThanOrEqual(30)
  }
})

test.each([
  ['BB360', 'butt-spin', 360, 0, null],
  ['BB1260', 'butt-spin', 1260, 0, null],
  ['CR180BB', 'crook-spin', 180, 0, null],
  ['IDK540BB', 'knee-spin', 540, 0, null],
  ['ST900BB', 'standing-spin', 900, 0, null],
  ['FTSB', 'standing-spin', 360, 0, null],
  ['Free540', 'freefall', 540, 0, null],
  ['LBFall180', 'freefall', 180, 0, null],
  ['Asc360F', 'ascension', 360, 0, null],
  ['BB', 'bounce', 0, 0, null],
  ['DK', 'pose', 0, 0, null],
  ['Rocket180', 'mount', 180, 0, null],
  ['Panic', 'roll', 270, 0, null],
  ['Ollie', 'jump', 0, 0, null],
  ['BBF-F', 'backflip', 0, 1, 'backward'],
  // found by the words in brackets: "King Flip (Butt Backflip 180 to Feet)"
  ['King', 'backflip', 180, 1, 'backward'],
  ['Angel', 'backflip', 360, 1, 'backward'],
  ['DBBF', 'backflip', 0, 2, 'backward'],
  ['BFF', 'front-flip', 0, 1, 'forward'],
  ['MAD', 'front-flip', 720, 1, 'forward'],
  ['STBF360F', 'standing-flip', 360, 1, 'backward'],
  ['STSide', 'standing-flip', 0, 1, 'sideways'],
  ['Frog-F', 'frog', 0, 1, null],
  ['FrogFull', 'frog', 360, 1, null],
  // specific words come before general ones
  ['BktcM', 'misty', 180, 1, 'forward'],
  ['BktcFear', 'fearless', 0, 1, 'forward'],
  ['DblSky', 'skydive', 0, 2, 'backward'],
])('the shape of %s', (shortName, family, rotation, flips, direction) => {
  expect(shapeOf(named(shortName))).toEqual({ family, rotation, flips, direction })
})

const familyOfNew = (name: string, start_position: string | null, categorie_id = 4) =>
  shapeOf({ name, categorie_id, start_position, end_position: 'butt' }).family

test('a trick added later gets a family by its name and positions', () => {
  expect(familyOfNew('Butt Bounce 1440', 'butt')).toBe('butt-spin')
  expect(familyOfNew('Spraddle 720', 'spraddle')).toBe('other-spin')
  expect(familyOfNew('Something else', null)).toBe('bounce')
  expect(familyOfNew('Something over', 'butt', 5)).toBe('front-flip')
})

test('a family starts with its easiest trick', () => {
  const spins = groupByFamily(catalogue).find(({ family }) => family === 'ascension')
  expect(spins?.tricks.map(({ short_name }) => short_name)).toEqual([
    'Asc180',
    'Asc360',
    'Asc360F',
    'Asc540',
    'Asc720',
    'Asc900',
  ])
})

test('tricks that can follow start where the trick ends', () => {
  const { before, after } = adjacentTricks(named('BBF-F'), catalogue)
  expect(after.every(({ start_position }) => start_position === 'feet')).toBe(true)
  expect(before.every(({ end_position }) => end_position === 'butt')).toBe(true)
  expect([before.length, after.length]).toEqual([6, 6])
})
