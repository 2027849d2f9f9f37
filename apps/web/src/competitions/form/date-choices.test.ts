import { expect, test } from 'vitest'
import { daysWithin, inMonth, monthsBetween, partsOf, todayIn, valueOf } from './date-choices.ts'

test('months run over the turn of the year', () => {
  expect(monthsBetween('2026-11-30', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})

test('a month offers only the days within the limits', () => {
  expect(daysWithin('2026-02', '2026-02-26', '2027-01-01')).toEqual([26, 27, 28])
  expect(daysWithin('2026-03', '2026-01-01', '2026-03-02')).toEqual([1, 2])
})

test('another month keeps time and day, or takes the nearest day there is', () => {
  expect(inMonth('2026-05-31 09:30', '2026-06', '2026-01-01', '2027-01-01')).toBe('2026-06-30 09:30')
  expect(inMonth('2026-05-04 09:30', '2026-06', '2026-06-12', '2027-01-01')).toBe('2026-06-12 09:30')
})

test('the first choice of a month is its first day at ten', () => {
  expect(inMonth('', '2026-06', '2026-01-01', '2027-01-01')).toBe('2026-06-01 10:00')
})

test('a value comes apart and together again', () => {
  expect(partsOf('2026-06-01 08:05')).toEqual({ month: '2026-06', day: 1, hour: 8, minute: 5 })
  expect(valueOf({ month: '2026-06', day: 1, hour: 8, minute: 5 })).toBe('2026-06-01 08:05')
  expect(partsOf('')).toBeNull()
})

test('today is another day on the other side of the world', () => {
  const now = Date.parse('2026-06-01T23:30:00Z')
  expect(todayIn('UTC', now)).toBe('2026-06-01')
  expect(todayIn('Pacific/Auckland', now)).toBe('2026-06-02')
})
