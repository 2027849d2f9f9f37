/**
 * What each tap does to the draft of a round, as one pure reducer (screens §11). Selected tricks wait to be validated, as
 * singles or as a combo; validated rows are the round. In direct entry a trick goes straight into the round or the open
 * combo. Every change of the lists can be undone.
 */
import type { Trick } from '@trickline/contract/tricks'
import type { Dub, Variation } from '@trickline/scoring'
import { chosenTrickFrom, type RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { Performance } from '@trickline/views/tricks/performed-trick.ts'
import { endCombo, join, validateCombo, validateSingles } from './combos.ts'
import { cancelEdit, deleteRow, deleteTrick, editCombo, editTrick, insertBefore, move } from './edits.ts'
import { canBeginCombo } from './may-enter.ts'
import { emptyEntry, step, withEntry, withoutStale } from './step.ts'
import { setVideo } from './set-video.ts'
import { addTrick, enter, perform } from './tricks.ts'
import { entryWithoutSecond, restoresVideo } from './video-seconds.ts'

/** Returns the draft after a tap; the same object if the tap had no effect. */
export function roundDraftReducer(draft: RoundDraft, action: DraftAction): RoundDraft {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an action carries the input of its own tap
  const tap = taps[action.type] as (draft: RoundDraft, input: DraftAction) => RoundDraft
  const after = tap(draft, action)
  return after === draft || after.justSet === null || after.justSet !== draft.justSet
    ? after
    : { ...after, justSet: null }
}

/** One type per tap: `{ type: 'set-grab', grab: 17 }` and so on. */
export type DraftAction = {
  [Tap in keyof typeof taps]: { type: Tap } & InputOf<(typeof taps)[Tap]>
}[keyof typeof taps]
type InputOf<Tap> = Tap extends (draft: RoundDraft, ...input: [infer TInput]) => RoundDraft ? TInput : unknown

/** `second`: second of the round's video, null without one. `at`: time of the tap in epoch ms, for the warnings. */
const taps = {
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
  'edit-trick': editTrick,
  'delete-trick': deleteTrick,
  'validate-singles': validateSingles,
  'validate-combo': validateCombo,
  'edit-combo': editCombo,
  'cancel-edit': cancelEdit,
  'delete-row': deleteRow,
  'insert-before': insertBefore,
  move,
  'clear-all': (draft) =>
    step(draft, { validated: [], selected: [], editing: null, collecting: false }, { entry: emptyEntry }),
  'dismiss-warning': (draft, { id }: { id: string }) => ({ ...draft, dismissed: [...draft.dismissed, id] }),
  'set-comment': (draft, { comment }: { comment: string }) => ({ ...draft, comment }),
  'set-video': setVideo,
} satisfies Record<string, (draft: RoundDraft, input: never) => RoundDraft>

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

/** The log line for a tap without effect (screens §11); null if that is no failure. */
export function refusedTap({ type }: DraftAction): string | null {
  return refusals[type] ?? null
}

const notValidated = "Can't validated this tricks/combo"
const notFound = 'Trick not found'

const refusals: Partial<Record<DraftAction['type'], string>> = {
  'validate-singles': notValidated,
  'validate-combo': notValidated,
  'add-trick': 'No trick selected',
  'edit-trick': notFound,
  'delete-trick': notFound,
  'delete-row': notFound,
}
