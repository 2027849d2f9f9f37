/** Where the next tricks and combos land in a round (screens §11); move-row.ts moves rows. */
import { dub80 } from '@trickline/scoring'
import type { DraftRow, DraftTrick, RoundDraft } from '@trickline/views/rounds/draft-trick.ts'

type Order = Pick<RoundDraft, 'validated' | 'selected' | 'insertBefore'>

/** Where the next entry lands; null: at the end. `index`: among the rows, or the tricks of the combo or selected list. */
export type Landing =
  | { in: 'round'; index: number }
  | { in: 'combo'; row: number; index: number }
  | { in: 'selected'; index: number }

export function landingOf({ validated, selected, insertBefore: key }: Order): Landing | null {
  if (key === null) return null
  const inSelected = selected.findIndex((trick) => trick.key === key)
  if (inSelected !== -1) return { in: 'selected', index: inSelected }
  for (const [index, row] of validated.entries()) {
    if (row.key === key || (row.kind === 'single' && row.trick.key === key)) return { in: 'round', index }
    const inCombo = row.kind === 'combo' ? row.tricks.findIndex((trick) => trick.key === key) : -1
    if (inCombo !== -1) return { in: 'combo', row: row.key, index: inCombo }
  }
  return null
}

/** Index among the validated rows at which the selected list stands. */
export function selectedIndex(order: Order): number {
  const landing = landingOf(order)
  return landing?.in === 'round' ? landing.index : order.validated.length
}

/** Whether `tricks` may stand in the list from `index` on: nothing may follow an 80 % dub, and no combo of the round has one. */
export function canStandIn(
  list: readonly Dubbed[],
  index: number,
  tricks: readonly Dubbed[],
  isSelected: boolean,
): boolean {
  const isDubbed80 = ({ dub }: Dubbed) => dub === dub80
  const followed = isSelected && index === list.length ? tricks.slice(0, -1) : tricks
  return !list.slice(0, index).some(isDubbed80) && !followed.some(isDubbed80)
}

type Dubbed = Pick<DraftTrick, 'dub'>

/** Several tricks become a combo, one trick a single (screens §11). */
export function rowOf(tricks: readonly DraftTrick[], key: number): DraftRow {
  const [first, ...others] = tricks
  return first && others.length === 0
    ? { kind: 'single', key, trick: first }
    : { kind: 'combo', key, tricks: [...tricks] }
}
