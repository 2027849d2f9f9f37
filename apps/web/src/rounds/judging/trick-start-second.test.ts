import { expect, test } from 'vitest'
import { trickStartSecond } from './trick-start-second.ts'

test('a trick has the second of its first touch, less the lead', () => {
  const clock = videoAt(12.3)
  const touch = trickStartSecond(clock)
  touch.touch(1.5)
  clock.second = 15
  touch.touch(1.5)
  expect(touch.take(1.5)).toEqual([10.8])
  expect(touch.take(0)).toEqual([15])
})

test('each trick of a typed line has the second of its own first letter', () => {
  const clock = videoAt(10)
  const touch = trickStartSecond(clock)
  touch.type('b', 1)
  clock.second = 12
  touch.type('bb360 fs,', 1)
  clock.second = 14
  touch.type('bb360 fs, f', 1)
  clock.second = 19
  touch.type('bb360 fs, free360 bs', 1)
  expect(touch.take(1)).toEqual([9, 13])
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
  expect(touch.take(1)).toEqual([8])
})

test('without a video there is no second', () => {
  expect(trickStartSecond({ secondBefore: () => null }).take(2)).toEqual([null])
})

function videoAt(second: number) {
  const clock = { second, secondBefore: (seconds: number) => clock.second - seconds }
  return clock
}
