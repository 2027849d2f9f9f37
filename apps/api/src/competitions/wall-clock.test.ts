import { describe, expect, test, vi } from 'vitest'
import { dayOf, isTimeZone, readInstant, wallClock } from './wall-clock.ts'

describe('an instant and its local time', () => {
  test.each([
    ['UTC', '2030-06-15 10:00', '2030-06-15T10:00:00.000Z'],
    ['Europe/Madrid', '2030-06-15 10:00', '2030-06-15T08:00:00.000Z'],
    ['Europe/Madrid', '2030-12-15 10:00', '2030-12-15T09:00:00.000Z'],
    ['America/Bogota', '2030-06-15 20:30', '2030-06-16T01:30:00.000Z'],
    ['Asia/Kathmandu', '2030-06-15 00:00', '2030-06-14T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2030-01-01 00:00', '2029-12-31T10:00:00.000Z'],
  ])('%s %s', (zone, wall, instant) => {
    expect(readInstant(wall, zone)?.toISOString()).toBe(instant)
    expect(wallClock(new Date(instant), zone)).toBe(wall)
    expect(dayOf(new Date(instant), zone)).toBe(wall.slice(0, 10))
  })
})

test('a local time skipped by a clock change is read as before the change', () => {
  expect(readInstant('2030-03-31 02:30', 'Europe/Madrid')?.toISOString()).toBe('2030-03-31T01:30:00.000Z')
})

test('ISO 8601 has its own offset', () => {
  expect(readInstant('2030-06-15T10:00:00Z', 'Europe/Madrid')?.toISOString()).toBe('2030-06-15T10:00:00.000Z')
  expect(readInstant('2030-06-15T10:00+02:00', 'UTC')?.toISOString()).toBe('2030-06-15T08:00:00.000Z')
})

test.each(['', 'tomorrow', '2030-02-30 10:00', '2030-06-15', '2030-06-15 25:00', '15/06/2030 10:00'])(
  '%j is not a date',
  (text) => expect(readInstant(text, 'UTC')).toBeNull(),
)

const spelling = (n: number) =>
  'europe/madrid'.replaceAll(/./g, (letter, at: number) => ((n >> at) & 1 ? letter.toUpperCase() : letter))

test('a zone in a thousand spellings is looked up once', () => {
  const constructor = vi.spyOn(Intl, 'DateTimeFormat')
  for (let n = 0; n < 1000; n++) {
    expect(isTimeZone(spelling(n))).toBe(true)
    expect(readInstant('2030-06-15 10:00', spelling(n))?.toISOString()).toBe('2030-06-15T08:00:00.000Z')
  }
  expect(constructor.mock.calls.length).toBeLessThan(5)
  constructor.mockRestore()
})

test('a zone is an IANA name', () => {
  expect(['Europe/Madrid', 'Asia/Kolkata', 'UTC', 'Mars/Olympus', '+01:00', ''].map(isTimeZone)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
