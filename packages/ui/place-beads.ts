/** Vertical positions of beads, in percent of the drawing's height from the top. */

/** `joined`: in one combo with the next bead. `points` null: not visible. */
export type PlaceableBead = { points: number | null; joined: boolean }

/** `before`, `behind`: height of the combo's line at the bead's left and right edge. */
export type BeadPosition = { y: number; before: number | null; behind: number | null }

/** Height of the line, where beads of 0 points are. */
export const lineY = 84
export const highestBeadY = 24

/** Heights are proportional to points; without visible points all beads are on the line. */
export function placeBeads(beads: readonly PlaceableBead[]): BeadPosition[] {
  const most = Math.max(0, ...beads.map(({ points }) => points ?? 0))
  const heights = beads.map(({ points }) =>
    most === 0 || points === null ? lineY : lineY - ((lineY - highestBeadY) * Math.max(points, 0)) / most,
  )
  const between = (place: number) =>
    beads[place]?.joined ? ((heights[place] ?? lineY) + (heights[place + 1] ?? lineY)) / 2 : null
  return heights.map((y, index) => ({ y, before: between(index - 1), behind: between(index) }))
}
