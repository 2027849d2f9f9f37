/** What a choice in the search card does: in direct entry it enters a trick, otherwise it puts the trick on the card. */
import type { Trick } from '@trickline/contract/tricks'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '@trickline/ui/messages.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { heldBackTap } from '../../lib/double-tap-guard.ts'
import { tap, type TileEntry } from '../../tricks/tile-swipe.ts'
import type { ChooseTile } from '../../tricks/use-tile-fingers.ts'
import { isComboOpen, type NoJoin, whyNotJoinedNext } from '../draft/may-enter.ts'
import { emptyEntry } from '../draft/step.ts'
import type { DraftAction } from '../draft/taps.ts'
import { useEntryPreferences } from './entry-preferences.ts'
import type { usePlace } from './use-place.ts'
import { useTrickStartSecond } from './trick-start-second.ts'

type Options = Pick<ReturnType<typeof usePlace>, 'use'> & { dispatch: (action: DraftAction) => void }

export function useTrickEntry(draft: RoundDraft, { dispatch, use }: Options) {
  const { collectsFirst, leadSeconds } = useEntryPreferences()
  const startSeconds = useTrickStartSecond()
  const isDirect = !collectsFirst

  const touch = () => startSeconds.touch(leadSeconds)
  const enter = (trick: Trick, { variation, joined }: TileEntry = tap) => {
    // a replacement keeps what is set for the replaced trick; the reducer adds what is set for the next one
    const { grab, dub, variation: side } = draft.entry.changes === null ? emptyEntry : draft.entry
    use(trick.id)
    dispatch({
      type: 'enter',
      trick: { trick, grab, dub, variation: variation || side },
      second: startSeconds.take(leadSeconds),
      at: Date.now(),
      direct: isDirect,
      joined,
    })
  }
  const toggleCombo = () => dispatch({ type: isComboOpen(draft) ? 'end-combo' : 'begin-combo' })
  const aimAtNext = () => aimNext(dispatch)
  const choose = (trick: Trick, entry: TileEntry = tap) => {
    if (isDirect) return enter(trick, entry)
    dispatch({ type: 'choose', trick, second: startSeconds.take(leadSeconds) })
    if (entry.variation) dispatch({ type: 'press-variation', variation: entry.variation })
  }
  return {
    toggleCombo,
    aimAtNext,
    touch,
    choose,
    chooseTile: useTileEntry(draft, choose),
    add: () => {
      if (draft.entry.trick) use(draft.entry.trick.trickId)
      dispatch({ type: 'add-trick', at: Date.now() })
    },
    /** In direct entry the trick begins a combo, or ends the open one. */
    addAtOnce: (trick: Trick) => {
      if (isDirect && !isComboOpen(draft)) dispatch({ type: 'begin-combo' })
      enter(trick)
      if (isDirect && isComboOpen(draft)) dispatch({ type: 'end-combo' })
    },
    type: (text: string) => startSeconds.type(text, leadSeconds),
    clear: () => {
      startSeconds.forget()
      dispatch({ type: 'clear-choice' })
    },
    enterNothing: (withShift: boolean) => {
      if (isDirect && withShift) toggleCombo()
      else endSelection(draft, { dispatch, isDirect })
    },
    openFamily: () => {
      touch()
      aimAtNext()
    },
  }
}

/** Side, dub and grab now apply to the next trick. */
function aimNext(dispatch: Options['dispatch']): void {
  dispatch({ type: 'aim', key: null })
  dispatch({ type: 'type-over' })
}

function endSelection(
  draft: RoundDraft,
  { dispatch, isDirect }: Pick<Options, 'dispatch'> & { isDirect: boolean },
): void {
  if (isDirect || draft.editing) dispatch({ type: 'end-combo' })
  else if (draft.selected.length > 0) dispatch({ type: 'validate-singles' })
}

/** `at`: where the finger is, to say there why nothing was joined. */
function useTileEntry(draft: RoundDraft, choose: (trick: Trick, entry: TileEntry) => void): ChooseTile {
  const words = useMessages('judging')
  const { joinedBySwipe, prefer } = useEntryPreferences()
  return (trick, entry, at) => {
    const refused = entry.joined ? whyNotJoinedNext(draft, draft.entry) : null
    if (refused) return heldBackTap.set({ ...(at ?? { x: 0, y: 0 }), why: whyNotJoinedText(refused, words) })
    choose(trick, entry)
    if (entry.joined && joinedBySwipe < 3) prefer({ joinedBySwipe: joinedBySwipe + 1 })
  }
}

export function whyNotJoinedText(refused: NoJoin, { direct }: Areas['judging']): string {
  if (refused === 'combo-open') return direct.comboOpen
  return refused === 'dub-80' ? direct.dub80Ends : direct.noJoin[refused]
}
