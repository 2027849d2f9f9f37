/** Combos and singles of the round: validating the selected tricks, joining tricks, putting an edited combo back. */
import { canValidateCombo, canValidateSingles, whyNotJoined } from './may-enter.ts'
import { landingOf, rowOf, selectedIndex } from './row-order.ts'
import { clearedIfChanging, step } from './step.ts'
import {
  type DraftRow,
  type DraftTrick,
  type Lists,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'

/** Validates the marked tricks, or all of them if none is marked. */
export function validateSingles(
  draft: RoundDraft,
  { marked = [] }: { marked?: readonly number[] },
): RoundDraft {
  if (!canValidateSingles(draft)) return draft
  const isMarked = ({ key }: DraftTrick) => marked.includes(key)
  const chosen = draft.selected.some(isMarked) ? draft.selected.filter(isMarked) : draft.selected
  return validate(
    draft,
    chosen.map((trick) => [trick]),
  )
}

export function validateCombo(draft: RoundDraft): RoundDraft {
  if (!canValidateCombo(draft)) return draft
  if (!draft.editing) return validate(draft, [draft.selected])
  return step(draft, withEditPutBack(draft), { entry: clearedIfChanging(draft.entry) })
}

/** Validates the open combo; one trick, or tricks that end with an 80 % dub, become singles. */
export function endCombo(draft: RoundDraft): RoundDraft {
  if (canValidateCombo(draft)) return validateCombo(draft)
  if (canValidateSingles(draft)) return validateSingles(draft, {})
  return draft.collecting ? { ...draft, collecting: false } : draft
}

/** Turns each group of selected tricks into a row at the mark, or at the end of the round. */
function validate(draft: RoundDraft, groups: readonly (readonly DraftTrick[])[]): RoundDraft {
  const rows = groups.map((tricks, index) => rowOf(tricks, draft.lastKey + 1 + index))
  const validated = new Set(groups.flat())
  const selected = draft.selected.filter((trick) => !validated.has(trick))
  return step(
    draft,
    {
      validated: withRows(draft, rows),
      selected,
      collecting: draft.collecting && selected.length > 0,
    },
    { lastKey: draft.lastKey + rows.length, entry: clearedIfChanging(draft.entry) },
  )
}

/** Puts an edited combo back into the round, as it is now. */
export function withEditPutBack({ validated, selected, editing }: Omit<Lists, 'collecting'>): Lists {
  if (!editing) return { validated, selected, editing, collecting: false }
  const putBack = (row: DraftRow) => (row.key === editing.row ? rowOf(selected, row.key) : row)
  return { validated: validated.map(putBack), selected: editing.aside, editing: null, collecting: false }
}

/** The validated rows plus the open combo as if it ended now: what counts and is saved in direct entry. */
export function withOpenCombo({
  validated,
  selected,
  editing,
  insertBefore: mark,
}: Pick<RoundDraft, 'validated' | 'selected' | 'editing' | 'insertBefore'>): readonly DraftRow[] {
  if (editing || selected.length === 0) return validated
  const groups = canValidateCombo({ selected, editing }) ? [selected] : selected.map((trick) => [trick])
  // negative, as these are keys of tricks and must differ from keys of rows
  const open = groups.map((tricks) => rowOf(tricks, -1 - (tricks[0]?.key ?? 0)))
  return validated.toSpliced(selectedIndex({ validated, selected, insertBefore: mark }), 0, ...open)
}

/** True for a row of the open combo in the result of `withOpenCombo`. */
export function isOpenRow({ key }: DraftRow): boolean {
  return key < 0
}

/** The validated rows with `rows` at the mark; within a combo their tricks join it. */
export function withRows(draft: RoundDraft, rows: readonly DraftRow[]): readonly DraftRow[] {
  const landing = landingOf(draft)
  if (landing?.in !== 'combo') return draft.validated.toSpliced(selectedIndex(draft), 0, ...rows)
  return draft.validated.map((row) =>
    row.kind === 'combo' && row.key === landing.row
      ? { ...row, tricks: row.tricks.toSpliced(landing.index, 0, ...tricksOf(rows)) }
      : row,
  )
}

/** The validated rows with the trick added to the row before the mark: a single becomes a combo of two. */
export function withJoined(draft: RoundDraft, trick: DraftTrick): readonly DraftRow[] {
  const index = selectedIndex(draft) - 1
  return draft.validated.map((row, place) =>
    place === index ? rowOf([...tricksOf([row]), trick], row.key) : row,
  )
}

/** Joins a trick, with its combo, to the row before; or separates it and what follows from the tricks before. */
export function join(draft: RoundDraft, { key }: { key: number }): RoundDraft {
  if (whyNotJoined(draft, key) !== null) return draft
  const { validated } = draft
  const place = validated.findIndex((row) => tricksOf([row]).some((trick) => trick.key === key))
  const [before, row] = [validated[place - 1], validated[place]]
  if (!row) return draft
  const tricks = tricksOf([row])
  const index = tricks.findIndex((trick) => trick.key === key)
  const lastKey = draft.lastKey + 1
  if (index > 0) {
    const parts = [rowOf(tricks.slice(0, index), row.key), rowOf(tricks.slice(index), lastKey)]
    return step(draft, { validated: validated.toSpliced(place, 1, ...parts) }, { lastKey })
  }
  if (!before) return draft
  const joined = rowOf([...tricksOf([before]), ...tricks], before.key)
  return step(draft, { validated: validated.toSpliced(place - 1, 2, joined) })
}

/** The selected tricks, with this one at the mark if the mark is among them. */
export function withSelected(draft: RoundDraft, trick: DraftTrick): readonly DraftTrick[] {
  const landing = landingOf(draft)
  const index = landing?.in === 'selected' ? landing.index : draft.selected.length
  return draft.selected.toSpliced(index, 0, trick)
}
