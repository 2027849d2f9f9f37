/** What a judge can do with the draft as it stands (screens §11): the reducer refuses by these, the buttons show them. */
import { comboFactorRemoved, dub80 } from '@trickline/scoring'
import type { EnteredRow, Performance } from '@trickline/views/tricks/performed-trick.ts'
import {
  type DraftTrick,
  type Lists,
  type RoundDraft,
  draftRowFingerprint,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'

type Selection = Pick<RoundDraft, 'selected' | 'editing'>

/** After an 80 % dub nothing can follow: the judge validates first. */
export function lastIsDubbed80({ selected }: Pick<RoundDraft, 'selected'>): boolean {
  return selected.at(-1)?.dub === dub80
}

/** Grab, dub, FS, BS and "Add": a trick is chosen, and one can follow; changing one is always possible. */
export function canAddTrick({ entry, selected }: Pick<RoundDraft, 'entry' | 'selected'>): boolean {
  return entry.trick !== null && (entry.changes !== null || !lastIsDubbed80({ selected }))
}

/** The tricks of a combo that is being edited go back as that combo, or the edit is cancelled. */
export function canValidateSingles({ selected, editing }: Selection): boolean {
  return selected.length > 0 && editing === null
}

/** A typed line, a proposal, a result's "+": while a trick is being changed only another one takes its place. */
export function canEnter(
  { entry, selected }: Pick<RoundDraft, 'entry' | 'selected'>,
  rows: readonly EnteredRow[],
): boolean {
  const hasCombo = rows.some((row) => row.kind === 'combo')
  if (entry.changes !== null) return rows.length === 1 && !hasCombo
  return rows.length > 0 && (hasCombo || !lastIsDubbed80({ selected }))
}

/**
 * More than one selected, the last without an 80 % dub: what earns a combo factor. Of a combo that is being edited
 * one may be left: then it is that trick alone.
 */
export function canValidateCombo({ selected, editing }: Selection): boolean {
  return comboFactorRemoved(selected) === null || (editing !== null && selected.length === 1)
}

/** None is open, or the one that is goes back first as it is now: what was entered in it is not lost. */
export function canEditCombo(draft: Selection & Pick<RoundDraft, 'validated'>): boolean {
  return draft.editing === null || canValidateCombo(draft) || isOnlyLookedAt(draft)
}

/** A combo may end with an 80 % dub since its last trick was deleted; opened and left as it is, it is no obstacle. */
function isOnlyLookedAt({
  validated,
  selected,
  editing,
}: Selection & Pick<RoundDraft, 'validated'>): boolean {
  const row = validated.find(({ key }) => key === editing?.row)
  // not the same objects: a reload and another video make copies of both
  return (
    row?.kind === 'combo' &&
    draftRowFingerprint(row) === draftRowFingerprint({ ...row, tricks: [...selected] })
  )
}

/** Selected but not validated: a save leaves these out. */
export function unvalidatedCount({ selected, editing }: Selection): number {
  return editing ? editing.aside.length : selected.length
}

/** Entering directly, what is selected is the open combo, and the next trick goes into it. */
export function isComboOpen({
  selected,
  editing,
  collecting,
}: Pick<Lists, 'selected' | 'editing' | 'collecting'>): boolean {
  return collecting || selected.length > 0 || editing !== null
}

/** Nothing follows an 80 % dub, and a combo of the round does not end with one. */
export function canPerform(lists: Lists, key: number, { dub }: Partial<Performance>): boolean {
  if (dub !== dub80) return true
  const { selected, validated } = lists
  if (selected.some((trick) => trick.key === key)) return selected.at(-1)?.key === key
  return validated.some((row) => row.kind === 'single' && row.trick.key === key)
}

/** What side, dub and grab change: the trick just entered, or one that was taken up; null: the next one. */
export function targetTrick({
  aim,
  selected,
  validated,
}: Pick<RoundDraft, 'aim' | 'selected' | 'validated'>): DraftTrick | null {
  return aim === null ? null : trickByKey({ selected, validated }, aim)
}

/** Of a combo that is being edited, as it is in the selected list. */
export function trickByKey(
  { selected, validated }: Pick<Lists, 'selected' | 'validated'>,
  key: number,
): DraftTrick | null {
  return [...selected, ...tricksOf(validated)].find((trick) => trick.key === key) ?? null
}

/** The trick that was entered last, and is still there: of all the keys the highest is its. */
export function lastEntered({
  selected,
  validated,
}: Pick<Lists, 'selected' | 'validated'>): DraftTrick | null {
  return [...selected, ...tricksOf(validated)].reduce<DraftTrick | null>(
    (last, trick) => (last === null || trick.key > last.key ? trick : last),
    null,
  )
}
