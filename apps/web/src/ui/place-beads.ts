/** Where the beads of a line stand, in percent of the height of the drawing from its top; where across, the page lays out. */

/** `joined`: to the bead behind it. `points` null: not to be seen. */
export type Placeable = { points: number | null; joined: boolean }

/** `before`, `behind`: where the line of a combo passes the edges between this bead and its neighbours. */
export type Placed = { y: number; before: number | null; behind: number | null }

/** The line itself; a bead on it counts nothing. */
export const lineAt = 84
/** Where the bead of most points is. */
export const highest = 24

/** Heights are in proportion to the points. Where none are seen all beads are on the line. */
export function placeBeads(beads: readonly Placeable[]): Placed[] {
  const most = Math.max(0, ...beads.map(({ points }) => points ?? 0))
  const heights = beads.map(({ points }) =>
    most === 0 || points === null ? lineAt : lineAt - ((lineAt - highest) * Math.max(points, 0)) / most,
  )
  const between = (place: number) =>
    beads[place]?.joined ? ((heights[place] ?? lineAt) + (heights[place + 1] ?? lineAt)) / 2 : null
  return heights.map((y, place) => ({ y, before: between(place - 1), behind: between(place) }))
}
