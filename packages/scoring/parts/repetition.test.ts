import { expect, test } from 'vitest'
import { aTrick, bs, dubbed, fs, grabbed, mute, squirrel } from '../golden/tricks.ts'
import { noGrab, trickKey } from '../score-round.ts'
import { repetitionFactor } from './repetition.ts'

const trick = aTrick(7, 4, 2)

test.each([
  [1, 1],
  [2, 0.75],
  [3, 0.5],
  [4, 0.25],
  [5, 0.25],
  [20, 0.25],
])('occurrence %i of a trick keeps %f of it', (occurrence, share) => {
  expect(repetitionFactor(occurrence)).toBe(share)
})

test('the key depends on trick, side and grab', () => {
  const different = [
    trick,
    fs(trick),
    bs(trick),
    grabbed(trick, mute),
    grabbed(trick, squirrel),
    aTrick(71, 4, 2),
    grabbed(fs(trick), mute),
  ]

  expect(new Set(different.map((each) => trickKey(each))).size).toBe(different.length)
})

test('keys of different tricks never coincide', () => {
  expect(trickKey({ trickId: 1, variation: 1, grab: 1 })).not.toBe(
    trickKey({ trickId: 11, variation: 1, grab: null }),
  )
  expect(trickKey({ trickId: 1, variation: 2, grab: 3 })).not.toBe(
    trickKey({ trickId: 12, variation: 0, grab: 3 }),
  )
})

test('"No grab" and no grab have the same key', () => {
  expect(trickKey(grabbed(trick, noGrab))).toBe(trickKey(trick))
})

test('the key does not depend on the dub', () => {
  expect(trickKey(dubbed(trick, 2))).toBe(trickKey(trick))
})
