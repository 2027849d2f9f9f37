// Counts what rounds consist of, for one round, an athlete or a competition: names by counter, levels, categories.

import { isLongCombo } from './parts/combos.ts'
import { hasGrab } from './parts/grabs.ts'
import type { PerformedTrick } from './parts/performed-round.ts'

export type CountedTrick = PerformedTrick & { category: number }
type Row<Trick> = Trick | readonly Trick[]
export type CountedRound<Trick> = { rows: readonly Row<Trick>[] }

/** `tricks`: one trick, or those of a combo. Grab, dub and side are set only where they make a difference to the counter. */
export type CountedName<Trick> = { tricks: Trick[]; times: number }
export type Counter<Trick> = { total: number; names: CountedName<Trick>[] }
type Times = { id: number; times: number }

export type RoundStatistics<Trick> = {
  counters: Record<CounterName, Counter<Trick>>
  /** Sorted by id; contains only those that occur. */
  levels: Times[]
  categories: Times[]
}

type Part = 'variation' | 'grab' | 'dub'
type Counts<Of> = { counts: (of: Of) => boolean; parts: readonly Part[]; isOnce?: boolean }

/** What each counter counts, and which parts make a different name. */
const trickCounters = {
  fs: { counts: ({ variation }) => variation === 1, parts: [] },
  bs: { counts: ({ variation }) => variation === 2, parts: [] },
  grabs: { counts: hasGrab, parts: ['grab'] },
  dubs: { counts: ({ dub }) => dub > 0, parts: ['dub'] },
  // the same parts as for a repetition (scoring §2), over all rounds
  unique_tricks: { counts: () => true, parts: ['variation', 'grab'], isOnce: true },
  tricks: { counts: () => true, parts: [] },
} as const satisfies Record<string, Counts<PerformedTrick>>

/** A single trick is no combo (scoring §5). `combos` includes all other combo counters. */
const comboCounters = {
  combos: { counts: () => true, parts: [] },
  combos_6: { counts: isLong, parts: [] },
  combos_feet: { counts: endsOnFeet, parts: [] },
  combos_feet_6: { counts: (combo) => isLong(combo) && endsOnFeet(combo), parts: [] },
} as const satisfies Record<string, Counts<readonly PerformedTrick[]>>

export type CounterName = keyof typeof trickCounters | keyof typeof comboCounters

/** `mostNames`: how many names each counter lists; its total counts all. */
export function countRounds<Trick extends CountedTrick>(
  rounds: readonly CountedRound<Trick>[],
  mostNames = Infinity,
): RoundStatistics<Trick> {
  const tricks = rounds.flatMap(tricksOf)
  const combos = rounds.flatMap(combosOf)
  const countTricks = (name: keyof typeof trickCounters): Counter<Trick> =>
    countNames(tricks, trickCounters[name], mostNames)
  const countCombos = (name: keyof typeof comboCounters): Counter<Trick> =>
    countNames(combos, comboCounters[name], mostNames)
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

export function tricksAndGrabs<Trick extends PerformedTrick>(
  round: CountedRound<Trick>,
): { tricks: number; grabs: number } {
  const tricks = tricksOf(round)
  return { tricks: tricks.length, grabs: tricks.filter(trickCounters.grabs.counts).length }
}

export function firstLanded<Trick extends PerformedTrick, Round extends CountedRound<Trick>>(
  rounds: readonly Round[],
): { trick: Trick; round: Round }[] {
  const first = new Map<number, { trick: Trick; round: Round }>()
  for (const round of rounds)
    for (const trick of tricksOf(round))
      if (trick.dub === 0 && !first.has(trick.trickId)) first.set(trick.trickId, { trick, round })
  return [...first.values()]
}

/** `points`: points of each row of the round, with the factors of its combo. */
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
    const counted = names.get(key)
    if (counted) counted.times += 1
    else names.set(key, { row, times: 1 })
  }
  const mostFrequent = [...names.values()].toSorted((a, b) => b.times - a.times).slice(0, mostNames)
  return {
    total: isOnce ? names.size : total,
    names: mostFrequent.map(({ row, times }) => ({
      tricks: tricksOf({ rows: [row] }).map((trick) => onlyWith(trick, parts)),
      times,
    })),
  }
}

function keyOf(row: Row<PerformedTrick>, parts: readonly Part[]): string | number {
  if (isCombo(row)) return row.map((trick) => keyOfTrick(trick, parts)).join()
  return keyOfTrick(row, parts)
}

/** a numeric key is six times faster than text for twenty thousand tricks */
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
