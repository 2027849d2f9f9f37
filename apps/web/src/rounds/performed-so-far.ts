/**
 * The round as it is entered at this moment. While a combo is edited its row is out of date, until the edit goes
 * back or is cancelled: what is selected stands for it, as the last of the round.
 */
import type { Lists } from './draft-action.ts'
import { type DraftRow, type DraftTrick, tricksOf } from './draft-trick.ts'

export function performedSoFar({ validated, selected, editing }: Lists): DraftTrick[] {
  return [...tricksOf(standingRows({ validated, editing })), ...selected]
}

/** The validated rows without the one that is being edited. */
export function standingRows({ validated, editing }: Pick<Lists, 'validated' | 'editing'>): DraftRow[] {
  return validated.filter((row) => row.key !== editing?.row)
}
