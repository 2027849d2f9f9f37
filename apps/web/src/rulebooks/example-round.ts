/** Builds the example round of a rulebook section from catalogue tricks; the trick that shows the rule comes last. */
import { onFeetTypeId } from '@trickline/contract/trick-categories'
import type { Trick } from '@trickline/contract/tricks'
import { type Dub, type Level, levels, type PerformedTrick, type RulebookSection } from '@trickline/scoring'

export type Example = {
  /** How often the trick is performed in the round; the last time counts for the example. */
  times: number
  dub: Dub
  /** Number of tricks with a grab, counted from the end. */
  grabs: number
  /** Position in its combo, which it ends; 1: a single trick. */
  place: number
  level: Level
  endsOnFeet: boolean
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

export const ranges = {
  times: { min: 1, max: 5 },
  place: { min: 1, max: 12 },
  grabs: { min: 0, max: 8 },
  others: { min: 0, max: 9 },
  level: { min: 1, max: 4 },
  dub: { min: 0, max: 3 },
} as const

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

export type NamedTrick = PerformedTrick & { shortName: string }
export type NamedRow = { kind: 'single'; trick: NamedTrick } | { kind: 'combo'; tricks: NamedTrick[] }

/** In the order performed, the example's trick last. null until the catalogue is loaded. */
export function exampleRound(
  { times, dub, grabs, place, level, endsOnFeet, others }: Example,
  catalogue: readonly Trick[],
): NamedRow[] | null {
  // dynamic tricks first: they are better known than mounts and statics
  const ordered = catalogue.toSorted((a, b) => Number(isDynamic(b)) - Number(isDynamic(a)))
  const subject = ordered.find((trick) => trick.level_id === level && onFeet(trick) === endsOnFeet)
  if (!subject) return null
  const subjectTrick = performed(subject)
  const rest = ordered
    .filter((trick) => trick.id !== subject.id && trick.level_id === plain.level && !onFeet(trick))
    .map(performed)
  const single = (trick: NamedTrick): NamedRow => ({ kind: 'single', trick })
  const lastTrick = { ...subjectTrick, dub }
  const combo: NamedTrick[] = [...rest.slice(others, others + place - 1), lastTrick]
  const rows = [
    ...rest.slice(0, others).map(single),
    ...Array.from({ length: times - 1 }, () => single(subjectTrick)),
    combo.length > 1 ? { kind: 'combo' as const, tricks: combo } : single(lastTrick),
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
    level: levels.find((level) => level.id === level_id)?.id ?? plain.level,
    endsOnFeet: type_id === onFeetTypeId,
    variation: 0,
    grab: null,
    dub: 0,
    shortName: short_name,
  }
}

const mute = 17

function withGrabs(rows: readonly NamedRow[], grabs: number): NamedRow[] {
  let left = grabs
  const withGrab = (trick: NamedTrick): NamedTrick => (left-- > 0 ? { ...trick, grab: mute } : trick)
  return rows
    .toReversed()
    .map((row): NamedRow =>
      row.kind === 'single'
        ? { ...row, trick: withGrab(row.trick) }
        : { ...row, tricks: row.tricks.toReversed().map(withGrab).toReversed() },
    )
    .toReversed()
}
