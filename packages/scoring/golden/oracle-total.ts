// Scores the engine's rows with the independent calculation of the black-box tests (e2e/black-box/score-oracle.ts).

import { oracleHundredths } from '../../../e2e/black-box/score-oracle.ts'
import type { PerformedRow, PerformedTrick } from '../score-round.ts'

/** The total as text, with two decimals, rounded half up: "43.00". */
export function oracleTotal(ruleId: number, rows: readonly PerformedRow[]): string {
  const lines = rows.map((row) =>
    row.kind === 'combo' ? { body: row.tricks.map(withId) } : withId(row.trick),
  )
  const hundredths = oracleHundredths(ruleId, lines, ({ value, level, endsOnFeet }) => ({
    value,
    level,
    onFeet: endsOnFeet,
  }))
  return (hundredths / 100).toFixed(2)
}

function withId(trick: PerformedTrick) {
  return { ...trick, id: trick.trickId }
}
