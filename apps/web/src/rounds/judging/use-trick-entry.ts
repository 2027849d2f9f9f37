/** What a choice in the search card does: directly it enters a trick, else it puts the trick on the card. */
import type { Trick } from '@trickline/contract/tricks'
import type { Variation } from '@trickline/scoring'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { EnteredRow } from '@trickline/views/tricks/performed-trick.ts'
import { isComboOpen } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { useEntryPreferences } from './entry-preferences.ts'
import { useTrickStartSecond } from './trick-start-second.ts'

export function useTrickEntry(draft: RoundDraft, dispatch: (action: DraftAction) => void) {
  const { collectsFirst, leadSeconds } = useEntryPreferences()
  const startSeconds = useTrickStartSecond()
  const isDirect = !collectsFirst
  const { entry } = draft

  const touch = () => startSeconds.touch(leadSeconds)
  const enter = (rows: readonly EnteredRow[]) =>
    dispatch({
      type: 'enter',
      rows,
      seconds: startSeconds.take(leadSeconds),
      at: Date.now(),
      direct: isDirect,
    })
  const enterOne = (trick: Trick, side: Variation = 0) => {
    const { grab, dub, variation } = entry
    enter([{ kind: 'single', trick: { trick, grab, dub, variation: side || variation } }])
  }
  const toggleCombo = () => dispatch({ type: isComboOpen(draft) ? 'end-combo' : 'begin-combo' })
  /** Side, dub and grab are now for the next trick. */
  const aimAtNext = () => {
    dispatch({ type: 'aim', key: null })
    dispatch({ type: 'type-over' })
  }
  return {
    enter,
    toggleCombo,
    aimAtNext,
    touch,
    add: () => dispatch({ type: 'add-trick', at: Date.now() }),
    choose: (trick: Trick, side: Variation = 0) => {
      if (isDirect) return enterOne(trick, side)
      dispatch({ type: 'choose', trick, second: startSeconds.take(leadSeconds)[0] ?? null })
      if (side) dispatch({ type: 'press-variation', variation: side })
    },
    /** In direct entry the trick begins a combo, or ends the open one. */
    addAtOnce: (trick: Trick) => {
      if (isDirect && !isComboOpen(draft)) dispatch({ type: 'begin-combo' })
      enterOne(trick)
      if (isDirect && isComboOpen(draft)) dispatch({ type: 'end-combo' })
    },
    type: (line: string) => startSeconds.type(line, leadSeconds),
    clear: () => {
      startSeconds.forget()
      dispatch({ type: 'clear-choice' })
    },
    enterNothing: (withShift: boolean) => {
      if (isDirect && withShift) toggleCombo()
      else if (isDirect || draft.editing) dispatch({ type: 'end-combo' })
      else if (draft.selected.length > 0) dispatch({ type: 'validate-singles' })
    },
    openFamily: () => {
      touch()
      aimAtNext()
    },
  }
}
