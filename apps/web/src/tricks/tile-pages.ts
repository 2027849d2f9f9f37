/** The catalogue as pages of tiles by family (scoring §15), by id: tiles keep their place and a new trick is last. */
import type { Trick } from '@trickline/contract/tricks'
import { type Family, groupByFamily } from '@trickline/scoring/trick-shape'

export function tilePages(tricks: readonly Trick[]): ReadonlyMap<Family, readonly Trick[]> {
  return new Map(
    groupByFamily(tricks).map(({ family, tricks: page }) => [family, page.toSorted((a, b) => a.id - b.id)]),
  )
}
