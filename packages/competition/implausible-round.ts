/** What makes a round worth a second look before it is saved: one doubt at most, which prevents nothing (screens §12). */

/** Totals of an athlete's published rounds under one rule. */
export type UsualTotals = { rounds: number; lowest: number; highest: number }

export type Doubt = 'few-tricks' | 'many-tricks' | 'low-total' | 'high-total'

const fewTricks = 3
const manyTricks = 90
/** Fewer say nothing of what is usual. */
const fewestRounds = 3

export function doubtAbout(
  { trickCount, total }: { trickCount: number; total: number },
  usual: UsualTotals | undefined,
): Doubt | null {
  if (trickCount > 0 && trickCount <= fewTricks) return 'few-tricks'
  if (trickCount >= manyTricks) return 'many-tricks'
  if (!usual || usual.rounds < fewestRounds) return null
  if (total < usual.lowest / 2) return 'low-total'
  return total > usual.highest * 1.5 ? 'high-total' : null
}
