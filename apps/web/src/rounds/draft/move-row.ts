/**
 * Moves tricks and combos of a round (screens §11); loaded with the rows. The selected list is treated as one more combo, at
 * the place where it will be validated. While a combo of the round is edited, nothing crosses between it and the round, as
 * cancelling the edit would lose it.
 */
import {
  type DraftRow,
  type DraftTrick,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'
import type { Moved } from './edits.ts'
import type { DraftAction } from './taps.ts'
import { canStandIn, rowOf, selectedIndex } from './row-order.ts'

/** Keys of a row, or of a trick in a combo or the selected list; `endOf`: the end of a combo. */
export type Place = { before: number } | { after: number } | { endOf: number }

type Order = Pick<RoundDraft, 'validated' | 'selected' | 'editing' | 'insertBefore'>

type Step = { key: number; by: -1 | 1; newestFirst: boolean }

export function moveTo(key: number, to: Place): DraftAction {
  return { type: 'move', moved: (draft, rowKey) => movedTo(draft, key, to, rowKey) }
}

export function moveByStep(step: Step): DraftAction {
  return { type: 'move', moved: (draft, rowKey) => movedByStep(draft, step, rowKey) }
}

export function canMoveTo(order: Order, key: number, place: Place): boolean {
  return movedTo(order, key, place, 0) !== null
}

/** null if it cannot stand there or already does. `rowKey`: key for the new row of a trick that leaves a combo. */
function movedTo(order: Order, key: number, place: Place, rowKey: number): Moved | null {
  const tokens = tokensOf(order)
  const [from, to] = spanOf(tokens, key)
  if (from === -1) return null
  const moving = tokens.slice(from, to)
  const rest = tokens.toSpliced(from, to - from)
  const at = indexOf(rest, place)
  if (at === null) return null
  return result(order, rest.toSpliced(at, 0, ...moving), moving, rowKey)
}

/**
 * Moves one step up or down among the rows as shown, into and out of combos; a combo passes whole rows. Places where it
 * cannot stand are skipped; null: there is no other.
 */
function movedByStep(order: Order, { key, by, newestFirst }: Step, rowKey: number): Moved | null {
  let tokens = asShown(tokensOf(order), newestFirst)
  for (;;) {
    const [from, to] = spanOf(tokens, key)
    if (from === -1) return null
    const moving = tokens.slice(from, to)
    const next = moving.length > 1 ? rowBeside(tokens, from, to, by) : by
    const at = from + next
    if (next === 0 || at < 0 || at + moving.length > tokens.length) return null
    tokens = tokens.toSpliced(from, to - from).toSpliced(at, 0, ...moving)
    const stepped = result(order, asShown(tokens, newestFirst), moving, rowKey)
    if (stepped) return stepped
  }
}

const selectedKey = 'selected'

/** A round is a sequence of tricks and brackets, so moving changes their order. */
type Token =
  | { is: 'trick'; trick: DraftTrick; rowKey: number | null }
  /** A combo that is being edited: nothing moves into it. */
  | { is: 'closed'; row: DraftRow }
  | { is: 'begin' | 'end'; of: number | typeof selectedKey }

function tokensOf(order: Order): Token[] {
  const { validated, selected, editing } = order
  const at = selectedIndex(order)
  const rows = validated.map((row): Token[] => {
    if (row.key === editing?.row) return [{ is: 'closed', row }]
    if (row.kind === 'single') return [{ is: 'trick', trick: row.trick, rowKey: row.key }]
    return bracketed(row.tricks, row.key)
  })
  const open = selected.length > 0 ? bracketed(selected, selectedKey) : []
  return [...rows.slice(0, at).flat(), ...open, ...rows.slice(at).flat()]
}

function bracketed(tricks: readonly DraftTrick[], of: number | typeof selectedKey): Token[] {
  const inside = tricks.map((trick): Token => ({ is: 'trick', trick, rowKey: null }))
  return [{ is: 'begin', of }, ...inside, { is: 'end', of }]
}

/** Start and end (exclusive) of a trick, or of a combo with its brackets; from -1: not found. */
function spanOf(tokens: readonly Token[], key: number): [from: number, to: number] {
  const from = tokens.findIndex((token) =>
    token.is === 'trick'
      ? token.trick.key === key || token.rowKey === key
      : token.is === 'closed'
        ? token.row.key === key
        : token.is === 'begin' && token.of === key,
  )
  const isCombo = from !== -1 && tokens[from]?.is === 'begin'
  return [from, isCombo ? 1 + tokens.findIndex((token) => token.is === 'end' && token.of === key) : from + 1]
}

function indexOf(tokens: readonly Token[], place: Place): number | null {
  if ('endOf' in place) {
    const end = tokens.findIndex((token) => token.is === 'end' && token.of === place.endOf)
    return end === -1 ? null : end
  }
  const [from, to] = spanOf(tokens, 'before' in place ? place.before : place.after)
  return from === -1 ? null : 'before' in place ? from : to
}

/** By how many tokens a combo must move to pass the row beside it; 0: there is none. */
function rowBeside(tokens: readonly Token[], from: number, to: number, by: -1 | 1): number {
  const beside = tokens[by < 0 ? from - 1 : to]
  if (!beside) return 0
  if (beside.is === 'trick' || beside.is === 'closed') return by
  const [start, end] = spanOfRow(tokens, beside.of)
  return by * (end - start)
}

function spanOfRow(tokens: readonly Token[], of: number | typeof selectedKey): [number, number] {
  const at = (is: 'begin' | 'end') => tokens.findIndex((token) => token.is === is && token.of === of)
  return [at('begin'), at('end') + 1]
}

/** Reverses the rows, but not the tricks within a combo; applied twice it restores the order performed. */
function asShown(tokens: readonly Token[], newestFirst: boolean): Token[] {
  if (!newestFirst) return [...tokens]
  const rows: Token[][] = []
  let isInside = false
  for (const token of tokens) {
    if (isInside) rows.at(-1)?.push(token)
    else rows.push([token])
    if (token.is === 'begin') isInside = true
    if (token.is === 'end') isInside = false
  }
  return rows.toReversed().flat()
}

/** null if nothing changed, a dub or an edit forbids it, a combo would be in a combo, or a row behind the selected list. */
function result(
  order: Order,
  tokens: readonly Token[],
  moving: readonly Token[],
  rowKey: number,
): Moved | null {
  const lists = listsOf(order, tokens, rowKey)
  if (!lists || !isSameList(inOrder(tokensOf({ ...order, ...lists })), inOrder(tokens))) return null
  const [only] = moving
  if (only?.is === 'trick' && moving.length === 1 && !mayStand(order, lists, only.trick)) return null
  const before = JSON.stringify(shape(order))
  return JSON.stringify(shape(lists)) === before ? null : lists
}

function inOrder(tokens: readonly Token[]): DraftTrick[] {
  return tokens.flatMap((token) =>
    token.is === 'trick' ? token.trick : token.is === 'closed' ? tricksOf([token.row]) : [],
  )
}

function listsOf({ validated, selected }: Order, tokens: readonly Token[], rowKey: number): Moved | null {
  const rows: DraftRow[] = []
  let inside: { of: number | typeof selectedKey; tricks: DraftTrick[] } | null = null
  let open: readonly DraftTrick[] = []
  for (const token of tokens) {
    if (token.is === 'trick' && inside) inside.tricks.push(token.trick)
    else if (token.is === 'trick') rows.push(rowOf([token.trick], token.rowKey ?? rowKey))
    // a combo within a combo
    else if (token.is === 'closed' ? inside : token.is === 'begin' && inside) return null
    else if (token.is === 'closed') rows.push(token.row)
    else if (token.is === 'begin') inside = { of: token.of, tricks: [] }
    else if (inside) {
      if (inside.of === selectedKey) open = inside.tricks
      else if (inside.tricks.length > 0) rows.push(rowOf(inside.tricks, inside.of))
      inside = null
    }
  }
  // unchanged rows stay the same objects, so that they do not render again
  const known = new Map(validated.map((row) => [row.key, row]))
  return {
    validated: rows.map((row) => {
      const before = known.get(row.key)
      return before && isSameRow(before, row) ? before : row
    }),
    selected: isSameList(open, selected) ? selected : open,
  }
}

function mayStand({ editing, selected }: Order, lists: Moved, trick: DraftTrick): boolean {
  const isIn = (list: readonly DraftTrick[]) => list.some(({ key }) => key === trick.key)
  const nowSelected = isIn(lists.selected)
  if (editing && nowSelected !== isIn(selected)) return false
  const combo = nowSelected
    ? lists.selected
    : lists.validated.flatMap((row) => (row.kind === 'combo' && isIn(row.tricks) ? row.tricks : []))
  const index = combo.findIndex(({ key }) => key === trick.key)
  return index === -1 || canStandIn(combo.toSpliced(index, 1), index, [trick], nowSelected)
}

function isSameRow(one: DraftRow, other: DraftRow): boolean {
  if (one.kind === 'single') return other.kind === 'single' && one.trick === other.trick
  return other.kind === 'combo' && isSameList(one.tricks, other.tricks)
}

function isSameList(one: readonly DraftTrick[], other: readonly DraftTrick[]): boolean {
  return one.length === other.length && one.every((trick, index) => trick === other[index])
}

function shape({ validated, selected }: Moved): unknown {
  return [
    validated.map((row) => (row.kind === 'combo' ? row.tricks.map(({ key }) => key) : row.trick.key)),
    selected.map(({ key }) => key),
  ]
}
