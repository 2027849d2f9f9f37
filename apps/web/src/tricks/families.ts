/**
 * The catalogue in families, each a page of tiles: by where a trick begins and its category. The table is fixed, so that a
 * tile stands where it always stood; within a family the catalogue's order holds, and a new trick comes last.
 */
import type { Trick } from '@trickline/contract/tricks'

/** In the order of their tiles. */
export const families = [
  'buttSpins',
  'buttSwitches',
  'buttFlips',
  'buttOthers',
  'feetSpins',
  'feetFlips',
  'drops',
  'chestSpins',
  'chestFlips',
  'back',
  'crook',
  'dropKnee',
  'buddha',
  'seats',
  'mounts',
  'standing',
  'statics',
  'moves',
] as const

export type Family = (typeof families)[number]

/** The categories of `trickCategories`, by the numbers that the catalogue gives them. */
function familyOf({ start_position: start, categorie_id: category }: Trick): Family {
  if (category === 9) return 'mounts'
  const isStill = category === 10 || category === 11
  if (isStill && start === 'feet') return 'standing'
  if (isStill) return category === 10 ? 'statics' : 'moves'
  const isFlip = category === 2 || category === 5 || category === 6
  switch (start) {
    case 'butt':
      return category === 4
        ? 'buttSpins'
        : category === 7
          ? 'buttSwitches'
          : category === 5
            ? 'buttFlips'
            : 'buttOthers'
    case 'chest':
      return isFlip ? 'chestFlips' : 'chestSpins'
    case 'back':
    case 'shoulder':
      return 'back'
    case 'crook':
    case 'buddha':
      return start
    case 'drop-knee':
    case 'inside-drop-knee':
    case 'double-drop-knee':
    case 'knee':
      return 'dropKnee'
    case 'lady':
    case 'spraddle':
      return 'seats'
    default:
      return isFlip ? 'feetFlips' : category === 4 || category === 8 ? 'drops' : 'feetSpins'
  }
}

/** Every trick once. */
export function byFamily(tricks: readonly Trick[]): ReadonlyMap<Family, readonly Trick[]> {
  const pages = new Map<Family, Trick[]>(families.map((family) => [family, []]))
  for (const trick of tricks.toSorted((a, b) => a.id - b.id)) pages.get(familyOf(trick))?.push(trick)
  return pages
}
