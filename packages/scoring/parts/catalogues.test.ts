// Checks the grabs, dubs and levels of scoring §14.

import { expect, test } from 'vitest'
import { dub80, dubFactor, dubLevels, grabs, hasGrab, levelName, levels, noGrab } from '../score-round.ts'

test('the grabs are numbered 1 to 33 in alphabetical order', () => {
  expect(grabs.map((grab) => grab.id)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1))
  expect(grabs.map((grab) => grab.name)).toEqual(grabs.map((grab) => grab.name).toSorted())
})

test('grab 18 is "No grab", and is none', () => {
  expect(grabs.find((grab) => grab.id === noGrab)?.name).toBe('No grab')
  expect(grabs.filter((grab) => !hasGrab({ grab: grab.id })).map((grab) => grab.id)).toEqual([noGrab])
  expect(hasGrab({ grab: null })).toBe(false)
})

test('dubs of 20, 50 and 80 % leave 0.8, 0.5 and 0.2 of a trick', () => {
  expect(dubLevels.map(({ id, percent }) => [id, percent, dubFactor(id)])).toEqual([
    [1, 20, 0.8],
    [2, 50, 0.5],
    [dub80, 80, 0.2],
  ])
  expect(dubFactor(0)).toBe(1)
})

test('levels go from rookie to legendary', () => {
  expect(levels.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 rookie',
    '2 amateur',
    '3 pro',
    '4 legendary',
  ])
})

test('an unknown level has the name of the lowest', () => {
  expect(levels.map(({ id }) => levelName(id))).toEqual(levels.map(({ name }) => name))
  expect([0, 5, Number.NaN].map(levelName)).toEqual(['rookie', 'rookie', 'rookie'])
})
