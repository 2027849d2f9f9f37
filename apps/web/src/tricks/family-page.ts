/** The tiles of a family (scoring §15), sorted by id so that they keep their places and a new trick comes last. */
import type { Trick } from '@trickline/contract/tricks'
import type { Family } from '@trickline/scoring/families'
import { shapeOf } from '@trickline/scoring/trick-shape'

export function familyPage(family: Family, tricks: readonly Trick[]): readonly Trick[] {
  return tricks.filter((trick) => shapeOf(trick).family === family).toSorted((a, b) => a.id - b.id)
}
