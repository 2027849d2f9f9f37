/** What a judge can do with the draft (screens §11): the reducer refuses by these rules, buttons are disabled by them. */
import { comboFactorRemoved, dub80 } from '@trickline/scoring'
import type { EnteredRow, Performance } from '@trickline/views/tricks/performed-trick.ts'
import {
  draftRowFingerprint,
  type DraftTrick,
  type Lists,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'

type Selection = Pick<RoundDraft, 'selected' | 'editing'>

export function lastIsDubbed80({ selected }: Pick<RoundDraft, 'selected'>): boolean {
  return selected.at(-1)?.dub === dub80
}

/** Enables grab, dub, FS, BS and "Add"; changing a trick is always possible. */
export function canAddTrick({ entry, selected }: Pick<RoundDraft, 'entry' | 'selected'>): boolean {
  return entry.trick !== null && (entry.changes !== null || !lastIsDubbed80({ selected }))
}

/** Not for an edited combo: its tricks go back as a combo, or the edit is cancelled. */
export function canValidateSingles({ selected, editing }: Selection): boolean {
  return selected.length > 0 && editing === null
}

/** While a trick is being changed, only one single can be entered. */
export function canEnter(
  { entry, selected }: Pick<RoundDraft, 'entry' | 'selected'>,
  rows: readonly EnteredRow[],
): boolean {
  const hasCombo = rows.some((row) => row.kind === 'combo')
  if (entry.changes !== null) return rows.length === 1 && !hasCombo
  return rows.length > 0 && (hasCombo || !lastIsDubbed80({ selected }))
}

/** An edited combo may be left with one trick: it becomes a single. */
export function canValidateCombo({ selected, editing }: Selection): boolean {
  return comboFactorRemoved(selected) === null || (editing !== null && selected.length === 1)
}

/** True if no combo is being edited, or if the edited one can be validated first or is unchanged. */
export function canEditCombo(draft: Selection & Pick<RoundDraft, 'validated'>): boolean {
  return draft.editing === null || canValidateCombo(draft) || isEditUnchanged(draft)
}

/** True if the edited combo is unchanged: it may end with an 80 % dub since its last trick was deleted. */
function isEditUnchanged({
  validated,
  selected,
  editing,
}: Selection & Pick<RoundDraft, 'validated'>): boolean {
  const row = validated.find(({ key }) => key === editing?.row)
  // compared by value: a reload and a change of the video copy both
  return (
    row?.kind === 'combo' &&
    draftRowFingerprint(row) === draftRowFingerprint({ ...row, tricks: [...selected] })
  )
}

export function unvalidatedCount({ selected, editing }: Selection): number {
  return editing ? editing.aside.length : selected.length
}

/** In direct entry the selected tricks are the open combo, and the next trick is added to it. */
export function isComboOpen({
  selected,
  editing,
  collecting,
}: Pick<Lists, 'selected' | 'editing' | 'collecting'>): boolean {
  return collecting || selected.length > 0 || editing !== null
}

/** False for an 80 % dub on a trick that is followed by another, or in a combo of the round. */
export function canPerform(lists: Lists, key: number, { dub }: Partial<Performance>): boolean {
  if (dub !== dub80) return true
  const { selected, validated } = lists
  if (selected.some((trick) => trick.key === key)) return selected.at(-1)?.key === key
  return validated.some((row) => row.kind === 'single' && row.trick.key === key)
}

/** The trick that side, dub and grab change; null: they are set for the next trick. */
export function targetTrick({
  aim,
  selected,
  validated,
}: Pick<RoundDraft, 'aim' | 'selected' | 'validated'>): DraftTrick | null {
  return aim === null ? null : trickByKey({ selected, validated }, aim)
}

export function trickByKey(
  { selected, validated }: Pick<Lists, 'selected' | 'validated'>,
  key: number,
): DraftTrick | null {
  return [...selected, ...tricksOf(validated)].find((trick) => trick.key === key) ?? null
}

/** The trick entered last among those that are left: it has the highest key. */
export function lastEntered({
  selected,
  validated,
}: Pick<Lists, 'selected' | 'validated'>): DraftTrick | null {
  return [...selected, ...tricksOf(validated)].reduce<DraftTrick | null>(
    (last, trick) => (last === null || trick.key > last.key ? trick : last),
    null,
  )
}
