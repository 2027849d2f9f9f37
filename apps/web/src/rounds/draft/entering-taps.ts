/**
 * The taps by which a round is entered (screens §11). Selected tricks wait to be validated, as
 * singles or as a combo; validated rows are the round. In direct entry a trick goes into the round at once, or into the open combo.
 */
import type { Trick } from '@trickline/contract/tricks'
import type { Dub, Variation } from '@trickline/scoring'
import { chosenTrickFrom, type RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { Performance } from '@trickline/views/tricks/performed-trick.ts'
import { endCombo, join } from './combos.ts'
import { canBeginCombo } from './may-enter.ts'
import { emptyEntry, withEntry, withoutStale } from './step.ts'
import { addTrick, enter, perform } from './tricks.ts'
import { entryWithoutSecond, restoresVideo } from './video-seconds.ts'

export type Reducers = Record<string, (draft: RoundDraft, input: never) => RoundDraft>

/** One type per tap: `{ type: 'set-grab', grab: 17 }` and so on. */
export type ActionOf<Taps extends Reducers> = {
  [Tap in keyof Taps]: { type: Tap } & InputOf<Taps[Tap]>
}[keyof Taps]
type InputOf<Tap> = Tap extends (draft: RoundDraft, ...input: [infer TInput]) => RoundDraft ? TInput : unknown

/** Returns the draft after a tap; the same object if the tap had no effect. */
export function afterTap(taps: Reducers, draft: RoundDraft, action: { type: string }): RoundDraft {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an action carries the input of its own tap
  const tap = taps[action.type] as (draft: RoundDraft, input: { type: string }) => RoundDraft
  const after = tap(draft, action)
  return after === draft || after.justSet === null || after.justSet !== draft.justSet
    ? after
    : { ...after, justSet: null }
}

/** `second`: of the round's video, null without one. `at`: time of the tap in epoch ms, for the warnings. */
export const enteringTaps = {
  choose: (draft, { trick, second = null }: { trick: Trick; second?: number | null }) =>
    withEntry(draft, { trick: chosenTrickFrom(trick, second) }),
  /** Grab, dub and side stay for the next choice. */
  'type-over': (draft) => (draft.entry.trick ? withEntry(draft, { trick: null }) : draft),
  'clear-choice': (draft) => ({ ...draft, entry: emptyEntry }),
  'set-grab': (draft, { grab }: { grab: number | null }) => setForNext(draft, { grab }),
  'set-dub': (draft, { dub }: { dub: Dub }) => setForNext(draft, { dub }),
  'press-variation': (draft, { variation }: { variation: Exclude<Variation, 0> }) =>
    setForNext(draft, { variation: draft.entry.variation === variation ? 0 : variation }),
  'add-trick': addTrick,
  enter,
  perform,
  aim,
  'move-set': moveSet,
  'begin-combo': (draft) => (canBeginCombo(draft) ? { ...draft, collecting: true } : draft),
  'end-combo': endCombo,
  join,
  undo,
} satisfies Reducers

function setForNext(draft: RoundDraft, change: Partial<Performance>): RoundDraft {
  const { grab, dub, variation } = draft.entry
  return { ...withEntry(draft, change), justSet: { key: null, change, before: { grab, dub, variation } } }
}

function aim(draft: RoundDraft, { key }: { key: number | null }): RoundDraft {
  return draft.aim === key ? draft : { ...draft, aim: key }
}

/** Aims at a trick, or at the next one, and takes along what the last key set elsewhere. */
function moveSet(draft: RoundDraft, { key }: { key: number | null }): RoundDraft {
  const { justSet } = draft
  if (!justSet || justSet.key === key || draft.entry.changes !== null) return aim(draft, { key })
  if (key === null) {
    const undone = undo(draft)
    return { ...withEntry(undone, justSet.change), aim: null, justSet: null }
  }
  const cleared = withEntry(draft, justSet.before)
  const moved = perform(cleared, { key, change: justSet.change })
  return moved === cleared ? aim(draft, { key }) : { ...moved, justSet: null }
}

function undo(draft: RoundDraft): RoundDraft {
  const lists = draft.past.at(-1)
  if (!lists) return draft
  const entry = restoresVideo(lists) ? entryWithoutSecond(draft.entry) : draft.entry
  return withoutStale({ ...draft, ...lists, entry, past: draft.past.slice(0, -1) })
}
