/** Changes to what is in the round: editing, deleting and moving tricks and combos, and setting where entries land. */
import { changeableTrick, clearedIfChanging, emptyEntry, step, withoutStale } from './step.ts'
import { endCombo, withEditPutBack } from './combos.ts'
import { canEditCombo } from './may-enter.ts'
import { rowOf } from './row-order.ts'
import {
  type DraftRow,
  type DraftTrick,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'

/** Takes a trick back into the search card; a trick of a combo first opens its combo for editing. */
export function editTrick(draft: RoundDraft, { key }: { key: number }): RoundDraft {
  const combo = draft.validated.find(
    (row) => row.kind === 'combo' && row.tricks.some((trick) => trick.key === key),
  )
  const open = combo && draft.editing?.row !== combo.key ? editCombo(draft, { row: combo.key }) : draft
  const found = changeableTrick(open, key)
  if (!found) return draft
  const { grab, dub, variation } = found
  return { ...open, entry: { trick: found, grab, dub, variation, changes: key } }
}

export function deleteTrick(draft: RoundDraft, { key }: { key: number }): RoundDraft {
  const isDeleted = (trick: DraftTrick) => trick.key === key
  if (draft.selected.some(isDeleted))
    return step(draft, { selected: draft.selected.filter((trick) => !isDeleted(trick)) })
  const row = draft.validated.find((each) => tricksOf([each]).some(isDeleted))
  // the original of the edited combo stays, for "cancel"
  if (!row || row.key === draft.editing?.row) return draft
  return step(draft, { validated: draft.validated.flatMap((each) => withoutTrick(each, key)) })
}

function withoutTrick(row: DraftRow, key: number): DraftRow[] {
  if (row.kind === 'single') return row.trick.key === key ? [] : [row]
  const tricks = row.tricks.filter((trick) => trick.key !== key)
  if (tricks.length === row.tricks.length) return [row]
  return tricks.length === 0 ? [] : [rowOf(tricks, row.key)]
}

export function deleteRow(draft: RoundDraft, { row: key }: { row: number }): RoundDraft {
  const validated = draft.validated.filter((row) => row.key !== key)
  if (validated.length === draft.validated.length) return draft
  const { editing } = draft
  const endsEdit = editing?.row === key
  return step(draft, { validated, ...(endsEdit && { selected: editing.aside, editing: null }) })
}

export function editCombo(draft: RoundDraft, { row: key }: { row: number }): RoundDraft {
  const row = draft.validated.find((each) => each.key === key)
  if (row?.kind !== 'combo' || draft.editing?.row === key || !canEditCombo(draft)) return draft
  const { validated, selected: aside } = withEditPutBack(draft)
  const lists = { validated, selected: row.tricks, editing: { row: key, aside }, collecting: false }
  return step(draft, lists, { entry: emptyEntry })
}

export function cancelEdit(draft: RoundDraft): RoundDraft {
  if (!draft.editing) return draft
  const lists = { selected: draft.editing.aside, editing: null, collecting: false }
  return step(draft, lists, { entry: emptyEntry })
}

export type Moved = Pick<RoundDraft, 'validated' | 'selected'>

/** `moved` (move-row.ts) returns null if nothing moves. `rowKey`: key for the new row of a trick that leaves a combo. */
export function move(
  draft: RoundDraft,
  { moved }: { moved: (draft: RoundDraft, rowKey: number) => Moved | null },
): RoundDraft {
  const lastKey = draft.lastKey + 1
  const lists = moved(draft, lastKey)
  return lists ? step(draft, lists, { lastKey }) : draft
}

/**
 * Until `key` is null, the next entries land before this row or trick. An open combo that they do not go into ends first. An
 * edited combo goes back; where it cannot, nothing happens.
 */
export function insertBefore(
  draft: RoundDraft,
  { key, direct = false }: { key: number | null; direct?: boolean },
): RoundDraft {
  if (key === null || draft.selected.some((trick) => trick.key === key))
    return draft.insertBefore === key ? draft : { ...draft, insertBefore: key }
  if (!canEditCombo(draft)) return draft
  const settled = draft.editing
    ? step(draft, withEditPutBack(draft), { entry: clearedIfChanging(draft.entry) })
    : direct
      ? endCombo(draft)
      : draft
  return withoutStale({ ...settled, insertBefore: key })
}
