import { expect, test } from 'vitest'
import { firstEnd, inWords, pickDay, startHasPassedIn, todayIn } from './date-choices.ts'

const single = { date_start: '2026-06-01 09:30', date_end: '' }
const several = { date_start: '2026-06-01 09:30', date_end: '2026-06-02 17:00' }

test('the first chosen day starts at 10:00; another day keeps its time', () => {
  expect(pickDay({ date_start: '', date_end: '' }, '2026-06-05', false).date_start).toBe('2026-06-05 10:00')
  expect(pickDay(single, '2026-06-05', false)).toEqual({ date_start: '2026-06-05 09:30', date_end: '' })
})

test('with several days the first press sets the start, the second the end', () => {
  const first = pickDay(several, '2026-06-05', false)
  expect(first).toEqual({ date_start: '2026-06-05 09:30', date_end: '2026-06-05 17:00' })
  expect(pickDay(first, '2026-06-07', true)).toEqual({
    date_start: '2026-06-05 09:30',
    date_end: '2026-06-07 17:00',
  })
  expect(pickDay(first, '2026-06-03', true)).toMatchObject({ date_start: '2026-06-03 09:30' })
})

test('the end is never before the start', () => {
  expect(firstEnd('2026-06-01 09:30')).toBe('2026-06-01 18:00')
  expect(firstEnd('2026-06-01 20:00')).toBe('2026-06-01 20:00')
  const late = { date_start: '2026-06-01 20:00', date_end: '2026-06-03 12:00' }
  expect(pickDay(late, '2026-06-05', false).date_end).toBe('2026-06-05 20:00')
})

test('a date is shown in local wall-clock time', () => {
  expect(inWords('en', '2026-06-01 00:05')).toMatch(/Mon.*Jun.*2026.*00:05/)
  expect(inWords('es', '2026-06-01 18:00')).toMatch(/lun.*jun.*2026.*18:00/)
})

test('today depends on the time zone', () => {
  const now = Date.parse('2026-06-01T23:30:00Z')
  expect(todayIn('UTC', now)).toBe('2026-06-01')
  expect(todayIn('Pacific/Auckland', now)).toBe('2026-06-02')
})

test('a start has passed by the clock of its time zone', () => {
  const now = Date.parse('2026-06-01T22:30:00Z')
  const passed = (date_start: string, time_zone: string) =>
    startHasPassedIn({ date_start, date_end: '', time_zone }, now)
  expect(passed('2026-06-02 00:30', 'Europe/Madrid')).toBe(true)
  expect(passed('2026-06-02 00:31', 'Europe/Madrid')).toBe(false)
  expect(passed('2026-06-02 00:30', 'UTC')).toBe(false)
  expect(passed('', 'UTC')).toBe(false)
})
