/** Where the athlete is: where the trick before the next entry ended. */
import { dub80 } from '@trickline/scoring'
import { onGround } from '@trickline/scoring/place-page'
import { type DraftTrick, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { markedTrick } from './may-enter.ts'
import { landingOf } from './row-order.ts'

type Performed = Pick<RoundDraft, 'validated' | 'selected' | 'editing' | 'insertBefore'>

/** `endOf`: the place where a catalogue trick ends. null: unknown. After a fall, and at the beginning, it is the ground. */
export function placeOf(draft: Performed, endOf: (trickId: number) => string | null): string | null {
  const last = lastPerformed(draft)
  return last && last.dub !== dub80 ? endOf(last.trickId) : onGround
}

/** The tricks entered so far; those of an edited combo come last, as the next trick follows them. */
export function performedSoFar({ validated, selected, editing }: Performed): DraftTrick[] {
  return [...tricksOf(validated.filter((row) => row.key !== editing?.row)), ...selected]
}

/** The trick that the next entry follows: the one before the mark. */
function lastPerformed(draft: Performed): DraftTrick | undefined {
  const { validated, selected } = draft
  const marked = markedTrick(draft)
  if (!marked) return performedSoFar(draft).at(-1)
  // an open combo stands before a marked row
  if (selected.length > 0 && landingOf(draft)?.in === 'round') return selected.at(-1)
  const order = [...tricksOf(validated), ...selected]
  return order[order.indexOf(marked) - 1]
}
