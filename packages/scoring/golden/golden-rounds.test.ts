// Scores every golden round under every rule: the engine and the exact calculation must match the hand calculation.

import { describe, expect, test } from 'vitest'
import { ruleName, scoreRound } from '../score-round.ts'
import { combos } from './combos.ts'
import { oracleTotal } from './oracle-total.ts'
import { wholeRound } from './whole-round.ts'

describe.each([1, 2, 3, 4] as const)('golden rounds under rule %i', (ruleId) => {
  test.each([...wholeRound, ...combos])(`${ruleName(ruleId)}: $title`, ({ rows, totals }) => {
    expect(scoreRound(ruleId, rows).total).toBe(totals[ruleId])
    expect(oracleTotal(ruleId, rows)).toBe(totals[ruleId].toFixed(2))
  })
})
