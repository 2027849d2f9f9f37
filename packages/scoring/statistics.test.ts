// Compares the counters with rounds counted by hand.

import { expect, test } from 'vitest'
import {
  asc360,
  bb180,
  bb360,
  bb360Feet,
  bb540,
  bbfFeet,
  bs,
  dubbed,
  free360,
  fs,
  grabbed,
  mute,
  squirrel,
} from './golden/tricks.ts'
import { workedRound } from './golden/whole-round.ts'
import type { PerformedTrick } from './score-round.ts'
import { bestCombos, type CounterName, countRounds, firstLanded } from './statistics.ts'

type Row = PerformedTrick | PerformedTrick[]

const counted = (trick: PerformedTrick, category = 1) => ({ ...trick, category })
const round = (...rows: Row[]) => ({
  rows: rows.map((row) => (Array.isArray(row) ? row.map((trick) => counted(trick)) : counted(row))),
  points: rows.map((row) => [row].flat().reduce((sum, { value }) => sum + value, 0)),
})
const worked = round(...workedRound.rows.map((row) => (row.kind === 'single' ? row.trick : row.tricks)))

const totals = (...rounds: ReturnType<typeof round>[]): Record<CounterName, number> => {
  const { fs: fsCounter, ...rest } = countRounds(rounds).counters
  return Object.fromEntries(
    Object.entries({ fs: fsCounter, ...rest }).map(([name, { total }]) => [name, total]),
  ) as Record<CounterName, number>
}
const names = (counter: CounterName, ...rounds: ReturnType<typeof round>[]) =>
  countRounds(rounds).counters[counter].names.map(({ tricks, times }) => [
    tricks.map(({ trickId, variation, grab, dub }) => [trickId, variation, grab, dub]),
    times,
  ])

test('the worked round of scoring §13', () => {
  expect(totals(worked)).toEqual({
    fs: 2,
    bs: 2,
    grabs: 3,
    dubs: 2,
    unique_tricks: 4,
    tricks: 6,
    combos: 1,
    combos_6: 0,
    combos_feet: 1,
    combos_feet_6: 0,
  })
  expect(countRounds([worked]).levels).toEqual([
    { id: 2, times: 4 },
    { id: 3, times: 2 },
  ])
})

test('a name has what its counter distinguishes; most frequent first', () => {
  expect(names('fs', worked)).toEqual([[[[bb360.trickId, 0, null, 0]], 2]])
  expect(names('bs', worked)).toEqual([
    [[[free360.trickId, 0, null, 0]], 1],
    [[[asc360.trickId, 0, null, 0]], 1],
  ])
  expect(names('grabs', worked)).toEqual([
    [[[bbfFeet.trickId, 0, squirrel, 0]], 2],
    [[[free360.trickId, 0, mute, 0]], 1],
  ])
  expect(names('dubs', worked)).toEqual([
    [[[asc360.trickId, 0, null, 1]], 1],
    [[[bbfFeet.trickId, 0, null, 2]], 1],
  ])
  expect(names('unique_tricks', worked)).toEqual([
    [[[bb360.trickId, 1, null, 0]], 2],
    [[[bbfFeet.trickId, 0, squirrel, 0]], 2],
    [[[free360.trickId, 2, mute, 0]], 1],
    [[[asc360.trickId, 2, null, 0]], 1],
  ])
  expect(names('combos', worked)).toEqual([
    [[bb360, free360, asc360, bbfFeet].map(({ trickId }) => [trickId, 0, null, 0]), 1],
  ])
})

test('only the most frequent names are kept, the total counts all', () => {
  const { unique_tricks: unique, tricks } = countRounds([worked], 1).counters
  expect([unique.total, unique.names.length]).toEqual([4, 1])
  expect([tricks.total, tricks.names.map(({ times }) => times)]).toEqual([6, [2]])
})

test('"No grab" is no grab, and a trick of several rounds is one unique trick', () => {
  const again = round(fs(bb360), grabbed(fs(bb360), 18), bb540)
  expect(totals(again)).toMatchObject({ fs: 2, grabs: 0, unique_tricks: 2, tricks: 3 })
  expect(totals(worked, again)).toMatchObject({ fs: 4, unique_tricks: 5, tricks: 9 })
})

test('combos by length and landing; one trick is no combo', () => {
  const five = [bb180, bb360, free360, asc360, bb540]
  const rounds = [
    round([bb360], five, [...five, bb180]),
    round([...five, bb360Feet], [bb180, bbfFeet], [...five.map(bs), dubbed(bb180, 3)]),
  ]
  expect(totals(...rounds)).toMatchObject({ combos: 5, combos_6: 3, combos_feet: 2, combos_feet_6: 1 })
  expect(totals(...rounds).tricks).toBe(1 + 5 + 6 + 6 + 2 + 6)
  // side and dub make no difference between combos
  expect(names('combos', ...rounds)[0]?.[1]).toBe(2)
})

test('categories and levels count every trick', () => {
  const rows = [counted(bb180, 4), counted(bb180, 4), [counted(bb540, 9), counted(bb360, 4)]]
  expect(countRounds([{ rows }])).toMatchObject({
    levels: [
      { id: 1, times: 2 },
      { id: 2, times: 1 },
      { id: 3, times: 1 },
    ],
    categories: [
      { id: 4, times: 3 },
      { id: 9, times: 1 },
    ],
  })
})

test('without rounds all figures are 0', () => {
  expect(Object.values(totals())).toEqual(Array.from({ length: 10 }, () => 0))
  expect(countRounds([])).toMatchObject({ levels: [], categories: [] })
})

test('a trick is new in the first round in which it is landed without a dub', () => {
  const before = round(bb180, [bb360, bb540], dubbed(free360, 1))
  const after = round(fs(bb360), free360)
  expect(firstLanded([before, after]).map(({ trick, round: at }) => [trick.trickId, at])).toEqual([
    [bb180.trickId, before],
    [bb360.trickId, before],
    [bb540.trickId, before],
    [free360.trickId, after],
  ])
})

test('the best combo is the one that earned most', () => {
  const few = round([bb180, bb360])
  const many = round([bb540, bbfFeet], bbfFeet)
  expect(bestCombos([few, many], 10).map(({ points, round: at }) => [points, at])).toEqual([
    [14, many],
    [7, few],
  ])
  expect(bestCombos([few, many], 1)).toHaveLength(1)
})
