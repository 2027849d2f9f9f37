// Derives the shape of a trick from its name and positions (scoring §15): rotation, flips, direction and family. What these
// do not tell is left out; a trick in a wrong family needs another name or another line in `rules`.

import { families, type Family } from './families.ts'

/** The fields of a catalogue trick (scoring §14). */
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
  /** Degrees around the upright axis; 0 if the name states none. */
  rotation: number
  flips: number
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

/** The first match counts, so specific words come first: "Backtastic Misty" and "Misty Buttflip" are misties. */
const rules = [
  ['mount', ({ categorie_id: category }) => category === 9],
  ['pose', ({ categorie_id: category }) => category === 10],
  [
    'roll',
    ({ categorie_id: category, name }) =>
      category === 11 && /roll|flow|panic|sofa|flip|cartwheel|stef/i.test(name),
  ],
  ['walk', ({ categorie_id: category }) => category === 11],
  ['misty', nameHas(/\bmisty\b/i)],
  ['fearless', nameHas(/\bfearless\b/i)],
  ['skydive', nameHas(/\bskydive\b/i)],
  ['frog', nameHas(/\bfrog\b/i)],
  ['backtastic', nameHas(/\bbacktastic\b/i)],
  ['nasty', nameHas(/\bnasty\b|\bback magic\b/i)],
  ['standing-flip', (trick) => isFlip(trick) && trick.start_position === 'feet'],
  ['backflip', (trick) => isFlip(trick) && directionIn(trick.name) === 'backward'],
  ['front-flip', isFlip],
  ['ascension', nameHas(/\bascension\b/i)],
  ['freefall', nameHas(/fall\b/i)],
  ['flat-spin', nameHas(/\bspiral\b|\bflat\b|\bmojo\b/i)],
  ['standing-spin', (trick) => trick.start_position === 'feet' && isSpin(trick)],
  ['butt-spin', (trick) => trick.start_position === 'butt' && isSpin(trick)],
  ['crook-spin', (trick) => trick.start_position === 'crook' && isSpin(trick)],
  ['buddha-spin', (trick) => trick.start_position === 'buddha' && isSpin(trick)],
  ['knee-spin', (trick) => trick.start_position?.endsWith('knee') === true && isSpin(trick)],
  ['other-spin', isSpin],
  ['jump', (trick) => trick.start_position === 'feet' && trick.end_position === 'feet'],
  ['bounce', () => true],
] as const satisfies [Family, (trick: NamedTrick) => boolean][]

export function groupByFamily<Trick extends ValuedTrick>(
  tricks: readonly Trick[],
): { family: Family; tricks: Trick[] }[] {
  const ordered = tricks.toSorted((a, b) => a.value - b.value || a.id - b.id)
  return families
    .map((family) => ({ family, tricks: ordered.filter((trick) => familyOf(trick) === family) }))
    .filter(({ tricks: found }) => found.length > 0)
}

/** Tricks that can come before and after a trick, nearest in value first. */
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
  return rules.find(([, matches]) => matches(trick))?.[0] ?? 'bounce'
}

function nameHas(words: RegExp): (trick: NamedTrick) => boolean {
  return ({ name }) => words.test(name)
}

function isSpin({ name }: NamedTrick): boolean {
  return rotationIn(name) > 0
}

const flipCategories = new Set([2, 5, 6])

function isFlip({ categorie_id: category }: NamedTrick): boolean {
  return flipCategories.has(category)
}

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

/** In the sport a fearless flips forward, a skydive backward, and a buttflip is a front flip. */
const directions: readonly (readonly [RegExp, Direction])[] = [
  [/back ?flip|\bskydive\b|\bangel\b/i, 'backward'],
  [/front ?flip|butt ?flip|chest ?flip|\bfearless\b|\bmisty\b|\bmad\b/i, 'forward'],
  [/side flip/i, 'sideways'],
]
