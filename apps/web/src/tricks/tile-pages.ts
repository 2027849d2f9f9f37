/**
 * The catalogue as pages of tiles, a family each (scoring §15). Within a family the catalogue's order holds, so that a tile
 * stands where it always stood, and a new trick comes last.
 */
import type { Trick } from '@trickline/contract/tricks'
import { type Family, groupByFamily } from '@trickline/scoring/trick-shape'

/** Every trick once. */
export function tilePages(tricks: readonly Trick[]): ReadonlyMap<Family, readonly Trick[]> {
  return new Map(
    groupByFamily(tricks).map(({ family, tricks: page }) => [family, page.toSorted((a, b) => a.id - b.id)]),
  )
}
