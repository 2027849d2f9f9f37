import { expect, test } from 'vitest'
import { aTrick } from '../golden/tricks.ts'
import { comboOf, comboScore } from '../golden/combo-fixtures.ts'

test.each([
  [1, 1],
  [2, 1.5],
  [5, 1.5],
  [6, 2],
  [12, 2],
])('TJS v2: a combo of %i tricks is multiplied by %f', (trickCount, factor) => {
  expect(comboScore(2, comboOf(trickCount)).factor).toBe(factor)
})

test('TJS v2: ending on the feet changes nothing', () => {
  const onFeet = aTrick(99, 5, 4, { endsOnFeet: true })

  expect(comboScore(2, comboOf(3, onFeet))).toMatchObject({ endsOnFeet: true, factor: 1.5 })
})

test('TJS v2: neither place nor level changes anything', () => {
  expect(comboScore(2, comboOf(3))).toMatchObject({ tricksPoints: 15, levelFactor: 1, points: 22.5 })
})
