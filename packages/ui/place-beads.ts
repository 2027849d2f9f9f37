/** Where the beads of a line stand, in percent of the height of the drawing from its top; where across, the page lays out. */

/** `joined`: to the bead behind it. `points` null: not to be seen. */
export type PlaceableBead = { points: number | null; joined: boolean }

/** `before`, `behind`: where the line of a combo passes the edges between this bead and its neighbours. */
export type BeadPosition = { y: number; before: number | null; behind: number | null }

/** The line itself; a bead on it counts nothing. */
export const lineY = 84
/** Where the bead of most points is. */
export const highestBeadY = 24

/** Heights are in proportion to the points. Where none are seen all beads are on the line. */
export function placeBeads(beads: readonly PlaceableBead[]): BeadPosition[] {
  const most = Math.max(0, ...beads.map(({ points }) => points ?? 0))
  const heights = beads.map(({ points }) =>
    most === 0 || points === null ? lineY : lineY - ((lineY - highestBeadY) * Math.max(points, 0)) / most,
  )
  const between = (place: number) =>
    beads[place]?.joined ? ((heights[place] ?? lineY) + (heights[place + 1] ?? lineY)) / 2 : null
  return heights.map((y, place) => ({ y, before: between(place - 1), behind: between(place) }))
}
