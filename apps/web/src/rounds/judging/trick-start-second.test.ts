import { expect, test } from 'vitest'
import { trickStartSecond } from './trick-start-second.ts'

test('a trick has the second of its first touch, less the lead', () => {
  const clock = videoAt(12.3)
  const touch = trickStartSecond(clock)
  touch.touch(1.5)
  clock.second = 15
  touch.touch(1.5)
  expect(touch.take(1.5)).toBe(10.8)
  expect(touch.take(0)).toBe(15)
})

test('the second of a trick that was not entered is not used for the next one', () => {
  const clock = videoAt(3)
  const touch = trickStartSecond(clock)
  touch.touch(1)
  touch.forget()
  clock.second = 6
  touch.type('bb', 1)
  touch.type('', 1)
  clock.second = 9
  expect(touch.take(1)).toBe(8)
})

test('without a video there is no second', () => {
  expect(trickStartSecond({ secondBefore: () => null }).take(2)).toBeNull()
})

function videoAt(second: number) {
  const clock = { second, secondBefore: (seconds: number) => clock.second - seconds }
  return clock
}
