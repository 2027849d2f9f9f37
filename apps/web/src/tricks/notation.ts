/**
 * Parses a typed line of tricks, `bb360 fs mute d20, free360 bs`, with combos in brackets, `[bb360 fs, free360 bs
 * mute]`. Tricks are separated by comma, semicolon or plus. Each has a short name, name or alias; then in any order
 * `fs` or `bs`, a grab, and a dub: `d20`, `20` or `-20%`, likewise 50 and 80. Unique beginnings of tricks and grabs are
 * enough; case does not matter. Other text is a problem of its trick.
 */
import type { Trick } from '@trickline/contract/tricks'
import { comboFactorRemoved, dub80 } from '@trickline/scoring'
import type { EnteredRow, Performance } from '@trickline/views/tricks/performed-trick.ts'
import {
  dubFrom,
  grabFrom,
  notationNames,
  type NotationNames,
  type NotationProblem,
  trickFrom,
  variationFrom,
} from './notation-names.ts'
import type { TrickIndex } from './search-tricks.ts'

export type ReadTrick = Performance & {
  text: string
  trick: Trick | null
  problems: NotationProblem[]
}

export type ReadRow =
  | { kind: 'single'; tricks: [ReadTrick] }
  | { kind: 'combo'; tricks: ReadTrick[]; problem: 'open' | 'too-short' | 'ends-dubbed' | null }

export type Notation = {
  rows: ReadRow[]
  hasCombo: boolean
  strayBracket: boolean
  /** False for a name alone: that is a search. */
  isNotation: boolean
  /** In the order typed; null if any part is not understood. */
  understood: EnteredRow[] | null
}

type Options = {
  /** Singles are added to the selected list; otherwise each becomes a row of the round. */
  selectsSingles: boolean
}

/** null for a name alone: that is a search. */
export function readLine(line: string, index: TrickIndex, options: Options): Notation | null {
  const names = namesOfIndex.get(index) ?? notationNames(index)
  namesOfIndex.set(index, names)
  const notation = readNotation(line, names, options)
  return notation.isNotation ? notation : null
}

const namesOfIndex = new WeakMap<TrickIndex, NotationNames>()

export function readNotation(line: string, names: NotationNames, { selectsSingles }: Options): Notation {
  const { pieces, strayBracket } = splitLine(line)
  const rows = pieces.map((piece): ReadRow => {
    const tricks = piece.texts.map((text) => readTrick(text, names))
    if (!piece.isCombo) return { kind: 'single', tricks: [tricks[0] ?? readTrick('', names)] }
    return {
      kind: 'combo',
      tricks: withNothingAfterDub80(tricks),
      problem: comboProblem(tricks, piece.isClosed),
    }
  })
  const hasCombo = rows.some((row) => row.kind === 'combo')
  // nothing follows an 80 % dub in the selected list (screens §11)
  const checked = hasCombo || !selectsSingles ? rows : singlesInARow(rows)
  const isNotation =
    /[,;+[\]]/u.test(line) || rows.some((row) => row.tricks.some((trick) => hasMoreThanAName(trick)))
  return {
    rows: checked,
    hasCombo,
    strayBracket,
    isNotation,
    understood: strayBracket ? null : understoodRows(checked),
  }
}

type Piece = { isCombo: boolean; isClosed: boolean; texts: string[] }

function splitLine(line: string): { pieces: Piece[]; strayBracket: boolean } {
  const pieces: Piece[] = []
  let strayBracket = false
  let combo: Piece | null = null
  for (const token of line.split(/([,;+[\]])/u)) {
    const text = token.trim()
    if (token === '[') {
      combo = { isCombo: true, isClosed: false, texts: [] }
      pieces.push(combo)
    } else if (token === ']') {
      if (combo) combo.isClosed = true
      else strayBracket = true
      combo = null
    } else if (text !== '' && !/^[,;+]$/u.test(text)) {
      if (combo) combo.texts.push(text)
      else pieces.push({ isCombo: false, isClosed: true, texts: [text] })
    }
  }
  return { pieces, strayBracket }
}

function readTrick(text: string, names: NotationNames): ReadTrick {
  // rows of the round show a dub as “−20 %”
  const words = text.replace(/\s+%/gu, '%').split(/\s+/u)
  const { trick, problem, wordCount } = trickFrom(words, names)
  const read: ReadTrick = {
    text,
    trick,
    grab: null,
    dub: 0,
    variation: 0,
    problems: problem ? [problem] : [],
  }
  for (const word of words.slice(wordCount)) readWord(read, word)
  return read
}

function readWord(read: ReadTrick, word: string): void {
  const variation = variationFrom(word)
  const dub = variation === null ? dubFrom(word) : null
  const [grab, ...others] = variation === null && dub === null ? grabFrom(word) : []
  const candidates = [grab, ...others].map((each) => each?.name ?? '')
  if (others.length > 0) read.problems.push({ problem: 'many-grabs', word, candidates })
  else if (variation !== null && read.variation === 0) read.variation = variation
  else if (dub !== null && read.dub === 0) read.dub = dub
  else if (grab && read.grab === null) read.grab = grab.id
  else read.problems.push({ problem: (variation ?? dub ?? grab) ? 'said-twice' : 'unknown-word', word })
}

function comboProblem(
  tricks: readonly ReadTrick[],
  isClosed: boolean,
): Extract<ReadRow, { kind: 'combo' }>['problem'] {
  if (!isClosed) return 'open'
  const removed = comboFactorRemoved(tricks)
  if (removed === null) return null
  return removed === 'single-trick' ? 'too-short' : 'ends-dubbed'
}

function singlesInARow(rows: readonly ReadRow[]): ReadRow[] {
  return withNothingAfterDub80(rows.flatMap((row) => row.tricks)).map((trick) => ({
    kind: 'single',
    tricks: [trick],
  }))
}

function withNothingAfterDub80(tricks: readonly ReadTrick[]): ReadTrick[] {
  return tricks.map((trick, place) =>
    tricks[place - 1]?.dub === dub80
      ? { ...trick, problems: [...trick.problems, { problem: 'after-dub-80' }] }
      : trick,
  )
}

function hasMoreThanAName(read: ReadTrick): boolean {
  const isPerformed = read.grab !== null || read.dub !== 0 || read.variation !== 0
  return isPerformed || (read.trick !== null && read.problems.length > 0)
}

function understoodRows(rows: readonly ReadRow[]): EnteredRow[] | null {
  const understood: EnteredRow[] = []
  for (const row of rows) {
    const tricks = row.tricks.flatMap(({ trick, problems, grab, dub, variation }) =>
      trick && problems.length === 0 ? [{ trick, grab, dub, variation }] : [],
    )
    const [first] = tricks
    if (!first || tricks.length < row.tricks.length) return null
    if (row.kind === 'combo' && row.problem) return null
    understood.push(row.kind === 'combo' ? { kind: 'combo', tricks } : { kind: 'single', trick: first })
  }
  return understood.length > 0 ? understood : null
}
