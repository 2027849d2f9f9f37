import { expect, test } from 'vitest'
import { movableClock, systemClock } from './clock.ts'

test('a shifted clock is ahead by whole days', () => {
  const before = Date.now()
  const shifted = systemClock(34).now().getTime()
  expect(shifted).toBeGreaterThanOrEqual(before + 34 * 86_400_000)
  expect(shifted).toBeLessThanOrEqual(Date.now() + 34 * 86_400_000)
})

test('a movable clock does not move until it is set', () => {
  const clock = movableClock(new Date('2026-01-01T00:00:00Z'))
  clock.now().setFullYear(1999)
  expect(clock.now()).toEqual(new Date('2026-01-01T00:00:00Z'))
  clock.set(new Date('2026-02-01T00:00:00Z'))
  expect(clock.now()).toEqual(new Date('2026-02-01T00:00:00Z'))
})
