/**
 * The draft of a round and the effect of each tap: one pure reducer (screens §11). Selected tricks wait to be
 * validated, as singles or as a combo; validated rows are the round. In direct entry a trick goes into the round at
 * once, or into the open combo. Every change of the lists can be undone.
 */
import type { Trick } from '@trickline/contract/tricks'
import type { Dub, Variation } from '@trickline/scoring'
import type { EnteredRow, EnteredTrick, Performance } from '@trickline/views/tricks/performed-trick.ts'
import {
  canAddTrick,
  canBeginCombo,
  canEditCombo,
  canEnter,
  canPerform,
  canValidateCombo,
  canValidateSingles,
  isComboOpen,
  trickByKey,
} from './draft-rules.ts'
import { landingOf, rowOf, selectedIndex } from './row-order.ts'
import {
  type ChosenTrick,
  chosenTrickFrom,
  type DraftRow,
  type DraftTrick,
  type Entry,
  type Lists,
  type ListsBefore,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'

const emptyEntry: Entry = { trick: null, grab: null, dub: 0, variation: 0, changes: null }

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
    insertBefore: null,
    comment,
    video,
    past: [],
    lastKey: Math.max(0, ...[...validated, ...tricksOf(validated)].map(({ key }) => key)),
    dismissed: [],
  }
}

/** Returns the draft after a tap; the same object if the tap had no effect. */
export function roundDraftReducer(draft: RoundDraft, action: DraftAction): RoundDraft {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an action carries the input of its own tap
  const tap = reducers[action.type] as (draft: RoundDraft, input: DraftAction) => RoundDraft
  return tap(draft, action)
}

/** One type per tap: `{ type: 'set-grab', grab: 17 }` and so on. */
export type DraftAction = {
  [Tap in keyof typeof reducers]: { type: Tap } & InputOf<(typeof reducers)[Tap]>
}[keyof typeof reducers]
type InputOf<Tap> = Tap extends (draft: RoundDraft, ...input: [infer TInput]) => RoundDraft ? TInput : unknown

/** `second`: of the round's video, null without one. `at`: time of the tap in epoch ms, for the warnings. */
const reducers = {
  choose: (draft, { trick, second = null }: { trick: Trick; second?: number | null }) =>
    withEntry(draft, { trick: chosenTrickFrom(trick, second) }),
  /** Grab, dub and side stay for the next choice. */
  'type-over': (draft) => (draft.entry.trick ? withEntry(draft, { trick: null }) : draft),
  'clear-choice': (draft) => ({ ...draft, entry: emptyEntry }),
  'set-grab': (draft, { grab }: { grab: number | null }) => withEntry(draft, { grab }),
  'set-dub': (draft, { dub }: { dub: Dub }) => withEntry(draft, { dub }),
  'press-variation': (draft, { variation }: { variation: Exclude<Variation, 0> }) =>
    withEntry(draft, { variation: draft.entry.variation === variation ? 0 : variation }),
  'add-trick': addTrick,
  enter,
  perform,
  aim: (draft, { key }: { key: number | null }) => (draft.aim === key ? draft : { ...draft, aim: key }),
  'begin-combo': (draft) => (canBeginCombo(draft) ? { ...draft, collecting: true } : draft),
  'end-combo': endCombo,
  'edit-trick': editTrick,
  'delete-trick': deleteTrick,
  'validate-singles': validateSingles,
  'validate-combo': validateCombo,
  'edit-combo': editCombo,
  'cancel-edit': (draft) =>
    draft.editing
      ? step(
          draft,
          { selected: draft.editing.aside, editing: null, collecting: false },
          { entry: emptyEntry },
        )
      : draft,
  'delete-row': deleteRow,
  'insert-before': insertBefore,
  move,
  'clear-all': (draft) =>
    step(draft, { validated: [], selected: [], editing: null, collecting: false }, { entry: emptyEntry }),
  'dismiss-warning': (draft, { id }: { id: string }) => ({ ...draft, dismissed: [...draft.dismissed, id] }),
  'set-comment': (draft, { comment }: { comment: string }) => ({ ...draft, comment }),
  'set-video': setVideo,
  undo,
} satisfies Record<string, (draft: RoundDraft, input: never) => RoundDraft>

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

const undoDepth = 100

/** Changes the lists and adds a step to the undo history. */
function step(
  draft: RoundDraft,
  lists: Partial<Lists>,
  rest: Partial<Pick<RoundDraft, 'entry' | 'lastKey' | 'aim'>> = {},
): RoundDraft {
  const { validated, selected, editing, collecting } = draft
  const past = [...draft.past, { validated, selected, editing, collecting }].slice(-undoDepth)
  return withoutStale({ ...draft, ...lists, ...rest, past })
}

export type Moved = Pick<RoundDraft, 'validated' | 'selected'>

/** `moved` (move-row.ts) answers null where nothing moves. `rowKey`: for a trick that leaves a combo. */
function move(
  draft: RoundDraft,
  { moved }: { moved: (draft: RoundDraft, rowKey: number) => Moved | null },
): RoundDraft {
  const lastKey = draft.lastKey + 1
  const lists = moved(draft, lastKey)
  return lists ? step(draft, lists, { lastKey }) : draft
}

/**
 * The next entries land before this row or trick, until `key` is null. An open combo that they do not go into ends first; an edited
 * one goes back, and where it cannot, nothing happens.
 */
function insertBefore(
  draft: RoundDraft,
  { key, direct = false }: { key: number | null; direct?: boolean },
): RoundDraft {
  if (key === null || draft.selected.some((trick) => trick.key === key))
    return draft.insertBefore === key ? draft : { ...draft, insertBefore: key }
  if (!canEditCombo(draft)) return draft
  const settled = draft.editing
    ? step(draft, withEditPutBack(draft), { entry: clearedIfChanging(draft.entry) })
    : direct
      ? endCombo(draft)
      : draft
  return withoutStale({ ...settled, insertBefore: key })
}

function undo(draft: RoundDraft): RoundDraft {
  const lists = draft.past.at(-1)
  if (!lists) return draft
  const entry = restoresVideo(lists) ? entryWithoutSecond(draft.entry) : draft.entry
  return withoutStale({ ...draft, ...lists, entry, past: draft.past.slice(0, -1) })
}

/** Clears the card if the trick that it changes is gone after a step, and the mark if its row is. */
function withoutStale(draft: RoundDraft): RoundDraft {
  const isChangeStale = draft.entry.changes !== null && !trickBeingChanged(draft)
  const isMarkStale = draft.insertBefore !== null && !landingOf(draft)
  if (!isChangeStale && !isMarkStale) return draft
  return {
    ...draft,
    ...(isChangeStale && { entry: emptyEntry }),
    ...(isMarkStale && { insertBefore: null }),
  }
}

function withEntry(draft: RoundDraft, change: Partial<Entry>): RoundDraft {
  return { ...draft, entry: { ...draft.entry, ...change } }
}

function addTrick(draft: RoundDraft, { at = null }: { at?: number | null }): RoundDraft {
  const { trick: chosen, grab, dub, variation } = draft.entry
  if (!chosen || !canAddTrick(draft)) return draft
  const before = trickBeingChanged(draft)
  if (before) return changeTrick(draft, before, { ...chosen, grab, dub, variation })
  const key = draft.lastKey + 1
  const added = newTrick(chosen, { grab, dub, variation }, key, at)
  return step(draft, { selected: withSelected(draft, [added]) }, { entry: emptyEntry, lastKey: key })
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

type EnteredRows = {
  rows: readonly EnteredRow[]
  /** Seconds of the video, one per trick in order; further tricks get the last one. */
  seconds?: readonly (number | null)[]
  at?: number
  direct?: boolean
}

/**
 * Rows with a combo go into the round; singles alone are selected, or in direct entry go into the round unless a combo
 * is open. They land at the mark, else at the end. While a trick is being changed, a single replaces it.
 */
function enter(
  draft: RoundDraft,
  { rows: input, seconds = [], at, direct = false }: EnteredRows,
): RoundDraft {
  const before = trickBeingChanged(draft)
  const rows = before ? input : input.map((row) => withPresetPerformance(row, draft.entry, input.length))
  if (!canEnter(draft, rows, direct)) return draft
  const [first] = rows
  if (before && first?.kind === 'single') {
    const { trick, grab, dub, variation } = first.trick
    return changeTrick(draft, before, { ...chosenTrickFrom(trick, null), grab, dub, variation })
  }
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
  const lists =
    hasCombo || (direct && !isComboOpen(draft))
      ? { validated: withRows(draft, added) }
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

function perform(
  draft: RoundDraft,
  { key, change }: { key: number; change: Partial<Performance> },
): RoundDraft {
  const before = trickByKey(draft, key)
  if (!before || !canPerform(draft, key, change)) return draft
  const after: DraftTrick = { ...before, ...change, feedback: null, comment: null }
  const isSelected = draft.selected.includes(before)
  const changed = (trick: DraftTrick) => (trick.key === key ? after : trick)
  return step(
    draft,
    isSelected
      ? { selected: draft.selected.map(changed) }
      : {
          validated: draft.validated.map((row) =>
            row.kind === 'combo'
              ? { ...row, tricks: row.tricks.map(changed) }
              : { ...row, trick: changed(row.trick) },
          ),
        },
    { aim: key },
  )
}

function newTrick(
  chosen: ChosenTrick,
  performance: Performance,
  key: number,
  enteredAt: number | null,
): DraftTrick {
  return { ...chosen, ...performance, key, enteredAt, feedback: null, comment: null }
}

/** Takes a trick back into the search card; a trick of a combo opens its combo for edit first. */
function editTrick(draft: RoundDraft, { key }: { key: number }): RoundDraft {
  const combo = draft.validated.find(
    (row) => row.kind === 'combo' && row.tricks.some((trick) => trick.key === key),
  )
  const open = combo && draft.editing?.row !== combo.key ? editCombo(draft, { row: combo.key }) : draft
  const found = changeableTrick(open, key)
  if (!found) return draft
  const { grab, dub, variation } = found
  return { ...open, entry: { trick: found, grab, dub, variation, changes: key } }
}

function editCombo(draft: RoundDraft, { row: key }: { row: number }): RoundDraft {
  const row = draft.validated.find((each) => each.key === key)
  if (row?.kind !== 'combo' || draft.editing?.row === key || !canEditCombo(draft)) return draft
  const { validated, selected: aside } = withEditPutBack(draft)
  const lists = { validated, selected: row.tricks, editing: { row: key, aside }, collecting: false }
  return step(draft, lists, { entry: emptyEntry })
}

/** Puts an edited combo back into the round in its present state. */
export function withEditPutBack({ validated, selected, editing }: Omit<Lists, 'collecting'>): Lists {
  if (!editing) return { validated, selected, editing, collecting: false }
  const putBack = (row: DraftRow) => (row.key === editing.row ? rowOf(selected, row.key) : row)
  return { validated: validated.map(putBack), selected: editing.aside, editing: null, collecting: false }
}

/** The marked ones; without a mark all of them. */
function validateSingles(draft: RoundDraft, { marked = [] }: { marked?: readonly number[] }): RoundDraft {
  if (!canValidateSingles(draft)) return draft
  const isMarked = ({ key }: DraftTrick) => marked.includes(key)
  const chosen = draft.selected.some(isMarked) ? draft.selected.filter(isMarked) : draft.selected
  return validate(
    draft,
    chosen.map((trick) => [trick]),
  )
}

/** Validates the open combo; one trick, or tricks that end with an 80 % dub, become singles. */
function endCombo(draft: RoundDraft): RoundDraft {
  if (canValidateCombo(draft)) return validateCombo(draft)
  if (canValidateSingles(draft)) return validateSingles(draft, {})
  return draft.collecting ? { ...draft, collecting: false } : draft
}

/** The validated rows plus the open combo as if it ended now: what counts and is saved in direct entry. */
export function withOpenCombo({
  validated,
  selected,
  editing,
  insertBefore: mark,
}: Pick<RoundDraft, 'validated' | 'selected' | 'editing' | 'insertBefore'>): readonly DraftRow[] {
  if (editing || selected.length === 0) return validated
  const groups = canValidateCombo({ selected, editing }) ? [selected] : selected.map((trick) => [trick])
  // negative: keys of tricks are not keys of rows
  const open = groups.map((tricks) => rowOf(tricks, -1 - (tricks[0]?.key ?? 0)))
  return validated.toSpliced(selectedIndex({ validated, selected, insertBefore: mark }), 0, ...open)
}

/** True for a row of the open combo in `withOpenCombo`. */
export function isOpenRow({ key }: DraftRow): boolean {
  return key < 0
}

/** The validated rows with these at the mark: in a combo their tricks become tricks of it. */
function withRows(draft: RoundDraft, rows: readonly DraftRow[]): readonly DraftRow[] {
  const landing = landingOf(draft)
  if (landing?.in !== 'combo') return draft.validated.toSpliced(selectedIndex(draft), 0, ...rows)
  return draft.validated.map((row) =>
    row.kind === 'combo' && row.key === landing.row
      ? { ...row, tricks: row.tricks.toSpliced(landing.index, 0, ...tricksOf(rows)) }
      : row,
  )
}

/** The selected tricks with these at the mark, if it is among them. */
function withSelected(draft: RoundDraft, tricks: readonly DraftTrick[]): readonly DraftTrick[] {
  const landing = landingOf(draft)
  const index = landing?.in === 'selected' ? landing.index : draft.selected.length
  return draft.selected.toSpliced(index, 0, ...tricks)
}

function validateCombo(draft: RoundDraft): RoundDraft {
  if (!canValidateCombo(draft)) return draft
  if (!draft.editing) return validate(draft, [draft.selected])
  return step(draft, withEditPutBack(draft), { entry: clearedIfChanging(draft.entry) })
}

/** The selected tricks become rows at the mark, else at the end of the round, one per group. */
function validate(draft: RoundDraft, groups: readonly (readonly DraftTrick[])[]): RoundDraft {
  const rows = groups.map((tricks, index) => rowOf(tricks, draft.lastKey + 1 + index))
  const validated = new Set(groups.flat())
  const selected = draft.selected.filter((trick) => !validated.has(trick))
  return step(
    draft,
    {
      validated: withRows(draft, rows),
      selected,
      collecting: draft.collecting && selected.length > 0,
    },
    { lastKey: draft.lastKey + rows.length, entry: clearedIfChanging(draft.entry) },
  )
}

/** The selected trick that the card changes may have been validated: the card is cleared. */
function clearedIfChanging(entry: Entry): Entry {
  return entry.changes === null ? entry : emptyEntry
}

function deleteTrick(draft: RoundDraft, { key }: { key: number }): RoundDraft {
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

function deleteRow(draft: RoundDraft, { row: key }: { row: number }): RoundDraft {
  const validated = draft.validated.filter((row) => row.key !== key)
  if (validated.length === draft.validated.length) return draft
  const { editing } = draft
  const endsEdit = editing?.row === key
  return step(draft, { validated, ...(endsEdit && { selected: editing.aside, editing: null }) })
}

/** The seconds of the tricks belong to the old video and are removed with it; one undo restores both. */
function setVideo(draft: RoundDraft, { link }: { link: string | null }): RoundDraft {
  const { validated, selected, editing, collecting, entry, video } = draft
  if (link === video) return draft
  const chosen = entryWithoutSecond(entry)
  // steps of the undo history may hold seconds as well; those before an earlier change of the video restore their
  // own
  const stepsOfVideo = draft.past.slice(1 + draft.past.findLastIndex(restoresVideo))
  if (![draft, ...stepsOfVideo].some(isTimed)) return { ...draft, entry: chosen, video: link }
  const before: ListsBefore = { validated, selected, editing, collecting, video }
  return {
    ...draft,
    validated: validated.map((row) =>
      row.kind === 'combo'
        ? { ...row, tricks: row.tricks.map(withoutSecond) }
        : { ...row, trick: withoutSecond(row.trick) },
    ),
    selected: selected.map(withoutSecond),
    editing: editing && { ...editing, aside: editing.aside.map(withoutSecond) },
    entry: chosen,
    video: link,
    past: [...draft.past, before].slice(-undoDepth),
  }
}

function restoresVideo(lists: ListsBefore): boolean {
  return lists.video !== undefined
}

function isTimed({
  validated,
  selected,
  editing,
}: Pick<Lists, 'validated' | 'selected' | 'editing'>): boolean {
  const tricks = [...tricksOf(validated), ...selected, ...(editing?.aside ?? [])]
  return tricks.some((trick) => trick.videoSecond !== null)
}

function entryWithoutSecond(entry: Entry): Entry {
  return { ...entry, trick: entry.trick && withoutSecond(entry.trick) }
}

function withoutSecond<TTrick extends ChosenTrick>(trick: TTrick): TTrick {
  return trick.videoSecond === null ? trick : { ...trick, videoSecond: null }
}

function trickBeingChanged(draft: RoundDraft): DraftTrick | null {
  const { changes } = draft.entry
  return changes === null ? null : changeableTrick(draft, changes)
}

/** Looks among the selected tricks and the validated singles; a trick of a combo is selected before it is changed. */
function changeableTrick({ selected, validated }: Lists, key: number): DraftTrick | null {
  const singles = validated.filter((row) => row.kind === 'single')
  return [...selected, ...tricksOf(singles)].find((trick) => trick.key === key) ?? null
}
