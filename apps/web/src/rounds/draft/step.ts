/** What every tap does: a step that can be undone changes the lists, and the card and the mark follow. */
import { landingOf } from './row-order.ts'
import {
  type DraftRow,
  type DraftTrick,
  type Entry,
  type Lists,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'

export const emptyEntry: Entry = { trick: null, grab: null, dub: 0, variation: 0, changes: null }

export function newDraft(
  validated: readonly DraftRow[] = [],
  comment = '',
  video: string | null = null,
): RoundDraft {
  return {
    validated,
    selected: [],
    editing: null,
    collecting: false,
    entry: emptyEntry,
    aim: null,
    justSet: null,
    insertBefore: null,
    comment,
    video,
    past: [],
    lastKey: Math.max(0, ...[...validated, ...tricksOf(validated)].map(({ key }) => key)),
    dismissed: [],
  }
}

export const undoDepth = 100

/** Changes the lists and adds a step to the undo history. */
export function step(
  draft: RoundDraft,
  lists: Partial<Lists>,
  rest: Partial<Pick<RoundDraft, 'entry' | 'lastKey' | 'aim'>> = {},
): RoundDraft {
  const { validated, selected, editing, collecting } = draft
  const past = [...draft.past, { validated, selected, editing, collecting }].slice(-undoDepth)
  return withoutStale({ ...draft, ...lists, ...rest, past })
}

/** Clears the card if the trick it changes is gone after a step, and the mark if its row is. */
export function withoutStale(draft: RoundDraft): RoundDraft {
  const isChangeStale = draft.entry.changes !== null && !trickBeingChanged(draft)
  const isMarkStale = draft.insertBefore !== null && !landingOf(draft)
  if (!isChangeStale && !isMarkStale) return draft
  return {
    ...draft,
    ...(isChangeStale && { entry: emptyEntry }),
    ...(isMarkStale && { insertBefore: null }),
  }
}

export function withEntry(draft: RoundDraft, change: Partial<Entry>): RoundDraft {
  return { ...draft, entry: { ...draft.entry, ...change } }
}

/** Clears the card if it was changing a selected trick, which may have been validated. */
export function clearedIfChanging(entry: Entry): Entry {
  return entry.changes === null ? entry : emptyEntry
}

export function trickBeingChanged(draft: RoundDraft): DraftTrick | null {
  const { changes } = draft.entry
  return changes === null ? null : changeableTrick(draft, changes)
}

/** Looks among selected tricks and validated singles; a trick of a combo is selected before it is changed. */
export function changeableTrick({ selected, validated }: Lists, key: number): DraftTrick | null {
  const singles = validated.filter((row) => row.kind === 'single')
  return [...selected, ...tricksOf(singles)].find((trick) => trick.key === key) ?? null
}
