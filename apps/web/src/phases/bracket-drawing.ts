/**
 * Where everything of a bracket stands when it is drawn from left to right: each place is a line on which a name
 * stands, and from the line of a winner one goes on to the next stage. Pure geometry, in pixels.
 */
import type { BracketPair, BracketStage } from '@trickline/competition/bracket'

export const columnGap = 48
/** From one place of a pair to the other, and from pair to pair in the first stage. */
const placeHeight = 46
const pairHeight = 2 * placeHeight + 34

export type DrawnPlace = { x: number; y: number; side: 'a' | 'b' }

export type DrawnPair = { pair: BracketPair; key: string; a: DrawnPlace; b: DrawnPlace }

export type DrawnStage = { stage: BracketStage; x: number; pairs: DrawnPair[] }

/** `won`: the way of somebody who is known to have gone on. */
export type DrawnWay = { key: string; path: string; won: boolean }

export type Drawing = {
  columnWidth: number
  width: number
  height: number
  stages: DrawnStage[]
  ways: DrawnWay[]
}

export function drawBracket(stages: readonly BracketStage[]): Drawing {
  // Up to four stages fit on a page beside each other; names have more room where there are fewer.
  const columnWidth = stages.length < 4 ? 320 : 240
  const first = stages[0]?.pairs.length ?? 0
  // A final has the match for third place below it, which no pair of the stage before makes room for.
  const rows = Math.max(first, 2)
  const drawn = stages.map((stage, column) => {
    const isLast = column > 0 && column === stages.length - 1
    return placed(stage, column * (columnWidth + columnGap), rows, isLast)
  })
  return {
    columnWidth,
    width: stages.length * columnWidth + Math.max(0, stages.length - 1) * columnGap,
    height: (rows + (needsRoomBelow(stages) ? 0.5 : 0)) * pairHeight,
    stages: drawn,
    ways: drawn.flatMap((stage, index) => waysTo(stage, drawn[index + 1], columnWidth)),
  }
}

function needsRoomBelow(stages: readonly BracketStage[]): boolean {
  return (stages[0]?.pairs.length ?? 0) === 2 && stages.length > 1
}

function placed(stage: BracketStage, x: number, rows: number, isLast: boolean): DrawnStage {
  return {
    stage,
    x,
    pairs: stage.pairs.map((pair, index) => {
      const middle = isLast
        ? (rows / 2 + index) * pairHeight
        : (index + 0.5) * (rows / stage.pairs.length) * pairHeight
      return {
        pair,
        key: `${stage.name}-${index}`,
        a: { x, y: middle - placeHeight / 2 + 12, side: 'a' },
        b: { x, y: middle + placeHeight / 2 + 12, side: 'b' },
      }
    }),
  }
}

/** From each pair to its place in the next stage; nothing leads to the match for third place. */
function waysTo(from: DrawnStage, to: DrawnStage | undefined, columnWidth: number): DrawnWay[] {
  if (to === undefined) return []
  return from.pairs.flatMap((drawn, index) => {
    const next = to.pairs[Math.floor(index / 2)]
    if (next === undefined) return []
    const end = index % 2 === 0 ? next.a : next.b
    const winner = drawn.pair.a.isWinner ? drawn.a : drawn.pair.b.isWinner ? drawn.b : null
    const start = winner?.y ?? (drawn.a.y + drawn.b.y) / 2
    return [{ key: drawn.key, path: way(from.x + columnWidth, start, end.x, end.y), won: winner !== null }]
  })
}

/** Taut: straight between its ends. */
function way(fromX: number, fromY: number, toX: number, toY: number): string {
  return `M${fromX} ${fromY}L${toX} ${toY}`
}
