// The engine's rows, calculated by the second reading of the document that the black box uses (e2e/black-box/score-oracle.ts).

import { oracleHundredths } from '../../../e2e/black-box/score-oracle.ts'
import type { PerformedRow, PerformedTrick } from '../score-round.ts'

/** The total with two decimals, half up, as text: "43.00". */
export function oracleTotal(ruleId: number, rows: readonly PerformedRow[]): string {
  const lines = rows.map((row) => (row.kind === 'combo' ? { body: row.tricks.map(named) } : named(row.trick)))
  const hundredths = oracleHundredths(ruleId, lines, ({ value, level, endsOnFeet }) => ({
    value,
    level,
    onFeet: endsOnFeet,
  }))
  return (hundredths / 100).toFixed(2)
}

function named(trick: PerformedTrick) {
  return { ...trick, id: trick.trickId }
}
