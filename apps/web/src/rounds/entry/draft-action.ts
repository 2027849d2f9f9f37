/** What a round draft is made of, and every tap that changes it; what a tap does is in round-draft.ts. */
import type { Trick } from '@trickline/contract/tricks'
import type { Dub, Variation } from '@trickline/scoring'
import type { EnteredRow, Performance } from '../../tricks/performed-trick.ts'
import type { ChosenTrick, DraftRow, DraftTrick } from './draft-trick.ts'

export type RoundDraft = Lists & {
  /** What stands in the search card. */
  entry: Entry
  /** The judge's comment on the round. */
  comment: string
  /** The address of the round's video; null without one. */
  video: string | null
  /** The lists before each tap, the latest last. */
  past: readonly ListsBefore[]
  lastKey: number
  /** Warnings that the judge has put away (`warnings.ts`). */
  dismissed: readonly string[]
}

/** What an undo brings back. */
export type Lists = {
  validated: readonly DraftRow[]
  selected: readonly DraftTrick[]
  /** A validated row whose tricks are in the selected list; `aside` are those that were there before. */
  editing: { row: number; aside: readonly DraftTrick[] } | null
}

/** `video`: only where it went with the seconds taken from it. */
export type ListsBefore = Lists & { video?: RoundDraft['video'] }

/** `changes` is the key of the trick that was taken back into the search card; null for a new one. */
export type Entry = Performance & { trick: ChosenTrick | null; changes: number | null }

/** `second`: where the round's video is; none without one. `at`: when it was tapped, for the warnings. */
export type DraftAction =
  | { type: 'choose'; trick: Trick; second?: number | null }
  /** Another text is typed over the chosen one: grab, dub and side stay for the trick to come. */
  | { type: 'type-over' }
  | { type: 'clear-choice' }
  | { type: 'set-grab'; grab: number | null }
  | { type: 'set-dub'; dub: Dub }
  | { type: 'press-variation'; variation: Exclude<Variation, 0> }
  | { type: 'add-trick'; at?: number }
  /**
   * Singles alone are selected; with a combo among them all of it goes into the round, in the order given. While a
   * trick is being changed, a single one takes its place.
   */
  | { type: 'enter'; rows: readonly EnteredRow[]; second?: number | null; at?: number }
  | { type: 'edit-trick'; key: number }
  | { type: 'delete-trick'; key: number }
  | { type: 'validate-singles' }
  | { type: 'validate-combo' }
  | { type: 'edit-combo'; row: number }
  | { type: 'cancel-edit' }
  | { type: 'delete-row'; row: number }
  | { type: 'clear-all' }
  | { type: 'dismiss-warning'; id: string }
  | { type: 'set-comment'; comment: string }
  | { type: 'set-video'; link: string | null }
  | { type: 'undo' }
