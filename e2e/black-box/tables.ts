/**
 * Who goes on, who meets whom and who wins, by phases-and-seeding §4 to §7, worked out a second time: one pass over plain lists,
 * from the rounds as they were judged.
 */

export type Result = { athlete: number; phase: number; hundredths: number; out: boolean }
export type Field = { athlete: number; order: number }
export type Match = { group: string; number: number | null; a: number | null; b: number | null }

/** A table of athletes, best first. */
export function table(
  field: Field[],
  score: (athlete: number) => number,
  qualifying: (athlete: number) => number,
): number[] {
  return field
    .toSorted(
      (x, y) =>
        score(y.athlete) - score(x.athlete) ||
        qualifying(y.athlete) - qualifying(x.athlete) ||
        x.order - y.order,
    )
    .map(({ athlete }) => athlete)
}

export function scoreIn(results: Result[], phase: number): (athlete: number) => number {
  return (athlete) => {
    const found = results.find((result) => result.phase === phase && result.athlete === athlete)
    return found === undefined || found.out ? 0 : found.hundredths
  }
}

export function bestQualifying(results: Result[], isDual: boolean): (athlete: number) => number {
  const first = scoreIn(results, 1)
  const second = scoreIn(results, 2)
  return (athlete) => (isDual ? Math.max(first(athlete), second(athlete)) : first(athlete))
}

/** 8 becomes 1,8,4,5,3,6,2,7; 16 and 32 are made of the half before. */
function seedOrder(size: number): number[] {
  if (size === 2) return [1, 2]
  if (size === 4) return [1, 4, 2, 3]
  if (size === 8) return [1, 8, 4, 5, 3, 6, 2, 7]
  return seedOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed])
}

/** Places down the bracket of the first stage: the athletes in seed order, null where there is nobody. */
export function drawn(seeded: number[], stage: number): (number | null)[] {
  if (stage === 1) return [0, 1, 2, 3].map((index) => seeded[index] ?? null)
  return seedOrder(sizes[stage] ?? 0).map((seed) => seeded[seed - 1] ?? null)
}

const sizes: Record<number, number> = { 5: 32, 4: 16, 3: 8, 2: 4, 1: 4 }

export function matches(places: (number | null)[], stage: number): Match[] {
  let number = 0
  const found: Match[] = []
  for (let pair = 0; pair * 2 < places.length; pair++) {
    const a = places[pair * 2] ?? null
    const b = places[pair * 2 + 1] ?? null
    const letter = stage === 5 ? 'ABCDEFGH'[pair >> 1] : 'ABCDEFGH'[pair]
    const group = stage === 1 ? (pair === 0 ? 'F' : '3P') : (letter ?? '?')
    found.push({ group, number: a !== null && b !== null ? ++number : null, a, b })
  }
  return found
}

/** Winner and loser of a match; the other of nobody wins. */
export function decided(match: Match, results: Result[], phase: number, seeded: number[]) {
  const { a, b } = match
  if (a === null || b === null) return { winner: a ?? b, loser: null }
  const of = (athlete: number) =>
    results.find((result) => result.phase === phase && result.athlete === athlete)
  const strength = (athlete: number) => (of(athlete)?.out ? -1 : (of(athlete)?.hundredths ?? 0))
  const seed = (athlete: number) => seeded.indexOf(athlete)
  const aWins = strength(a) === strength(b) ? seed(a) < seed(b) : strength(a) > strength(b)
  return aWins ? { winner: a, loser: b } : { winner: b, loser: a }
}

/** Places of the next stage: winners in their order; after the semifinal also the losers, for third place. */
export function nextPlaces(
  played: { winner: number | null; loser: number | null }[],
  stage: number,
): (number | null)[] {
  const winners = played.map(({ winner }) => winner)
  return stage === 2 ? [...winners, ...played.map(({ loser }) => loser)] : winners
}
