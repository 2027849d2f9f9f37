import { expect, test } from 'vitest'
import { comboOf, comboScore, comboTricks } from '../golden/combo-fixtures.ts'
import { aTrick, dubbed } from '../golden/tricks.ts'
import type { Level } from '../score-round.ts'

test('TJS v4: the first trick of a combo grows by 2 %, the second by 4 %, the tenth by 20 %', () => {
  const factors = comboTricks(4, comboOf(10)).map((trick) => trick.positionFactor)

  expect(factors).toEqual([1.02, 1.04, 1.06, 1.08, 1.1, 1.12, 1.14, 1.16, 1.18, 1.2])
})

test('TJS v4: growth stops at the tenth trick', () => {
  const factors = comboTricks(4, comboOf(13)).map((trick) => trick.positionFactor)

  expect(factors.slice(9)).toEqual([1.2, 1.2, 1.2, 1.2])
})

test('TJS v4: a combo of one does not grow', () => {
  expect(comboTricks(4, comboOf(1))).toMatchObject([{ comboPosition: 1, positionFactor: 1, points: 5 }])
})

test('TJS v4: an 80 % dub on the last trick removes growth, level and feet alike', () => {
  const tricks = comboOf(3, dubbed(aTrick(99, 5, 4, { endsOnFeet: true }), 3))

  expect(comboTricks(4, tricks).map((trick) => trick.positionFactor)).toEqual([1, 1, 1])
  expect(comboScore(4, tricks)).toMatchObject({ levelFactor: 1, feetFactor: 1, factor: 1, points: 11 })
})

test.each<[string, Level[], number]>([
  ['all rookie', [1, 1, 1], 1.05],
  ['all amateur', [2, 2, 2], 1.1],
  ['all pro', [3, 3], 1.15],
  ['all legendary', [4, 4, 4, 4, 4], 1.2],
  ['balanced', [1, 2, 3, 4], 1.125],
  ['balanced, twice over', [4, 4, 3, 3, 2, 2, 1, 1], 1.125],
  ['mixed', [2, 2, 2, 3], 1.1125],
  ['mixed, not divisible by four', [1, 2, 3, 4, 4], 1.14],
])('TJS v4: a combo of levels %s earns its mean level', (_, levels, factor) => {
  const tricks = levels.map((level, index) => aTrick(index + 1, 5, level))

  expect(comboScore(4, tricks).levelFactor).toBe(factor)
})

test('TJS v4: the mean level counts tricks, whatever their values', () => {
  expect(comboScore(4, [aTrick(1, 1, 1), aTrick(2, 100, 3)])).toMatchObject({
    meanLevel: 2,
    levelFactor: 1.1,
  })
})

test.each<[Level, number]>([
  [1, 1.1],
  [2, 1.15],
  [3, 1.2],
  [4, 1.3],
])('TJS v4: ending on the feet with a trick of level %i is worth x%f', (level, factor) => {
  const tricks = comboOf(3, aTrick(99, 5, level, { endsOnFeet: true }))

  expect(comboScore(4, tricks).feetFactor).toBe(factor)
})

test('TJS v4: landing on the ground is not ending on the feet', () => {
  expect(comboScore(4, comboOf(3, aTrick(99, 5, 4))).feetFactor).toBe(1)
})

test('TJS v4: six tricks earn no size factor', () => {
  expect(comboScore(4, comboOf(6))).toMatchObject({ sizeFactor: 1, factor: 1.1 })
})
