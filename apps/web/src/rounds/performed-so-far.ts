/**
 * What was entered up to this moment, for what may come next: while a combo is edited its row is out of date, and what
 * is selected stands for it as the latest.
 */
import type { Lists } from './draft-action.ts'
import { type DraftTrick, tricksOf } from './draft-trick.ts'

export function performedSoFar({ validated, selected, editing }: Lists): DraftTrick[] {
  return [...tricksOf(validated.filter((row) => row.key !== editing?.row)), ...selected]
}
