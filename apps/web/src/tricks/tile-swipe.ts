/** What a swipe on a tile means (screens §11): sectors of 45°, from 24 px on. Left is FS, right BS, up joins the trick before. */
import type { Variation } from '@trickline/scoring'

/** How a tile's trick is entered. */
export type TileEntry = { variation: Variation; joined: boolean }

export const tap: TileEntry = { variation: 0, joined: false }

/** `x`, `y`: in CSS px, to the right and down. null: lifting the finger enters nothing. */
export function swipedTo(x: number, y: number): TileEntry | null {
  if (Math.hypot(x, y) < decidingDistance) return tap
  return sectors[Math.round(Math.atan2(-y, x) / (Math.PI / 4)) + 4] ?? null
}

/** In CSS px. */
const decidingDistance = 24

const left: TileEntry = { variation: 1, joined: false }

/** From left through down, which means nothing, to right, and through up back to left. */
const sectors: readonly (TileEntry | null)[] = [
  left,
  null,
  null,
  null,
  { variation: 2, joined: false },
  { variation: 2, joined: true },
  { variation: 0, joined: true },
  { variation: 1, joined: true },
  left,
]
