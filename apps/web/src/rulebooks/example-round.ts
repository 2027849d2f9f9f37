/**
 * The round behind an example of the rulebooks: one trick that is looked at, and around it what a rule looks at as well.
 * The tricks come from the catalogue, so that what is shown is what they score.
 */
import { onFeetTypeId } from '@trickline/contract/trick-categories'
import type { Trick } from '@trickline/contract/tricks'
import type { Dub, Level, PerformedTrick, RulebookSection } from '@trickline/scoring'

/** What can be changed in an example. */
export type Example = {
  /** How often the trick is performed in the round; the last time is looked at. */
  times: number
  dub: Dub
  /** How many tricks of the round have a grab, the trick itself first. */
  grabs: number
  /** The nth trick of its combo, and the last; 1 is a single trick. */
  place: number
  level: Level
  endsOnFeet: boolean
  /** How many different tricks there are beside it. */
  others: number
}

export const plain: Example = {
  times: 1,
  dub: 0,
  grabs: 0,
  place: 1,
  level: 2,
  endsOnFeet: false,
  others: 0,
}

/** What each figure can be. */
export const ranges = {
  times: { min: 1, max: 5 },
  place: { min: 1, max: 12 },
  grabs: { min: 0, max: 8 },
  others: { min: 0, max: 9 },
  level: { min: 1, max: 4 },
  dub: { min: 0, max: 3 },
} as const

/** Where the example of a section starts, and what can be changed in it. */
export const exampleOf: Record<
  RulebookSection,
  { start: Example; controls: readonly (keyof Example)[]; about: 'trick' | 'combo' | 'total' }
> = {
  'counter-tricks': {
    start: { ...plain, times: 2, dub: 1 },
    controls: ['times', 'dub', 'level'],
    about: 'trick',
  },
  repetitions: { start: { ...plain, times: 3 }, controls: ['times', 'level'], about: 'trick' },
  dubs: { start: { ...plain, dub: 1 }, controls: ['dub', 'level'], about: 'trick' },
  'total-combo': { start: { ...plain, place: 3 }, controls: ['place', 'dub'], about: 'combo' },
  'total-combo-plus': {
    start: { ...plain, place: 3, level: 3, endsOnFeet: true },
    controls: ['place', 'endsOnFeet', 'dub'],
    about: 'combo',
  },
  'total-combo-10': { start: { ...plain, place: 4 }, controls: ['place', 'dub'], about: 'trick' },
  'total-combo-level': {
    start: { ...plain, place: 3, level: 4 },
    controls: ['place', 'level'],
    about: 'combo',
  },
  'total-combo-level-air': {
    start: { ...plain, place: 3, level: 3, endsOnFeet: true },
    controls: ['endsOnFeet', 'level'],
    about: 'combo',
  },
  'variety-plus': { start: { ...plain, others: 5 }, controls: ['others', 'times'], about: 'total' },
  'style-round': { start: { ...plain, others: 5, grabs: 2 }, controls: ['grabs', 'others'], about: 'total' },
}

/** A trick of the example, with the name it has in the catalogue. */
export type NamedTrick = PerformedTrick & { shortName: string }
export type NamedRow = { kind: 'single'; trick: NamedTrick } | { kind: 'combo'; tricks: NamedTrick[] }

/** In the order performed; what is looked at stands last. Null as long as the catalogue is not there. */
export function exampleRound(
  { times, dub, grabs, place, level, endsOnFeet, others }: Example,
  catalogue: readonly Trick[],
): NamedRow[] | null {
  // those that everybody has seen before the mounts and the statics
  const known = catalogue.toSorted((a, b) => Number(isDynamic(b)) - Number(isDynamic(a)))
  const found = known.find((trick) => trick.level_id === level && onFeet(trick) === endsOnFeet)
  if (!found) return null
  const looked = performed(found)
  const rest = known
    .filter((trick) => trick.id !== found.id && trick.level_id === plain.level && !onFeet(trick))
    .map(performed)
  const single = (trick: NamedTrick): NamedRow => ({ kind: 'single', trick })
  const last = { ...looked, dub }
  const combo: NamedTrick[] = [...rest.slice(others, others + place - 1), last]
  const rows = [
    ...rest.slice(0, others).map(single),
    ...Array.from({ length: times - 1 }, () => single(looked)),
    combo.length > 1 ? { kind: 'combo' as const, tricks: combo } : single(last),
  ]
  return withGrabs(rows, grabs)
}

function onFeet({ type_id }: Trick): boolean {
  return type_id === onFeetTypeId
}

/** Categories 4 to 8 (scoring §14). */
function isDynamic({ categorie_id }: Trick): boolean {
  return categorie_id >= 4 && categorie_id <= 8
}

function performed({ id, value, level_id, type_id, short_name }: Trick): NamedTrick {
  return {
    trickId: id,
    value,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract keeps levels within 1 to 4
    level: level_id as Level,
    endsOnFeet: type_id === onFeetTypeId,
    variation: 0,
    grab: null,
    dub: 0,
    shortName: short_name,
  }
}

const mute = 17

/** From the last trick backwards, as many as there are. */
function withGrabs(rows: readonly NamedRow[], grabs: number): NamedRow[] {
  let left = grabs
  const held = (trick: NamedTrick): NamedTrick => (left-- > 0 ? { ...trick, grab: mute } : trick)
  return rows
    .toReversed()
    .map((row): NamedRow =>
      row.kind === 'single'
        ? { ...row, trick: held(row.trick) }
        : { ...row, tricks: row.tricks.toReversed().map(held).toReversed() },
    )
    .toReversed()
}
