// Scores the worked round of scoring §13; the input stays unchanged.

import { expect, test } from 'vitest'
import { bb360, combo, free360, single } from './golden/tricks.ts'
import { workedRound } from './golden/whole-round.ts'
import { rules, scoreRound } from './score-round.ts'

test('the result explains every trick of the worked round under TJS v4', () => {
  const [first, middle, last] = scoreRound(4, workedRound.rows).rows

  expect(first).toMatchObject({
    kind: 'single',
    trick: {
      value: 4.5,
      occurrence: 1,
      repetitionFactor: 1,
      comboPosition: null,
      positionFactor: 1,
      points: 4.5,
    },
    points: 4.5,
  })
  expect(middle).toMatchObject({
    kind: 'combo',
    tricks: [
      {
        value: 4.5,
        occurrence: 2,
        repetitionFactor: 0.75,
        dubFactor: 1,
        comboPosition: 1,
        positionFactor: 1.02,
      },
      { value: 5.75, occurrence: 1, hasGrab: true, comboPosition: 2, positionFactor: 1.04 },
      { value: 5, level: 2, hasGrab: false, dubFactor: 0.8, comboPosition: 3, positionFactor: 1.06 },
      { value: 7, level: 3, hasGrab: true, levelFactor: 1.1125, feetFactor: 1.2, comboPosition: 4 },
    ],
    combo: {
      trickCount: 4,
      rawValue: 22.25,
      sizeFactor: 1,
      meanLevel: 2.25,
      levelFactor: 1.1125,
      feetFactor: 1.2,
      endsOnFeet: true,
      factorRemoved: null,
    },
  })
  expect(last).toMatchObject({
    kind: 'single',
    trick: { occurrence: 2, repetitionFactor: 0.75, dubFactor: 0.5, points: 2.625 },
  })
})

test('the result has the steps from the score to the total', () => {
  const round = scoreRound(2, workedRound.rows)

  expect(round).toMatchObject({
    ruleId: 2,
    recognised: true,
    singlesPoints: 7.125,
    combosPoints: 30.1875,
    score: 37.3125,
    grabTricks: 3,
    stylePercent: 10,
    styleFactor: 1.1,
    uniqueTricks: 4,
    varietyPoints: 4,
    trickCount: 6,
    total: 45.04,
  })
  expect(round.stylePoints).toBeCloseTo(3.73125, 12)
})

test('two tricks have equal keys exactly when they are the same trick', () => {
  const keys = scoreRound(3, [single(bb360), combo(bb360, free360)]).rows.flatMap((row) =>
    row.kind === 'combo' ? row.tricks.map((trick) => trick.key) : [row.trick.key],
  )

  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})

test.each([0, 5, 9, -1, Number.NaN])('rule %f is unknown: the plain sum, with recognised false', (ruleId) => {
  const round = scoreRound(ruleId, workedRound.rows)

  expect(round).toMatchObject({ recognised: false, total: 33.75, stylePercent: 0, varietyPoints: 0 })
  expect(round.ruleId).toBe(ruleId)
})

test.each(rules.map(({ id }) => id))(
  'scoring under rule %i leaves the rows as they were, so that it can be done again',
  (ruleId) => {
    const before = structuredClone(workedRound.rows)
    const once = scoreRound(ruleId, workedRound.rows)

    expect(scoreRound(ruleId, workedRound.rows)).toEqual(once)
    expect(workedRound.rows).toEqual(before)
  },
)
