import { expect, test } from 'vitest'
import type { TimetableItem } from '@trickline/competition/timetable'
import { daysOf, hoursOf, moved, notPlanned, placed, planAll } from './timetable-plan.ts'

const event = {
  id: 1,
  name: 'Yukimi',
  place: null,
  date_start: '2030-07-01',
  date_end: '2030-07-02',
  time_zone: 'Asia/Tokyo',
  img_path: null,
  fee_first: null,
  fee_further: null,
  lines: [1, 2].map((id) => ({
    id,
    name: String(id),
    line_length_m: null,
    line_height_m: null,
    mat_height_cm: null,
    anchor_type: null,
  })),
  organizers: [],
  organizer_users: [],
  competitions: [],
}
const phase = (competition_id: number, round_number: number, minutes = 30) => ({
  competition_id,
  round_number,
  minutes,
  round_name: 'final',
})
const item = (competitionId: number, lineId: number | null, at: string): TimetableItem => ({
  competitionId,
  roundNumber: 1,
  lineId,
  startsAt: Date.parse(`2030-07-01T${at}:00+09:00`),
  minutes: 30,
})
const clockOf = (items: readonly TimetableItem[]) =>
  items
    .map(({ competitionId, lineId, startsAt }) => [
      competitionId,
      lineId,
      new Date(startsAt + 9 * 3_600_000).toISOString().slice(11, 16),
    ])
    .toSorted()

test('all phases are planned from ten at the venue, on the lines side by side', () => {
  const items = planAll(event, [phase(1, 1), phase(2, 1), phase(1, 2)], '2030-06-01')
  expect(clockOf(items)).toEqual([
    [1, 1, '10:00'],
    [1, 1, '10:30'],
    [2, 2, '10:00'],
  ])
})

test('an arrow key moves by five minutes or to the next line, and pushes what follows', () => {
  const items = [item(1, 1, '10:00'), item(2, 1, '10:30')]
  const [first = item(1, 1, '10:00')] = items
  expect(clockOf(moved(items, first, { minutes: 5 }, [1, 2]))).toEqual([
    [1, 1, '10:05'],
    [2, 1, '10:35'],
  ])
  expect(clockOf(moved(items, first, { lines: 1 }, [1, 2]))[0]).toEqual([1, 2, '10:00'])
  expect(clockOf(moved(items, first, { lines: -1 }, [1, 2]))[0]).toEqual([1, 1, '10:00'])
})

test('a phase that is put in comes behind what is on its line', () => {
  const items = [item(1, 1, '10:00')]
  const [second] = notPlanned([phase(1, 1), phase(2, 1)], items)
  expect(second?.competition_id).toBe(2)
  expect(clockOf([placed(event, phase(2, 1), items, '2030-06-01')])).toEqual([[2, 1, '10:30']])
})

test('the days are those of the event, and of what is planned outside of them', () => {
  expect(daysOf(event, '2030-06-01')).toEqual(['2030-07-01', '2030-07-02'])
  const late = { ...item(1, 1, '10:00'), startsAt: Date.parse('2030-07-05T10:00:00+09:00') }
  expect(daysOf(event, '2030-06-01', [late])).toEqual(['2030-07-01', '2030-07-02', '2030-07-05'])
})

test('the hours are from ten to an hour after the last phase', () => {
  const hours = (...items: TimetableItem[]) => {
    const { from, to } = hoursOf('2030-07-01', event.time_zone, items)
    return clockOf([from, to].map((startsAt) => ({ ...item(1, 1, '10:00'), startsAt }))).map(([, , at]) => at)
  }
  expect(hours(item(1, 1, '12:45'))).toEqual(['10:00', '15:00'])
  expect(hours(item(1, 1, '08:20'))).toEqual(['08:00', '10:00'])
  expect(hours()).toEqual(['10:00', '12:00'])
})
