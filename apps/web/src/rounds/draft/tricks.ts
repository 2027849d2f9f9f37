/** Tricks of the round: entering, replacing, and changing how they were performed. */
import type { EnteredTrick, Performance } from '@trickline/views/tricks/performed-trick.ts'
import {
  type ChosenTrick,
  chosenTrickFrom,
  type DraftTrick,
  type RoundDraft,
} from '@trickline/views/rounds/draft-trick.ts'
import { withJoined, withRows, withSelected } from './combos.ts'
import { canAddTrick, canEnter, canPerform, isComboOpen, trickByKey, whyNotJoinedNext } from './may-enter.ts'
import { landingOf, rowOf } from './row-order.ts'
import { emptyEntry, step, trickBeingChanged } from './step.ts'

type Entering = {
  trick: EnteredTrick
  /** Second of the video. */
  second?: number | null
  at?: number | null
  direct?: boolean
  /** Joined to the trick before it. */
  joined?: boolean
}

/**
 * Adds the trick at the mark or the end: in direct entry to the round unless a combo is open, otherwise to the selected
 * tricks. While a trick is being changed, this one replaces it.
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

/** Adds the grab, dub and side set before the trick, unless it has its own. */
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
  // the athlete's feedback was about the old trick
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
