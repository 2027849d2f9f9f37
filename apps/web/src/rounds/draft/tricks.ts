/** Tricks of the round: entered, changed, performed in another way, deleted. */
import type { EnteredTrick, Performance } from '@trickline/views/tricks/performed-trick.ts'
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

type Entering = {
  trick: EnteredTrick
  /** Of the video. */
  second?: number | null
  at?: number | null
  direct?: boolean
  /** To the trick before it. */
  joined?: boolean
}

/**
 * Into the round in direct entry unless a combo is open, else to the selected tricks; at the mark, else at the end. While a trick
 * is being changed, this one replaces it.
 */
export function enter(
  draft: RoundDraft,
  { trick: entered, second = null, at = null, direct = false, joined = false }: Entering,
): RoundDraft {
  const { trick, ...own } = entered
  const before = trickBeingChanged(draft)
  if (before) return changeTrick(draft, before, { ...chosenTrickFrom(trick, null), ...own })
  const performance = withPreset(own, draft.entry)
  if (!canEnter(draft, performance, direct)) return draft
  const goesToRound = direct && !isComboOpen(draft)
  const joins = joined && goesToRound && landingOf(draft)?.in !== 'combo'
  if (joins && whyNotJoinedNext(draft, performance) !== null) return draft
  const [key, rowKey] = [draft.lastKey + 1, draft.lastKey + 2]
  const added = newTrick(chosenTrickFrom(trick, second), performance, key, at)
  const lists = goesToRound
    ? { validated: joins ? withJoined(draft, added) : withRows(draft, [rowOf([added], rowKey)]) }
    : { selected: withSelected(draft, added) }
  return step(draft, lists, { entry: emptyEntry, lastKey: rowKey, aim: key })
}

/** The grab, dub and side set before it, unless it has its own. */
function withPreset({ grab, dub, variation }: Performance, before: Performance): Performance {
  return {
    grab: grab ?? before.grab,
    dub: dub || before.dub,
    variation: variation || before.variation,
  }
}

export function addTrick(draft: RoundDraft, { at = null }: { at?: number | null }): RoundDraft {
  const { trick: chosen, grab, dub, variation } = draft.entry
  if (!chosen || !canAddTrick(draft)) return draft
  const before = trickBeingChanged(draft)
  if (before) return changeTrick(draft, before, { ...chosen, grab, dub, variation })
  const key = draft.lastKey + 1
  const added = newTrick(chosen, { grab, dub, variation }, key, at)
  return step(draft, { selected: withSelected(draft, added) }, { entry: emptyEntry, lastKey: key })
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
