import { expect, test } from 'vitest'
import { clockText, stopwatchText } from './clock-text.ts'

test('a second of a video is written in minutes and seconds', () => {
  expect(clockText(0)).toBe('0:00')
  expect(clockText(64.8)).toBe('1:04')
  expect(clockText(600)).toBe('10:00')
})

test('rounded up, the clock is at zero only when the time is over', () => {
  expect(clockText(0.4, Math.ceil)).toBe('0:01')
  expect(clockText(0, Math.ceil)).toBe('0:00')
})

test('a stopwatch shows two digits of minutes, and hours from one hour on', () => {
  expect([0, 64.8, 3599, 3600].map(stopwatchText)).toEqual(['00:00', '01:04', '59:59', '1:00:00'])
})
