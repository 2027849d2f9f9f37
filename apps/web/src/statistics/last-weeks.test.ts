import { expect, test } from 'vitest'
import { lastWeeks } from './training-weeks.tsx'

const at = (year: number, month: number, day: number, hour = 12) => ({
  at: new Date(year, month - 1, day, hour).toISOString(),
})

test('the last twelve weeks start on Mondays and end with the current week', () => {
  // a Sunday
  const weeks = lastWeeks([], new Date(2026, 10, 22, 23, 59).getTime())
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)?.start).toEqual(new Date(2026, 10, 16))
  expect(weeks[0]?.start).toEqual(new Date(2026, 7, 31))
  // a Monday
  expect(lastWeeks([], new Date(2026, 10, 23).getTime()).at(-1)?.start).toEqual(new Date(2026, 10, 23))
})

test('a week contains its rounds from Monday 00:00 to Sunday 24:00', () => {
  const rounds = [
    at(2026, 8, 30, 23),
    at(2026, 8, 31, 0),
    at(2026, 11, 9, 0),
    at(2026, 11, 15, 23),
    at(2026, 11, 16, 0),
    at(2026, 11, 22),
  ]
  const weeks = lastWeeks(rounds, new Date(2026, 10, 22, 13).getTime())
  expect(weeks.map((week) => week.rounds.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2])
  expect(weeks.at(-1)?.rounds).toEqual(rounds.slice(4))
})
