import { describe, expect, test } from 'vitest'
import { overlappingTaps } from './overlapping-taps.ts'

const here = { x: 100, y: 100 }

test('a touch alone is the browser’s: no tap is made of it', () => {
  const taps = overlappingTaps<string>()
  taps.down(1, { ...here, at: 0 }, 'tile')
  expect(targets(taps.up(1, 50))).toEqual([])
  taps.down(2, { ...here, at: 60 }, 'chip')
  expect(targets(taps.up(2, 90))).toEqual([])
})

describe.each([60, 120, 180, 240])('two touches %i ms apart that overlap', (apart) => {
  test('are two taps, in the order touched, whichever is lifted first', () => {
    expect(twoTouches(apart, [1, 2])).toEqual(['tile', 'chip'])
    expect(twoTouches(apart, [2, 1])).toEqual(['tile', 'chip'])
  })
})

test('a resting thumb is no tap, and the other one is', () => {
  const taps = overlappingTaps<string>()
  taps.down(1, { ...here, at: 0 }, 'resting')
  taps.down(2, { ...here, at: 800 }, 'tile')
  expect(targets(taps.up(2, 850))).toEqual(['tile'])
  expect(targets(taps.up(1, 900))).toEqual([])
})

test('a swipe, a scroll and a cancelled touch are no taps', () => {
  const taps = overlappingTaps<string>()
  taps.down(1, { ...here, at: 0 }, 'swiped')
  taps.down(2, { ...here, at: 40 }, 'cancelled')
  taps.down(3, { ...here, at: 80 }, 'tile')
  taps.move(1, { x: 140, y: 100 })
  taps.move(3, { x: 104, y: 103 })
  taps.cancel(2)
  expect(targets([...taps.up(3, 120), ...taps.up(1, 140), ...taps.up(2, 160)])).toEqual(['tile'])
})

function twoTouches(apart: number, lifted: readonly number[]): string[] {
  const taps = overlappingTaps<string>()
  taps.down(1, { ...here, at: 0 }, 'tile')
  taps.down(2, { ...here, at: apart }, 'chip')
  return lifted.flatMap((id) => targets(taps.up(id, apart + 40)))
}

function targets(tapped: readonly { target: string }[]): string[] {
  return tapped.map(({ target }) => target)
}
