import { expect, test } from 'vitest'
import { comboOf, comboScore } from '../golden/combo-fixtures.ts'
import { aTrick, dubbed } from '../golden/tricks.ts'

const onFeet = aTrick(99, 5, 4, { endsOnFeet: true })
const notOnFeet = aTrick(98, 5, 4)

test.each([
  [2, 1.5, 1.65],
  [5, 1.5, 1.65],
  [6, 2, 2.2],
  [12, 2, 2.2],
])('TJS v3: a combo of %i tricks is multiplied by %f, on the feet by %f', (trickCount, without, withFeet) => {
  expect(comboScore(3, comboOf(trickCount, notOnFeet)).factor).toBe(without)
  expect(comboScore(3, comboOf(trickCount, onFeet)).factor).toBe(withFeet)
})

test('TJS v3: a combo of one trick on the feet earns nothing for it', () => {
  expect(comboScore(3, [onFeet])).toMatchObject({ factor: 1, factorRemoved: 'single-trick', points: 5 })
})

test('TJS v3: the feet factor replaces the size factor', () => {
  expect(comboScore(3, comboOf(4, onFeet))).toMatchObject({ sizeFactor: 1.65, feetFactor: 1, factor: 1.65 })
})

test('TJS v3: an 80 % dub on a last trick on the feet removes combo points', () => {
  expect(comboScore(3, comboOf(6, dubbed(onFeet, 3)))).toMatchObject({
    factor: 1,
    factorRemoved: 'last-trick-dubbed-80',
    points: 26,
  })
})
