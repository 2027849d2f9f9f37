/** Tricks of the round: entered, changed, performed in another way, deleted. */
import type { EnteredRow, EnteredTrick, Performance } from '@trickline/views/tricks/performed-trick.ts'
import {
  type ChosenTrick,
  chosenTrickFrom,
  type DraftRow,
  type DraftTrick,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'
import { editCombo, withJoined, withRows, withSelected } from './combos.ts'
import { canAddTrick, canEnter, canPerform, isComboOpen, trickByKey, whyNotJoinedNext } from './may-enter.ts'
import { landingOf, rowOf } from './row-order.ts'
import { changeableTrick, emptyEntry, step, trickBeingChanged } from './step.ts'

type EnteredRows = {
  rows: readonly EnteredRow[]
  /** Seconds of the video, one per trick in order; further tricks get the last one. */
  seconds?: readonly (number | null)[]
  at?: number
  direct?: boolean
  /** A single is joined to the trick before it. */
  joined?: boolean
}

/**
 * Rows with a combo go into the round; singles alone are selected, or in direct entry go into the round unless a combo
 * is open. They land at the mark, else at the end. While a trick is being changed, a single replaces it.
 */
export function enter(
  draft: RoundDraft,
  { rows: input, seconds = [], at, direct = false, joined = false }: EnteredRows,
): RoundDraft {
  const before = trickBeingChanged(draft)
  const rows = before ? input : input.map((row) => withPresetPerformance(row, draft.entry, input.length))
  if (!canEnter(draft, rows, direct)) return draft
  const [first] = rows
  if (before && first?.kind === 'single') {
    const { trick, grab, dub, variation } = first.trick
    return changeTrick(draft, before, { ...chosenTrickFrom(trick, null), grab, dub, variation })
  }
  const joins = joined && direct && !isComboOpen(draft) && landingOf(draft)?.in !== 'combo'
  if (joins && first?.kind === 'single' && whyNotJoinedNext(draft, first.trick) !== null) return draft
  const hasCombo = rows.some((row) => row.kind === 'combo')
  let lastKey = draft.lastKey
  // tricks of one line were typed on purpose: the time of the tap is only kept for one entered alone
  const enteredAt = rows.length === 1 && !hasCombo ? (at ?? null) : null
  let index = 0
  const nextSecond = () => seconds[index++] ?? seconds.at(-1) ?? null
  const entered = ({ trick, grab, dub, variation }: EnteredTrick) =>
    newTrick(chosenTrickFrom(trick, nextSecond()), { grab, dub, variation }, (lastKey += 1), enteredAt)
  const added = rows.map((row) => {
    const tricks = row.kind === 'combo' ? row.tricks : [row.trick]
    return rowOf(tricks.map(entered), (lastKey += 1))
  })
  const [one] = tricksOf(added)
  const lists =
    hasCombo || (direct && !isComboOpen(draft))
      ? { validated: joins && one ? withJoined(draft, one) : withRows(draft, added) }
      : { selected: withSelected(draft, tricksOf(added)) }
  return step(draft, lists, { entry: emptyEntry, lastKey, aim: tricksOf(added).at(-1)?.key ?? null })
}

/** A single gets the grab, dub and side set before it, unless it has its own. */
function withPresetPerformance(row: EnteredRow, before: Performance, rows: number): EnteredRow {
  if (row.kind === 'combo' || rows > 1) return row
  const { grab, dub, variation } = row.trick
  return {
    kind: 'single',
    trick: {
      ...row.trick,
      grab: grab ?? before.grab,
      dub: dub || before.dub,
      variation: variation || before.variation,
    },
  }
}

export function addTrick(draft: RoundDraft, { at = null }: { at?: number | null }): RoundDraft {
  const { trick: chosen, grab, dub, variation } = draft.entry
  if (!chosen || !canAddTrick(draft)) return draft
  const before = trickBeingChanged(draft)
  if (before) return changeTrick(draft, before, { ...chosen, grab, dub, variation })
  const key = draft.lastKey + 1
  const added = newTrick(chosen, { grab, dub, variation }, key, at)
  return step(draft, { selected: withSelected(draft, [added]) }, { entry: emptyEntry, lastKey: key })
}

function newTrick(
  chosen: ChosenTrick,
  performance: Performance,
  key: number,
  enteredAt: number | null,
): DraftTrick {
  return { ...chosen, ...performance, key, enteredAt, feedback: null, comment: null }
}

function changeTrick(draft: RoundDraft, before: DraftTrick, to: ChosenTrick & Performance): RoundDraft {
  const { key, validatedTrickId, videoSecond } = before
  // the athlete's feedback was on the old trick
  const noReview = { feedback: null, comment: null }
  const changed: DraftTrick = { ...before, ...to, key, validatedTrickId, videoSecond, ...noReview }
  return step(
    draft,
    {
      selected: draft.selected.map((trick) => (trick.key === key ? changed : trick)),
      validated: draft.validated.map((row) =>
        row.kind === 'single' && row.trick.key === key ? { ...row, trick: changed } : row,
      ),
    },
    { entry: emptyEntry },
  )
}

export function perform(
  draft: RoundDraft,
  { key, change }: { key: number; change: Partial<Performance> },
): RoundDraft {
  const before = trickByKey(draft, key)
  if (!before || !canPerform(draft, key, change)) return draft
  const after: DraftTrick = { ...before, ...change, feedback: null, comment: null }
  const isSelected = draft.selected.includes(before)
  const changed = (trick: DraftTrick) => (trick.key === key ? after : trick)
  const { grab, dub, variation } = before
  const justSet = { key, change, before: { grab, dub, variation } }
  const lists = isSelected
    ? { selected: draft.selected.map(changed) }
    : {
        validated: draft.validated.map((row) =>
          row.kind === 'combo'
            ? { ...row, tricks: row.tricks.map(changed) }
            : { ...row, trick: changed(row.trick) },
        ),
      }
  return { ...step(draft, lists, { aim: key }), justSet }
}

/** Takes a trick back into the search card; a trick of a combo opens its combo for edit first. */
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
  // the original of the edited combo stays for "cancel"
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
