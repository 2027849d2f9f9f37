/** What a draft counts: the rows that a save would send, and their score. */
import { type RoundScore, type RowScore, scoreRound } from '@trickline/scoring'
import type { DraftRow, RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { isOpenRow, withOpenCombo } from './combos.ts'

/** `saved`: the validated rows and, in direct entry, the open combo. */
export type CountedDraft = { saved: readonly DraftRow[]; score: RoundScore }

/** Cached: equal input returns the same object, so that nothing renders again. */
export function countDraft(draft: RoundDraft, ruleId: number, collectsFirst: boolean): CountedDraft {
  const { validated, selected, editing, insertBefore } = draft
  const inputs = [ruleId, collectsFirst, selected, editing, insertBefore]
  const cached = lastCountedDraft.get(validated)
  if (cached && cached.inputs.every((each, place) => each === inputs[place])) return cached.counted
  const saved = collectsFirst ? validated : withOpenCombo(draft)
  const counted = { saved, score: scoreRound(ruleId, saved) }
  lastCountedDraft.set(validated, { inputs, counted })
  return counted
}

const lastCountedDraft = new WeakMap<
  readonly DraftRow[],
  { inputs: readonly unknown[]; counted: CountedDraft }
>()

/** Scores of the open combo, which is among the rows. */
export function openScores(rows: readonly DraftRow[], score: RoundScore): readonly RowScore[] {
  return score.rows.filter((_, place) => rows[place] && isOpenRow(rows[place]))
}

export function validatedScores(rows: readonly DraftRow[], score: RoundScore): readonly RowScore[] {
  return score.rows.filter((_, place) => rows[place] && !isOpenRow(rows[place]))
}
