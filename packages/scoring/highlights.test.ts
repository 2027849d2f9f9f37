import { expect, test } from 'vitest'
import { bestOfRules, hardestTrick, personalBests, roundsWithCombo, roundsWithLevel } from './highlights.ts'
import { asc360, bb360, bb540, bbfFeet, dubbed, free360, fs, grabbed, mute } from './golden/tricks.ts'
import type { PerformedTrick } from './score-round.ts'

const scored = (ruleId: number, total: number | null, id = `${ruleId}: ${total}`) => ({ id, ruleId, total })
const round = (...rows: (PerformedTrick | PerformedTrick[])[]) => ({
  rows: rows.map((row) =>
    Array.isArray(row) ? row.map((trick) => ({ ...trick, category: 1 })) : { ...row, category: 1 },
  ),
})

test('a personal best is better than every earlier round of its rule, the first one is one', () => {
  const rounds = [
    scored(3, 20),
    scored(1, 50),
    scored(3, null),
    scored(3, 19.99),
    scored(3, 20, 'as good as the first'),
    scored(3, 20.01),
    scored(2, 0),
    scored(1, 49),
  ]
  expect(personalBests(rounds).map(({ id }) => id)).toEqual(['3: 20', '1: 50', '3: 20.01'])
  expect(bestOfRules(rounds).map(({ id }) => id)).toEqual(['1: 50', '3: 20.01'])
  expect(bestOfRules([])).toEqual([])
})

test('the hardest trick has the highest value of those without a dub, and all the rounds that have it', () => {
  const rounds = [
    round(bb360, free360),
    round([bb360, grabbed(bbfFeet, mute)], bbfFeet),
    round(dubbed(bbfFeet, 1), bb360),
    round(dubbed(bb540, 2), fs(bbfFeet)),
  ]
  const found = hardestTrick(rounds)
  expect(found?.trick.trickId).toBe(bbfFeet.trickId)
  expect(found?.rounds).toEqual([rounds[1], rounds[3]])
  expect(hardestTrick([round(dubbed(bb360, 3))])).toBeNull()
})

test('of two tricks of one value the one of the higher level is harder', () => {
  const higher = { ...free360, value: bb360.value, level: 4 as const }
  expect(hardestTrick([round(bb360, higher)])?.trick.trickId).toBe(free360.trickId)
})

test('the rounds with a combo have all its tricks in its order, with whatever grab, dub or side', () => {
  const rounds = [
    round([bb360, free360]),
    round([fs(bb360), grabbed(dubbed(free360, 1), mute)], asc360),
    round([free360, bb360]),
    round([bb360, free360, asc360]),
    round(bb360, free360),
  ]
  expect(roundsWithCombo(rounds, [bb360.trickId, free360.trickId])).toEqual(rounds.slice(0, 2))
})

test('the rounds with a level have at least one trick of it', () => {
  const rounds = [round(bb360, bb360), round([bb360, bbfFeet]), round(bbfFeet)]
  expect(roundsWithLevel(rounds, 2)).toEqual(rounds.slice(0, 2))
  expect(roundsWithLevel(rounds, 3)).toEqual(rounds.slice(1))
  expect(roundsWithLevel(rounds, 4)).toEqual([])
})
