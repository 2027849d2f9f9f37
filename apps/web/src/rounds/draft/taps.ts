/** What each tap does to the draft of a round: one pure reducer (screens §11). Every change of the lists can be undone. */
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { validateCombo, validateSingles } from './combos.ts'
import { cancelEdit, deleteRow, deleteTrick, editCombo, editTrick, insertBefore, move } from './edits.ts'
import { type ActionOf, afterTap, enteringTaps, type Reducers } from './entering-taps.ts'
import { emptyEntry, step } from './step.ts'
import { setVideo } from './set-video.ts'

export function roundDraftReducer(draft: RoundDraft, action: DraftAction): RoundDraft {
  return afterTap(taps, draft, action)
}

export type DraftAction = ActionOf<typeof taps>

const taps = {
  ...enteringTaps,
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
} satisfies Reducers

/** Returns the line for the log after a tap without effect (screens §11); null if that is no failure. */
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
