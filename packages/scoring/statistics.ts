// What rounds are made of: counters with the names behind them, levels, categories. For one round, an athlete's, a competition's.

import { isLongCombo } from './parts/combos.ts'
import { hasGrab } from './parts/grabs.ts'
import type { PerformedTrick } from './parts/performed-round.ts'

/** A trick to be counted, with its category of the catalogue. */
export type CountedTrick = PerformedTrick & { category: number }
/** A single, or the tricks of a combo, in the order performed. */
type Row<Trick> = Trick | readonly Trick[]
export type CountedRound<Trick> = { rows: readonly Row<Trick>[] }

/** `tricks`: one, or those of a combo, with nothing but what the counter tells apart (a grab, a dub, a side). */
export type CountedName<Trick> = { tricks: Trick[]; times: number }
/** The most frequent names first; equal ones in the order performed. */
export type Counter<Trick> = { total: number; names: CountedName<Trick>[] }
type Times = { id: number; times: number }

export type RoundStatistics<Trick> = {
  counters: Record<CounterName, Counter<Trick>>
  /** By id, without those that do not occur. */
  levels: Times[]
  categories: Times[]
}

type Part = 'variation' | 'grab' | 'dub'
/** `isOnce`: what comes again is not counted again. */
type Counts<Of> = { counts: (of: Of) => boolean; parts: readonly Part[]; isOnce?: boolean }

/** Which tricks a counter counts, and what makes two names of it. */
const ofTricks = {
  fs: { counts: ({ variation }) => variation === 1, parts: [] },
  bs: { counts: ({ variation }) => variation === 2, parts: [] },
  grabs: { counts: hasGrab, parts: ['grab'] },
  dubs: { counts: ({ dub }) => dub > 0, parts: ['dub'] },
  // two tricks are the same as for a repetition (scoring §2), here over all rounds
  unique_tricks: { counts: () => true, parts: ['variation', 'grab'], isOnce: true },
  tricks: { counts: () => true, parts: [] },
} as const satisfies Record<string, Counts<PerformedTrick>>

/** A combo of one trick is none (scoring §5). The later ones are among the first. */
const ofCombos = {
  combos: { counts: () => true, parts: [] },
  combos_6: { counts: isLong, parts: [] },
  combos_feet: { counts: endsOnFeet, parts: [] },
  combos_feet_6: { counts: (combo) => isLong(combo) && endsOnFeet(combo), parts: [] },
} as const satisfies Record<string, Counts<readonly PerformedTrick[]>>

export type CounterName = keyof typeof ofTricks | keyof typeof ofCombos

/** `mostNames`: of each counter; its total is whole. */
export function countRounds<Trick extends CountedTrick>(
  rounds: readonly CountedRound<Trick>[],
  mostNames = Infinity,
): RoundStatistics<Trick> {
  const tricks = rounds.flatMap(tricksOf)
  const combos = rounds.flatMap(combosOf)
  const countTricks = (name: keyof typeof ofTricks): Counter<Trick> =>
    countNames(tricks, ofTricks[name], mostNames)
  const countCombos = (name: keyof typeof ofCombos): Counter<Trick> =>
    countNames(combos, ofCombos[name], mostNames)
  return {
    counters: {
      fs: countTricks('fs'),
      bs: countTricks('bs'),
      grabs: countTricks('grabs'),
      dubs: countTricks('dubs'),
      unique_tricks: countTricks('unique_tricks'),
      tricks: countTricks('tricks'),
      combos: countCombos('combos'),
      combos_6: countCombos('combos_6'),
      combos_feet: countCombos('combos_feet'),
      combos_feet_6: countCombos('combos_feet_6'),
    },
    levels: countIds(tricks, ({ level }) => level),
    categories: countIds(tricks, ({ category }) => category),
  }
}

/** How many tricks a round has, and how many of them with a grab. */
export function tricksAndGrabs<Trick extends PerformedTrick>(
  round: CountedRound<Trick>,
): { tricks: number; grabs: number } {
  const tricks = tricksOf(round)
  return { tricks: tricks.length, grabs: tricks.filter(ofTricks.grabs.counts).length }
}

/** Each trick in the round in which it was landed for the first time, without a dub; `rounds` from the oldest on. */
export function firstLanded<Trick extends PerformedTrick, Round extends CountedRound<Trick>>(
  rounds: readonly Round[],
): { trick: Trick; round: Round }[] {
  const first = new Map<number, { trick: Trick; round: Round }>()
  for (const round of rounds)
    for (const trick of tricksOf(round))
      if (trick.dub === 0 && !first.has(trick.trickId)) first.set(trick.trickId, { trick, round })
  return [...first.values()]
}

/** The combos that brought most; `points`: what each row of a round earned, with all the factors of a combo. */
export function bestCombos<Trick, Round extends CountedRound<Trick> & { points: readonly number[] }>(
  rounds: readonly Round[],
  most: number,
): { tricks: readonly Trick[]; points: number; round: Round }[] {
  return rounds
    .flatMap((round) =>
      round.rows.flatMap((row, place) =>
        isCombo(row) && row.length > 1 ? [{ tricks: row, points: round.points[place] ?? 0, round }] : [],
      ),
    )
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
}

/** In the order performed. */
export function tricksOf<Trick>({ rows }: CountedRound<Trick>): Trick[] {
  const tricks: Trick[] = []
  for (const row of rows)
    if (isCombo(row)) tricks.push(...row)
    else tricks.push(row)
  return tricks
}

export function combosOf<Trick>({ rows }: CountedRound<Trick>): (readonly Trick[])[] {
  return rows.filter((row) => isCombo(row)).filter(({ length }) => length > 1)
}

function isCombo<Trick>(row: Row<Trick>): row is readonly Trick[] {
  return Array.isArray(row)
}

function countNames<Trick extends CountedTrick, Of extends Row<Trick>>(
  rows: readonly Of[],
  { counts, parts, isOnce = false }: Counts<Of>,
  mostNames: number,
): Counter<Trick> {
  let total = 0
  const names = new Map<string | number, { row: Of; times: number }>()
  for (const row of rows) {
    if (!counts(row)) continue
    total += 1
    const key = keyOf(row, parts)
    const known = names.get(key)
    if (known) known.times += 1
    else names.set(key, { row, times: 1 })
  }
  const shown = [...names.values()].toSorted((a, b) => b.times - a.times).slice(0, mostNames)
  return {
    total: isOnce ? names.size : total,
    names: shown.map(({ row, times }) => ({
      tricks: tricksOf({ rows: [row] }).map((trick) => onlyWith(trick, parts)),
      times,
    })),
  }
}

function keyOf(row: Row<PerformedTrick>, parts: readonly Part[]): string | number {
  if (isCombo(row)) return row.map((trick) => keyOfTrick(trick, parts)).join()
  return keyOfTrick(row, parts)
}

/** One number, and no text: twenty thousand tricks are asked for it six times. */
function keyOfTrick(trick: PerformedTrick, parts: readonly Part[]): number {
  let key = trick.trickId
  for (const part of parts) key = key * 100 + (part === 'grab' && !hasGrab(trick) ? 0 : (trick[part] ?? 0))
  return key
}

function onlyWith<Trick extends PerformedTrick>(trick: Trick, parts: readonly Part[]): Trick {
  return {
    ...trick,
    variation: parts.includes('variation') ? trick.variation : 0,
    grab: parts.includes('grab') && hasGrab(trick) ? trick.grab : null,
    dub: parts.includes('dub') ? trick.dub : 0,
  }
}

function countIds<Trick>(tricks: readonly Trick[], idOf: (trick: Trick) => number): Times[] {
  const times = new Map<number, number>()
  for (const trick of tricks) times.set(idOf(trick), (times.get(idOf(trick)) ?? 0) + 1)
  return [...times].map(([id, count]) => ({ id, times: count })).toSorted((a, b) => a.id - b.id)
}

function isLong(combo: readonly PerformedTrick[]): boolean {
  return isLongCombo(combo.length)
}

function endsOnFeet(combo: readonly PerformedTrick[]): boolean {
  return combo.at(-1)?.endsOnFeet ?? false
}
