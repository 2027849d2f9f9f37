import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test('a second of a video is told in minutes and seconds', () => {
  expect(clockText(0)).toBe('0:00')
  expect(clockText(64.8)).toBe('1:04')
  expect(clockText(600)).toBe('10:00')
})

test('rounded up, the clock is at zero only when nothing is left', () => {
  expect(clockText(0.4, Math.ceil)).toBe('0:01')
  expect(clockText(0, Math.ceil)).toBe('0:00')
})
