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

/** Which tricks a counter counts, and what makes two names of it. */
const ofTricks = {
  fs: { counts: ({ variation }) => variation === 1, parts: [] },
  bs: { counts: ({ variation }) => variation === 2, parts: [] },
  grabs: { counts: hasGrab, parts: ['grab'] },
  dubs: { counts: ({ dub }) => dub > 0, parts: ['dub'] },
  // two tricks are the same as for a repetition (scoring §2), here over all rounds
  unique_tricks: { counts: () => true, parts: ['variation', 'grab'] },
  tricks: { counts: () => true, parts: [] },
} as const satisfies Record<string, { counts: (trick: PerformedTrick) => boolean; parts: readonly Part[] }>

/** A combo of one trick is none (scoring §5). The later ones are among the first. */
const ofCombos = {
  combos: () => true,
  combos_6: isLong,
  combos_feet: endsOnFeet,
  combos_feet_6: (combo) => isLong(combo) && endsOnFeet(combo),
} as const satisfies Record<string, (combo: readonly PerformedTrick[]) => boolean>

export type CounterName = keyof typeof ofTricks | keyof typeof ofCombos

export function countRounds<Trick extends CountedTrick>(
  rounds: readonly CountedRound<Trick>[],
): RoundStatistics<Trick> {
  const rows = rounds.flatMap((round) => round.rows)
  const tricks = rows.flatMap((row) => tricksIn(row))
  const combos = combosIn(rows)
  const countTricks = (name: keyof typeof ofTricks): Counter<Trick> => {
    const { counts, parts } = ofTricks[name]
    const counter = countNames(tricks.filter(counts), parts)
    return name === 'unique_tricks' ? { ...counter, total: counter.names.length } : counter
  }
  const countCombos = (name: keyof typeof ofCombos): Counter<Trick> =>
    countNames(combos.filter(ofCombos[name]), [])
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
    levels: countIds(tricks.map(({ level }) => level)),
    categories: countIds(tricks.map(({ category }) => category)),
  }
}

/** Each trick in the round in which it was landed for the first time; `rounds` from the oldest on. */
export function firstLanded<Trick extends PerformedTrick, Round extends CountedRound<Trick>>(
  rounds: readonly Round[],
): { trick: Trick; round: Round }[] {
  const first = new Map<number, { trick: Trick; round: Round }>()
  for (const round of rounds)
    for (const trick of round.rows.flatMap((row) => tricksIn(row)))
      if (!first.has(trick.trickId)) first.set(trick.trickId, { trick, round })
  return [...first.values()]
}

/** The combos that brought most, by the `points` that each trick earned with all the factors of its combo. */
export function bestCombos<
  Trick extends PerformedTrick & { points: number },
  Round extends CountedRound<Trick>,
>(rounds: readonly Round[], most: number): { tricks: readonly Trick[]; points: number; round: Round }[] {
  return rounds
    .flatMap((round) =>
      combosIn(round.rows).map((tricks) => ({
        tricks,
        points: tricks.reduce((sum, { points }) => sum + points, 0),
        round,
      })),
    )
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
}

function combosIn<Trick>(rows: readonly Row<Trick>[]): (readonly Trick[])[] {
  return rows.filter((row) => isCombo(row)).filter(({ length }) => length > 1)
}

function isCombo<Trick>(row: Row<Trick>): row is readonly Trick[] {
  return Array.isArray(row)
}

function tricksIn<Trick>(row: Row<Trick>): readonly Trick[] {
  return isCombo(row) ? row : [row]
}

function countNames<Trick extends PerformedTrick>(
  rows: readonly Row<Trick>[],
  parts: readonly Part[],
): Counter<Trick> {
  const names = new Map<string, CountedName<Trick>>()
  for (const row of rows) {
    const key = isCombo(row) ? row.map((trick) => keyOf(trick, parts)).join() : keyOf(row, parts)
    const known = names.get(key)
    if (known) known.times += 1
    else names.set(key, { tricks: tricksIn(row).map((trick) => onlyWith(trick, parts)), times: 1 })
  }
  return { total: rows.length, names: [...names.values()].toSorted((a, b) => b.times - a.times) }
}

function keyOf(trick: PerformedTrick, parts: readonly Part[]): string {
  let key = `${trick.trickId}`
  for (const part of parts) key += `-${part === 'grab' && !hasGrab(trick) ? null : trick[part]}`
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

function countIds(ids: readonly number[]): Times[] {
  const times = new Map<number, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times].map(([id, count]) => ({ id, times: count })).toSorted((a, b) => a.id - b.id)
}

function isLong(combo: readonly PerformedTrick[]): boolean {
  return isLongCombo(combo.length)
}

function endsOnFeet(combo: readonly PerformedTrick[]): boolean {
  return combo.at(-1)?.endsOnFeet ?? false
}
