import { expect, test } from 'vitest'
import { firstTouch } from './first-touch.ts'

test('a trick has the second of its first touch, less the lead', () => {
  const clock = videoAt(12.34)
  const touch = firstTouch(clock)
  touch.touch()
  clock.second = 15
  touch.touch()
  expect(touch.take(1.5)).toBe(10.8)
  expect(touch.take(0)).toBe(15)
})

test('a trick that was looked for and not entered leaves no second to the next one', () => {
  const clock = videoAt(3)
  const touch = firstTouch(clock)
  touch.touch()
  touch.forget()
  clock.second = 9
  expect(touch.take(1)).toBe(8)
})

test('nothing is before the beginning, and without a video there is no second', () => {
  expect(firstTouch(videoAt(0.5)).take(2)).toBe(0)
  expect(firstTouch(videoAt(null)).take(2)).toBeNull()
})

function videoAt(second: number | null) {
  const clock = { second, currentSecond: () => clock.second }
  return clock
}
