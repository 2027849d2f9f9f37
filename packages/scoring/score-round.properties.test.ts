// Properties that hold for every round, tested on random ones.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { oracleTotal } from './golden/oracle-total.ts'
import { aNewTrick, anyRound, anyRule, anyTrick } from './golden/random-rounds.ts'
import { combo, dubbed, single } from './golden/tricks.ts'
import { noGrab, scoreRound } from './score-round.ts'
import type { Dub, PerformedRow, PerformedTrick } from './score-round.ts'

const often = { numRuns: 500 }

test('the total equals an independent calculation in exact fractions, for every rule and an unknown one', () => {
  fc.assert(
    fc.property(fc.oneof(anyRule, fc.constant(9)), anyRound, (rule, rows) => {
      expect(scoreRound(rule, rows).total.toFixed(2)).toBe(oracleTotal(rule, rows))
    }),
    { numRuns: 2000 },
  )
})

test('the order of distinct singles does not change the total', () => {
  const tricks = fc.uniqueArray(anyTrick, { selector: (trick) => trick.trickId, maxLength: 8 })
  const twoOrders = tricks.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )

  fc.assert(
    fc.property(anyRule, twoOrders, (rule, [one, other]) => {
      expect(totalOf(rule, other.map(single))).toBe(totalOf(rule, one.map(single)))
    }),
    often,
  )
})

test('the place of a distinct single in the round does not change the total', () => {
  fc.assert(
    fc.property(anyRule, anyRound, aNewTrick, fc.nat(), fc.nat(), (rule, rows, trick, here, there) => {
      expect(totalOf(rule, inserted(rows, single(trick), here))).toBe(
        totalOf(rule, inserted(rows, single(trick), there)),
      )
    }),
    often,
  )
})

test('a single that is another distinct trick never lowers the total', () => {
  fc.assert(
    fc.property(anyRule, anyRound, aNewTrick, fc.nat(), (rule, rows, trick, place) => {
      expect(totalOf(rule, inserted(rows, single(trick), place))).toBeGreaterThanOrEqual(totalOf(rule, rows))
    }),
    often,
  )
})

test('a heavier dub never raises the total', () => {
  fc.assert(
    fc.property(anyRule, anyRound, fc.nat(), fc.constantFrom<Dub>(1, 2, 3), (rule, rows, which, dub) => {
      const heavier = withTrick(rows, which, (trick) => (trick.dub < dub ? dubbed(trick, dub) : trick))
      expect(totalOf(rule, heavier)).toBeLessThanOrEqual(totalOf(rule, rows))
    }),
    often,
  )
})

test('a combo of one is worth the same as a single', () => {
  fc.assert(
    fc.property(anyRule, anyRound, anyTrick, fc.nat(), (rule, rows, trick, place) => {
      expect(totalOf(rule, inserted(rows, combo(trick), place))).toBe(
        totalOf(rule, inserted(rows, single(trick), place)),
      )
    }),
    often,
  )
})

test('a combo ending with an 80 % dub is worth the same as its tricks one by one', () => {
  fc.assert(
    fc.property(
      anyRule,
      fc.array(anyTrick, { minLength: 1, maxLength: 9 }),
      anyTrick,
      (rule, tricks, last) => {
        const all = [...tricks, dubbed(last, 3)]
        expect(totalOf(rule, [combo(...all)])).toBe(totalOf(rule, all.map(single)))
      },
    ),
    often,
  )
})

test('"No grab" and an empty grab are the same, in every answer', () => {
  fc.assert(
    fc.property(anyRule, anyRound, (rule, rows) => {
      const emptied = everyTrick(rows, (trick) => (trick.grab === noGrab ? { ...trick, grab: null } : trick))
      expect(scoreRound(rule, emptied)).toEqual(scoreRound(rule, rows))
    }),
    often,
  )
})

test('repeats of one trick keep 100, 75, 50 and then 25 %, in singles and combos alike', () => {
  const shares = [1, 0.75, 0.5]

  fc.assert(
    fc.property(fc.constantFrom(2, 3, 4), anyRound, (rule, rows) => {
      const same = everyTrick(rows, (trick) => ({ ...trick, trickId: 1, variation: 0, grab: null }))
      const kept = trickScores(scoreRound(rule, same)).map((trick) => trick.repetitionFactor)
      expect(kept).toEqual(kept.map((_, index) => shares[index] ?? 0.25))
    }),
    often,
  )
})

test('the factors shown multiply to the points shown, and the points add up to the score', () => {
  fc.assert(
    fc.property(anyRule, anyRound, (rule, rows) => {
      const round = scoreRound(rule, rows)
      const tricks = trickScores(round)
      for (const trick of tricks) {
        const { value, repetitionFactor, dubFactor, positionFactor, sizeFactor, levelFactor, feetFactor } =
          trick
        expect(trick.points).toBeCloseTo(value * repetitionFactor * dubFactor * positionFactor, 9)
        expect(trick.roundPoints).toBeCloseTo(trick.points * sizeFactor * levelFactor * feetFactor, 9)
      }
      expect(tricks.reduce((sum, trick) => sum + trick.roundPoints, 0)).toBeCloseTo(round.score, 8)
      expect(round.rows.reduce((sum, row) => sum + row.points, 0)).toBeCloseTo(round.score, 8)
      expect(Math.abs(round.score + round.stylePoints + round.varietyPoints - round.total)).toBeLessThan(
        0.0050001,
      )
    }),
    often,
  )
})

function totalOf(rule: number, rows: PerformedRow[]): number {
  return scoreRound(rule, rows).total
}

function trickScores(round: ReturnType<typeof scoreRound>) {
  return round.rows.flatMap((row) => (row.kind === 'combo' ? row.tricks : [row.trick]))
}

function inserted(rows: PerformedRow[], row: PerformedRow, place: number): PerformedRow[] {
  return rows.toSpliced(place % (rows.length + 1), 0, row)
}

function withTrick(rows: PerformedRow[], which: number, change: (trick: PerformedTrick) => PerformedTrick) {
  const count = rows.reduce((sum, row) => sum + (row.kind === 'combo' ? row.tricks.length : 1), 0)
  let index = -1
  return everyTrick(rows, (trick) => {
    index += 1
    return index === which % count ? change(trick) : trick
  })
}

function everyTrick(rows: PerformedRow[], change: (trick: PerformedTrick) => PerformedTrick): PerformedRow[] {
  return rows.map((row) =>
    row.kind === 'combo' ? combo(...row.tricks.map((trick) => change(trick))) : single(change(row.trick)),
  )
}
