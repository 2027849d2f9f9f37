// The shape of a trick, as the sport's names say it (scoring §15): how far it turns, which way it flips, and with which tricks
// it belongs together. Nothing of it is stored: a trick that is added later has its shape from its name and places.

/** What the catalogue says of a trick (scoring §14), as it says it. */
export type NamedTrick = {
  name: string
  categorie_id: number
  start_position: string | null
  end_position: string | null
}
type ValuedTrick = NamedTrick & { id: number; value: number }

export type Direction = 'forward' | 'backward' | 'sideways'

export type TrickShape = {
  family: Family
  /** Degrees around the upright axis, as far as the name tells; 0 where it tells none. */
  rotation: number
  /** How often it goes over. */
  flips: number
  /** Of the flip, as far as the name tells. */
  direction: Direction | null
}

export function shapeOf(trick: NamedTrick): TrickShape {
  const { name } = trick
  const flips = isFlip(trick) ? (/\bdouble\b/i.test(name) ? 2 : 1) : 0
  return {
    family: familyOf(trick),
    rotation: rotationIn(name),
    flips,
    direction: flips === 0 ? null : directionIn(name),
  }
}

/**
 * The first that fits, the words of their own before those that many tricks have: "Backtastic Misty" is a misty, and
 * "Misty Buttflip" too. In brackets the catalogue says a trick once more in other words, and these count as well.
 */
const rules = [
  ['mount', ({ categorie_id: category }) => category === 9],
  ['pose', ({ categorie_id: category }) => category === 10],
  [
    'roll',
    ({ categorie_id: category, name }) =>
      category === 11 && /roll|flow|panic|sofa|flip|cartwheel|stef/i.test(name),
  ],
  ['walk', ({ categorie_id: category }) => category === 11],
  ['misty', named(/\bmisty\b/i)],
  ['fearless', named(/\bfearless\b/i)],
  ['skydive', named(/\bskydive\b/i)],
  ['frog', named(/\bfrog\b/i)],
  ['backtastic', named(/\bbacktastic\b/i)],
  ['nasty', named(/\bnasty\b|\bback magic\b/i)],
  ['standing-flip', (trick) => isFlip(trick) && trick.start_position === 'feet'],
  ['backflip', (trick) => isFlip(trick) && directionIn(trick.name) === 'backward'],
  ['front-flip', isFlip],
  ['ascension', named(/\bascension\b/i)],
  ['freefall', named(/fall\b/i)],
  ['flat-spin', named(/\bspiral\b|\bflat\b|\bmojo\b/i)],
  ['standing-spin', (trick) => trick.start_position === 'feet' && isSpin(trick)],
  ['butt-spin', (trick) => trick.start_position === 'butt' && isSpin(trick)],
  ['crook-spin', (trick) => trick.start_position === 'crook' && isSpin(trick)],
  ['buddha-spin', (trick) => trick.start_position === 'buddha' && isSpin(trick)],
  ['knee-spin', (trick) => trick.start_position?.endsWith('knee') === true && isSpin(trick)],
  ['other-spin', isSpin],
  ['jump', (trick) => trick.start_position === 'feet' && trick.end_position === 'feet'],
  ['bounce', () => true],
] as const satisfies [string, (trick: NamedTrick) => boolean][]

export type Family = (typeof rules)[number][0]

/** From the first steps on the line to what is flipped. */
export const families: readonly Family[] = [
  'mount',
  'pose',
  'walk',
  'roll',
  'jump',
  'bounce',
  'butt-spin',
  'crook-spin',
  'buddha-spin',
  'knee-spin',
  'other-spin',
  'standing-spin',
  'ascension',
  'freefall',
  'flat-spin',
  'nasty',
  'backflip',
  'front-flip',
  'frog',
  'backtastic',
  'skydive',
  'fearless',
  'misty',
  'standing-flip',
]

/** Tricks that belong together, each family from its easiest on; families without any are left out. */
export function groupByFamily<Trick extends ValuedTrick>(
  tricks: readonly Trick[],
): { family: Family; tricks: Trick[] }[] {
  const ordered = tricks.toSorted((a, b) => a.value - b.value || a.id - b.id)
  return families
    .map((family) => ({ family, tricks: ordered.filter((trick) => familyOf(trick) === family) }))
    .filter(({ tricks: found }) => found.length > 0)
}

/** What can stand before a trick on the line, and what after it: the nearest in value first. */
export function adjacentTricks<Trick extends ValuedTrick>(
  trick: Trick,
  tricks: readonly Trick[],
  most = 6,
): Record<'before' | 'after', Trick[]> {
  const nearest = (found: Trick[]) =>
    found
      .filter(({ id }) => id !== trick.id)
      .toSorted((a, b) => Math.abs(a.value - trick.value) - Math.abs(b.value - trick.value) || a.id - b.id)
      .slice(0, most)
  const { start_position: start, end_position: end } = trick
  return {
    before: nearest(tricks.filter(({ end_position }) => start !== null && end_position === start)),
    after: nearest(tricks.filter(({ start_position }) => end !== null && start_position === end)),
  }
}

function familyOf(trick: NamedTrick): Family {
  // the last rule fits every trick
  return rules.find(([, fits]) => fits(trick))?.[0] ?? 'bounce'
}

function named(words: RegExp): (trick: NamedTrick) => boolean {
  return ({ name }) => words.test(name)
}

function isSpin({ name }: NamedTrick): boolean {
  return rotationIn(name) > 0
}

const flipCategories = new Set([2, 5, 6])

function isFlip({ categorie_id: category }: NamedTrick): boolean {
  return flipCategories.has(category)
}

/** Degrees as the name has them, else what a word of the sport stands for. */
function rotationIn(name: string): number {
  const degrees = /\b(\d{3,4})\b/.exec(name)?.[1]
  return degrees === undefined ? (spins.find(([word]) => word.test(name))?.[1] ?? 0) : Number(degrees)
}

const spins: readonly (readonly [RegExp, number])[] = [
  [/\bmisty\b|\barabian\b/i, 180],
  [/\bfull\b|\bangel\b/i, 360],
]

function directionIn(name: string): Direction | null {
  return directions.find(([words]) => words.test(name))?.[1] ?? null
}

/** A fearless goes over forward and a skydive backward; a buttflip is the front flip from the butt. */
const directions: readonly (readonly [RegExp, Direction])[] = [
  [/back ?flip|\bskydive\b|\bangel\b/i, 'backward'],
  [/front ?flip|butt ?flip|chest ?flip|\bfearless\b|\bmisty\b|\bmad\b/i, 'forward'],
  [/side flip/i, 'sideways'],
]
