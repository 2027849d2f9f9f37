import { expect, test } from 'vitest'
import { epochOf, timeIn, wallTime } from './zoned-time.ts'

test.each(['Asia/Tokyo', 'Europe/Madrid', 'America/Mexico_City', 'Asia/Kathmandu', 'UTC'])(
  'the clock in %s leads to a moment and back',
  (zone) => {
    for (const day of ['2030-01-15', '2030-07-01', '2030-03-31', '2030-10-27'])
      for (const time of ['00:00', '10:05', '23:55'])
        expect(wallTime(epochOf(day, time, zone), zone)).toEqual({ day, time })
  },
)

test('Tokyo is nine hours ahead', () => {
  expect(epochOf('2030-07-01', '09:00', 'Asia/Tokyo')).toBe(Date.parse('2030-07-01T00:00:00Z'))
})

test('a time is read as people write it', () => {
  expect(['9:05', '09.05', '0905', '23h30'].map(timeIn)).toEqual(['09:05', '09:05', '09:05', '23:30'])
  expect(['', 'noon', '24:00', '10:75', '9'].map(timeIn)).toEqual([null, null, null, null, null])
})
