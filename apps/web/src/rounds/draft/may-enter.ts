/** What a judge can do with the draft (screens §11): the reducer refuses by these rules, and buttons are disabled by them. */
import { comboFactorRemoved, dub80 } from '@trickline/scoring'
import type { Performance } from '@trickline/views/tricks/performed-trick.ts'
import {
  type DraftRow,
  draftRowFingerprint,
  type DraftTrick,
  type Lists,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'
import { canStandIn, landingOf, selectedIndex } from './row-order.ts'

type Selection = Pick<RoundDraft, 'selected' | 'editing'>

export function lastIsDubbed80({ selected }: Pick<RoundDraft, 'selected'>): boolean {
  return selected.at(-1)?.dub === dub80
}

/** Enables grab, dub, FS and BS; changing a trick is always possible. */
export function canPrepareTrick(draft: Landings & Pick<RoundDraft, 'entry'>): boolean {
  const { entry } = draft
  return entry.trick !== null && (entry.changes !== null || !isAfterDub80(draft, false))
}

/** Enables "Add". */
export function canAddTrick(draft: Landings & Pick<RoundDraft, 'entry'>): boolean {
  const { entry } = draft
  return canPrepareTrick(draft) && (entry.changes !== null || mayLand(draft, [entry], false))
}

type Landings = Pick<RoundDraft, 'validated' | 'selected' | 'editing' | 'collecting' | 'insertBefore'>

/** Nothing can be entered, as the next trick would follow an 80 % dub in its combo. */
export function isAfterDub80(draft: Landings, isDirect: boolean): boolean {
  return !mayLand(draft, [], isDirect)
}

/** Whether tricks can be entered where the next ones land; singles of the round always can. */
function mayLand(draft: Landings, tricks: readonly Pick<DraftTrick, 'dub'>[], isDirect: boolean): boolean {
  const { validated, selected } = draft
  const landing = landingOf(draft)
  if (!isDirect || isComboOpen(draft)) {
    const index = landing?.in === 'selected' ? landing.index : selected.length
    return canStandIn(selected, index, tricks, true)
  }
  if (landing?.in !== 'combo') return true
  const row = validated.find(({ key }) => key === landing.row)
  return row?.kind !== 'combo' || canStandIn(row.tricks, landing.index, tricks, false)
}

/** Why a trick cannot be joined to the one before it. */
export type NoJoin = 'nothing-before' | 'after-dub-80' | 'dub-80' | 'combo-open'

/** null: the next trick can be joined. A combo that is open or at the mark takes it in any case. */
export function whyNotJoinedNext(draft: Landings, { dub }: Pick<DraftTrick, 'dub'>): NoJoin | null {
  if (isComboOpen(draft) || landingOf(draft)?.in === 'combo') return null
  const before = draft.validated[selectedIndex(draft) - 1]
  return before ? whyNotJoinedTo(before, [{ dub }]) : 'nothing-before'
}

/** null: the trick can be joined or separated. */
export function whyNotJoined(
  { validated, selected, editing }: Pick<Lists, 'validated' | 'selected' | 'editing'>,
  key: number,
): NoJoin | null {
  if (editing || selected.some((trick) => trick.key === key)) return 'combo-open'
  if (isJoined({ validated, selected }, key)) return null
  const place = validated.findIndex((row) => tricksOf([row]).some((trick) => trick.key === key))
  const [before, row] = [validated[place - 1], validated[place]]
  return before && row ? whyNotJoinedTo(before, tricksOf([row])) : 'nothing-before'
}

function whyNotJoinedTo(before: DraftRow, tricks: readonly Pick<DraftTrick, 'dub'>[]): NoJoin | null {
  if (tricksOf([before]).at(-1)?.dub === dub80) return 'after-dub-80'
  return tricks.some(({ dub }) => dub === dub80) ? 'dub-80' : null
}

/** True for a trick of a combo that is not its first. */
export function isJoined(
  { validated, selected }: Pick<Lists, 'validated' | 'selected'>,
  key: number,
): boolean {
  return [selected, ...validated.map((row) => tricksOf([row]))].some(
    (tricks) => tricks.findIndex((trick) => trick.key === key) > 0,
  )
}

/** Combos do not nest. */
export function canBeginCombo(draft: Landings): boolean {
  return !isComboOpen(draft) && landingOf(draft)?.in !== 'combo'
}

/** Not for an edited combo: its tricks go back as a combo, or the edit is cancelled. */
export function canValidateSingles({ selected, editing }: Selection): boolean {
  return selected.length > 0 && editing === null
}

/** An 80 % dub ends a combo. */
export function canEnter(draft: Landings, trick: Pick<DraftTrick, 'dub'>, isDirect: boolean): boolean {
  return mayLand(draft, [trick], isDirect)
}

/** An edited combo may be left with one trick, which then becomes a single. */
export function canValidateCombo({ selected, editing }: Selection): boolean {
  return comboFactorRemoved(selected) === null || (editing !== null && selected.length === 1)
}

/** True if no combo is being edited, or if the edited one is unchanged or can be validated first. */
export function canEditCombo(draft: Selection & Pick<RoundDraft, 'validated'>): boolean {
  return draft.editing === null || canValidateCombo(draft) || isEditUnchanged(draft)
}

/** True if the edited combo is unchanged: it may end with an 80 % dub because its last trick was deleted earlier. */
function isEditUnchanged({
  validated,
  selected,
  editing,
}: Selection & Pick<RoundDraft, 'validated'>): boolean {
  const row = validated.find(({ key }) => key === editing?.row)
  // compared by value, since a reload and a change of the video both copy
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

/** False for an 80 % dub on a trick that another follows, or in a combo of the round. */
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

/** The trick before which the next entries land (the first one of a combo); null: they land at the end. */
export function markedTrick({
  validated,
  selected,
  insertBefore,
}: Pick<RoundDraft, 'validated' | 'selected' | 'insertBefore'>): DraftTrick | null {
  if (insertBefore === null) return null
  const row = validated.find(({ key }) => key === insertBefore)
  return row ? (tricksOf([row])[0] ?? null) : trickByKey({ validated, selected }, insertBefore)
}

/** The trick entered last among those still there: it has the highest key. */
export function lastEntered({
  selected,
  validated,
}: Pick<Lists, 'selected' | 'validated'>): DraftTrick | null {
  return [...selected, ...tricksOf(validated)].reduce<DraftTrick | null>(
    (last, trick) => (last === null || trick.key > last.key ? trick : last),
    null,
  )
}
