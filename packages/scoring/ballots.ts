// Compares the lists of two judges of a round: what agrees, what differs, and the list made of both (scoring §16).

import { hasGrab } from './parts/grabs.ts'
import type { PerformedRow, PerformedTrick } from './parts/performed-round.ts'
import { roundHalfUp, scoreRound } from './score-round.ts'

type Performance = Pick<PerformedTrick, 'trickId' | 'variation' | 'grab' | 'dub'>

/** The tricks in the order performed. `joined`: belongs to the combo of the trick before. */
export type Ballot<T> = readonly { trick: T; joined: boolean }[]
export type Ballots<T> = Readonly<Record<Side, Ballot<T>>>
export type Side = 'a' | 'b'

/** Places in the two lists that belong together; where one is empty, that judge saw no trick. */
export type BallotPart = { a: readonly number[]; b: readonly number[]; agrees: boolean }

/** What replaces a difference. `joined` null: as it was read. */
export type Taken<T> = Side | readonly { trick: T; joined: boolean | null }[]

/** Each part that does not agree is one question, answered independently of the others. */
export function alignBallots(ballots: Ballots<Performance>): BallotPart[] {
  const columns = align(ballots)
  const chains = { a: chainOf(ballots.a), b: chainOf(ballots.b) }
  const compared = columns.map(({ a, b }): Compared => {
    const [i, j] = [a[0], b[0]]
    if (i === undefined || j === undefined) {
      chains.a.drop(a)
      chains.b.drop(b)
      return { a, b, reads: 'otherwise' }
    }
    const isSame = a.length === 1 && isSameTrick(trickAt(ballots.a, i), trickAt(ballots.b, j))
    const joinsAlike = chains.a.joins(i) === chains.b.joins(j)
    chains.a.keep()
    chains.b.keep()
    return { a, b, reads: isSame ? (joinsAlike ? 'alike' : 'otherwise-joined') : 'otherwise' }
  })
  return mergeParts(ballots, compared)
}

/** The agreed tricks and, for each difference (by its index among the parts), those taken. */
export function resolveBallots<T>(
  ballots: Ballots<T>,
  parts: readonly BallotPart[],
  take: (at: number) => Taken<T>,
): { trick: T; joined: boolean }[] {
  const chains = { a: chainOf(ballots.a), b: chainOf(ballots.b) }
  // the judge whose trick, unseen by the other, was taken since both last saw the same
  let alone: Side | null = null
  return parts.flatMap((part, at) => {
    const taken = part.agrees ? (alone ?? 'a') : take(at)
    const read = typeof taken === 'string' ? taken : part.a.length > 0 ? 'a' : 'b'
    const first = part[read][0]
    const joinsFirst = first !== undefined && chains[read].joins(first)
    const kept = typeof taken === 'string' ? part[taken].map((index) => itemAt(ballots[taken], index)) : taken
    const isSeenByBoth = part.a.length > 0 && part.b.length > 0
    if (kept.length === 0) {
      chains.a.drop(part.a)
      chains.b.drop(part.b)
    } else {
      if (isSeenByBoth || read === 'a') chains.a.keep()
      if (isSeenByBoth || read === 'b') chains.b.keep()
      alone = isSeenByBoth ? null : read
    }
    return kept.map(({ trick, joined }, index) => ({
      trick,
      joined: joined === null || (typeof taken === 'string' && index === 0) ? joinsFirst : joined,
    }))
  })
}

export type Stake = {
  /** What the tricks of this reading earn in its list. */
  a: number
  b: number
  /** How much the total changes at most with the other reading. */
  atStake: number
}

/** Weighs each difference, in the order of the parts. */
export function weighDifferences(
  ruleId: number,
  ballots: Ballots<PerformedTrick>,
  parts: readonly BallotPart[],
): (Stake & { at: number })[] {
  const scores = {
    a: scoreRound(ruleId, asPerformedRows(ballots.a)),
    b: scoreRound(ruleId, asPerformedRows(ballots.b)),
  }
  const pointsOf = (side: Side) =>
    scores[side].rows.flatMap((row) => (row.kind === 'single' ? [row.trick] : row.tricks))
  const points = { a: pointsOf('a'), b: pointsOf('b') }
  const earned = (part: BallotPart, side: Side) =>
    part[side].reduce((sum, index) => sum + (points[side][index]?.roundPoints ?? 0), 0)
  const change = (at: number, side: Side) => {
    const other = side === 'a' ? 'b' : 'a'
    const changed = resolveBallots(ballots, parts, (each) => (each === at ? other : side))
    return Math.abs(scoreRound(ruleId, asPerformedRows(changed)).total - scores[side].total)
  }
  return parts.flatMap((part, at) =>
    part.agrees
      ? []
      : [
          {
            at,
            a: earned(part, 'a'),
            b: earned(part, 'b'),
            atStake: roundHalfUp(Math.max(change(at, 'a'), change(at, 'b'))),
          },
        ],
  )
}

export function asPerformedRows(ballot: Ballot<PerformedTrick>): PerformedRow[] {
  const rows: PerformedTrick[][] = []
  for (const { trick, joined } of ballot) {
    const last = rows.at(-1)
    if (joined && last) last.push(trick)
    else rows.push([trick])
  }
  return rows.map(([trick, ...more]) => {
    if (!trick) throw new Error('a row without a trick')
    return more.length === 0 ? { kind: 'single', trick } : { kind: 'combo', tricks: [trick, ...more] }
  })
}

type Column = { a: readonly number[]; b: readonly number[] }
type Compared = Column & { reads: 'alike' | 'otherwise-joined' | 'otherwise' }

/** Combo bounds that differ side by side are one question, e.g. a combo ending one trick later; so are two swapped sides. */
function mergeParts(ballots: Ballots<Performance>, columns: readonly Compared[]): BallotPart[] {
  const parts: (BallotPart & { last: Compared })[] = []
  for (const column of columns) {
    const before = parts.at(-1)
    const isOfOneKind =
      before !== undefined &&
      ((column.reads === 'otherwise-joined' && before.last.reads === 'otherwise-joined') ||
        isSwappedPair(ballots, before, column))
    if (isOfOneKind) {
      parts[parts.length - 1] = {
        a: [...before.a, ...column.a],
        b: [...before.b, ...column.b],
        agrees: false,
        last: column,
      }
    } else parts.push({ a: column.a, b: column.b, agrees: column.reads === 'alike', last: column })
  }
  return parts.map(({ a, b, agrees }) => ({ a, b, agrees }))
}

/** Whether the same trick was read twice, performed differently, in another order. */
function isSwappedPair(ballots: Ballots<Performance>, before: BallotPart, column: Compared): boolean {
  const [firstA, firstB, nextA, nextB] = [before.a[0], before.b[0], column.a[0], column.b[0]]
  const arePairs = before.a.length + before.b.length + column.a.length + column.b.length === 4
  if (before.agrees || column.reads !== 'otherwise' || !arePairs) return false
  if (firstA === undefined || firstB === undefined || nextA === undefined || nextB === undefined) return false
  return (
    isSameTrick(trickAt(ballots.a, firstA), trickAt(ballots.b, nextB)) &&
    isSameTrick(trickAt(ballots.a, nextA), trickAt(ballots.b, firstB))
  )
}

/** Tells whether a trick is in one combo with the last kept trick, whatever was dropped between them. */
function chainOf(ballot: Ballot<unknown>) {
  let isBroken = false
  return {
    joins: (index: number) => itemAt(ballot, index).joined && !isBroken,
    keep: () => (isBroken = false),
    drop: (indexes: readonly number[]) => {
      if (indexes.some((index) => !itemAt(ballot, index).joined)) isBroken = true
    },
  }
}

/**
 * Finds the longest common subsequence of tricks, then the most equal sides, grabs, dubs and bounds, then the fewest
 * questions; two neighbours in another order are one question.
 */
function align(ballots: Ballots<Performance>): Column[] {
  const { a, b } = ballots
  const width = b.length + 1
  const best = new Float64Array((a.length + 1) * width)
  const chosen = new Uint8Array(best.length)
  for (let i = a.length; i >= 0; i--) {
    for (let j = b.length; j >= 0; j--) {
      if (i === a.length && j === b.length) continue
      let highest = -Infinity
      for (const [index, step] of steps.entries()) {
        if (i + step.a > a.length || j + step.b > b.length) continue
        const worth = step.worth(ballots, i, j)
        const sum = worth + (best[(i + step.a) * width + j + step.b] ?? 0)
        if (sum <= highest) continue
        highest = sum
        chosen[i * width + j] = index
      }
      best[i * width + j] = highest
    }
  }
  const columns: Column[] = []
  for (let [i, j] = [0, 0]; i < a.length || j < b.length;) {
    const step = steps[chosen[i * width + j] ?? 0] ?? never()
    columns.push({ a: upTo(i, step.a), b: upTo(j, step.b) })
    i += step.a
    j += step.b
  }
  return columns
}

type Step = {
  a: number
  b: number
  /** -Infinity: the step is impossible here. */
  worth: (ballots: Ballots<Performance>, i: number, j: number) => number
}

const steps: readonly Step[] = [
  { a: 1, b: 1, worth: worthOfPair },
  { a: 2, b: 2, worth: worthOfSwap },
  // one judge read another trick
  { a: 1, b: 1, worth: () => -1 },
  { a: 1, b: 0, worth: () => -1 },
  { a: 0, b: 1, worth: () => -1 },
]

function worthOfPair(ballots: Ballots<Performance>, i: number, j: number): number {
  const [one, other] = [itemAt(ballots.a, i), itemAt(ballots.b, j)]
  if (one.trick.trickId !== other.trick.trickId) return -Infinity
  const isOneQuestion = !isSameTrick(one.trick, other.trick) || one.joined !== other.joined
  return likeness(ballots, one, other) - Number(isOneQuestion)
}

function worthOfSwap(ballots: Ballots<Performance>, i: number, j: number): number {
  const [one, next] = [itemAt(ballots.a, i), itemAt(ballots.a, i + 1)]
  const [other, later] = [itemAt(ballots.b, j), itemAt(ballots.b, j + 1)]
  const isSwap = one.trick.trickId === later.trick.trickId && next.trick.trickId === other.trick.trickId
  if (!isSwap || one.trick.trickId === next.trick.trickId) return -Infinity
  const inPlace = (trick: Performance, joined: boolean) => ({ trick, joined })
  const isJoinedAlike = one.joined === other.joined && next.joined === later.joined
  const first = likeness(ballots, one, inPlace(later.trick, isJoinedAlike ? one.joined : !one.joined))
  const second = likeness(ballots, next, inPlace(other.trick, isJoinedAlike ? next.joined : !next.joined))
  return Math.max(first, second) - 1
}

type Item = { trick: Performance; joined: boolean }

/** Each criterion outweighs all later ones together; a question weighs 1. */
function likeness({ a, b }: Ballots<Performance>, one: Item, other: Item): number {
  const base = a.length + b.length + 1
  const criteria = [
    one.trick.trickId === other.trick.trickId,
    one.trick.variation === other.trick.variation,
    grabOf(one.trick) === grabOf(other.trick),
    one.trick.dub === other.trick.dub,
    one.joined === other.joined,
  ]
  return criteria.reduce((sum, isAlike) => sum * base + Number(isAlike), 0) * base
}

function isSameTrick(one: Performance, other: Performance): boolean {
  return (
    one.trickId === other.trickId &&
    one.variation === other.variation &&
    grabOf(one) === grabOf(other) &&
    one.dub === other.dub
  )
}

function grabOf(trick: Performance): number | null {
  return hasGrab(trick) ? trick.grab : null
}

function itemAt<T>(ballot: Ballot<T>, index: number): { trick: T; joined: boolean } {
  return ballot[index] ?? never()
}

function trickAt<T>(ballot: Ballot<T>, index: number): T {
  return itemAt(ballot, index).trick
}

function upTo(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index)
}

function never(): never {
  throw new Error('no such place in a ballot')
}
