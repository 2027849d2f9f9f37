import { expect, test } from 'vitest'
import {
  clashesOf,
  estimatedMinutes,
  expectedStarts,
  keyOf,
  moveItem,
  newClashes,
  type PeopleOfPhase,
  type PhaseKey,
  type PhaseProgress,
  planTimetable,
  type TimetableItem,
} from './timetable.ts'

const ten = Date.UTC(2030, 5, 15, 10)
const at = (minutes: number) => ten + minutes * 60_000
const item = (
  competitionId: number,
  roundNumber: number,
  lineId: number | null,
  from: number,
  minutes = 60,
): TimetableItem => ({ competitionId, roundNumber, lineId, startsAt: at(from), minutes })
const shown = (items: readonly TimetableItem[]) =>
  items.map(({ startsAt, lineId, ...phase }) => [keyOf(phase), lineId, (startsAt - ten) / 60_000]).toSorted()
const people = (athletes: number[], judges: number[] = []): PeopleOfPhase => ({
  athletes: new Set(athletes),
  judges: new Set(judges),
})

test('a phase takes what the form estimates, in steps of five minutes', () => {
  const form = {
    isVs: true,
    typeId: 2 as const,
    size: 'small' as const,
    isQualificationDual: false,
    stages: [2, 1] as const,
    judges: 2 as const,
  }
  // 10 x 2 + 10 x 7 / 2, 4 x 10 + 4 x 15 / 2, 4 x 10 + 4 x 10 / 2
  expect(estimatedMinutes(form)).toEqual([
    { roundNumber: 1, minutes: 55 },
    { roundNumber: 2, minutes: 70 },
    { roundNumber: 3, minutes: 60 },
  ])
  expect(estimatedMinutes({ ...form, size: null }).map(({ minutes }) => minutes)).toEqual([30, 30, 30])
})

const phases = [
  { competitionId: 1, roundNumber: 1, minutes: 60 },
  { competitionId: 1, roundNumber: 2, minutes: 30 },
  { competitionId: 2, roundNumber: 1, minutes: 40 },
  { competitionId: 2, roundNumber: 2, minutes: 20 },
]
const day = [{ from: at(0), to: at(300) }]

test('divisions are spread over the lines, and each stays on its own', () => {
  expect(shown(planTimetable(phases, [5, 6], day))).toEqual([
    ['1/1', 5, 0],
    ['1/2', 5, 60],
    ['2/1', 6, 0],
    ['2/2', 6, 40],
  ])
})

test('on one line they take turns', () => {
  expect(shown(planTimetable(phases, [5], day))).toEqual([
    ['1/1', 5, 0],
    ['1/2', 5, 100],
    ['2/1', 5, 60],
    ['2/2', 5, 130],
  ])
})

test('an athlete in two divisions is not on in both at once', () => {
  const planned = planTimetable(phases, [5, 6], day, () => new Set([9]))
  expect(clashesOf(planned, () => people([9]))).toEqual([])
})

test('a phase that does not fit into a day goes to the next', () => {
  const days = [
    { from: at(0), to: at(90) },
    { from: at(1440), to: at(1540) },
  ]
  expect(shown(planTimetable(phases, [5], days))).toEqual([
    ['1/1', 5, 0],
    ['1/2', 5, 60],
    ['2/1', 5, 1440],
    ['2/2', 5, 1480],
  ])
})

const peopleOf = ({ competitionId }: PhaseKey) =>
  competitionId === 1 ? people([7, 8], [9]) : people([7, 9], [])

test('athlete, judge and line are named where they would be in two places', () => {
  const items = [item(1, 1, 5, 0), item(2, 1, 5, 30), item(3, 1, 6, 90)]
  const found = clashesOf(items, peopleOf).map(({ kind, who, items: pair }) => [
    kind,
    who,
    pair.map(keyOf).join(),
  ])
  expect(found).toEqual([
    ['line', 5, '1/1,2/1'],
    ['athlete', 7, '1/1,2/1'],
    ['judge', 9, '1/1,2/1'],
  ])
})

test('phases that touch do not clash, nor do phases without a line', () => {
  expect(clashesOf([item(1, 1, 5, 0), item(2, 1, 5, 60)], () => people([7]))).toEqual([])
  expect(clashesOf([item(1, 1, null, 0), item(2, 1, null, 0)], () => people([]))).toEqual([])
})

test('a clash is new unless the same two phases had it before', () => {
  const before = clashesOf([item(1, 1, 5, 0), item(2, 1, 5, 30)], () => people([]))
  const moved = clashesOf([item(1, 1, 5, 50), item(2, 1, 5, 30)], () => people([]))
  expect(newClashes(before, moved)).toEqual([])
  expect(newClashes([], moved)).toHaveLength(1)
})

test('what is late moves what follows on its line and in its division, and what is early moves nothing', () => {
  const items = [item(1, 1, 5, 0), item(1, 2, 6, 60), item(2, 1, 5, 60), item(3, 1, 6, 150)]
  const startsWith = (first: PhaseProgress) => {
    const starts = expectedStarts(
      items,
      (phase) => (keyOf(phase) === '1/1' ? first : { state: 'coming' }),
      at(10),
    )
    return [...starts].map(([key, start]) => [key, (start - ten) / 60_000]).toSorted()
  }
  expect(startsWith({ state: 'on', startedAt: at(5), about: at(90) })).toEqual([
    ['1/1', 5],
    ['1/2', 90],
    ['2/1', 90],
    ['3/1', 150],
  ])
  expect(startsWith({ state: 'over', endedAt: at(10) })).toEqual([
    ['1/1', 0],
    ['1/2', 60],
    ['2/1', 60],
    ['3/1', 150],
  ])
})

test('a phase that should have begun starts now at the earliest', () => {
  const starts = expectedStarts([item(1, 1, 5, 0), item(2, 1, 5, 60)], () => ({ state: 'coming' }), at(20))
  expect([...starts.values()].map((start) => (start - ten) / 60_000)).toEqual([20, 80])
})

test('a phase is moved alone, or pushes what is behind it', () => {
  const items = [item(1, 1, 5, 0), item(2, 1, 5, 60), item(2, 2, 6, 120), item(3, 1, 6, 0)]
  const moved = item(1, 1, 5, 30)
  expect(shown(moveItem(items, moved, { pushes: false }))).toContainEqual(['2/1', 5, 60])
  expect(shown(moveItem(items, moved, { pushes: true }))).toEqual([
    ['1/1', 5, 30],
    ['2/1', 5, 90],
    ['2/2', 6, 150],
    ['3/1', 6, 0],
  ])
})
