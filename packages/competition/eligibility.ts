/**
 * Who may register in a competition, by gender, the level landed and places in earlier competitions (events §4). What is said of
 * a person comes from our own data: published rounds and podiums.
 */

import type { Gender } from './model.ts'

/** Of a person, who may leave it out. */
export type PersonGender = Exclude<Gender, 'mixed'>
export type TrickLevel = 1 | 2 | 3 | 4

/** `best`: the last place in one of `results_of` that counts; null: any. Without conditions it is null, not an empty one. */
export type Eligibility = {
  gender: PersonGender | null
  level_at_least: TrickLevel | null
  results_of: number[]
  best: number | null
}

export type KnownAthlete = {
  gender: PersonGender | null
  /** The highest of a trick landed in a published round; 0: none. */
  levelLanded: number
  /** By competition: of finished ones. */
  places: ReadonlyMap<number, number>
}

export type Ineligibility = 'gender-unknown' | 'gender' | 'level' | 'results'

/** Why the person may not register; empty: may. */
export function ineligibilities(eligibility: Eligibility | null, athlete: KnownAthlete): Ineligibility[] {
  if (eligibility === null) return []
  const { level_at_least: level } = eligibility
  const genderProblem = genderIneligibility(eligibility, athlete.gender)
  return [
    ...(genderProblem === null ? [] : [genderProblem]),
    ...(level !== null && athlete.levelLanded < level ? (['level'] as const) : []),
    ...(hasResult(eligibility, athlete) ? [] : (['results'] as const)),
  ]
}

/** For lists, which know the gender of the viewer and nothing else. */
export function genderIneligibility(
  eligibility: Pick<Eligibility, 'gender'> | null,
  gender: PersonGender | null,
): 'gender' | 'gender-unknown' | null {
  const wanted = eligibility?.gender ?? null
  if (wanted === null || wanted === gender) return null
  return gender === null ? 'gender-unknown' : 'gender'
}

function hasResult({ results_of, best }: Eligibility, { places }: KnownAthlete): boolean {
  return (
    results_of.length === 0 ||
    results_of.some((id) => (places.get(id) ?? Number.POSITIVE_INFINITY) <= (best ?? Number.MAX_SAFE_INTEGER))
  )
}

/** null where nothing is asked for. */
export function withoutEmpty(eligibility: Eligibility): Eligibility | null {
  const { gender, level_at_least, results_of } = eligibility
  if (gender === null && level_at_least === null && results_of.length === 0) return null
  return results_of.length === 0 ? { ...eligibility, best: null } : eligibility
}

export function isEligibility(value: unknown): value is Eligibility {
  return typeof value === 'object' && value !== null && 'gender' in value && 'results_of' in value
}

/** What an athlete pays for these divisions of an event: the first costs another sum than each further one (events §3). */
export function feesOf(
  divisions: readonly { id: number; fees: number }[],
  { first, further, already }: { first: number | null; further: number | null; already: number },
): { id: number; fee: number }[] {
  return divisions.map(({ id, fees }, index) => {
    const own = already + index === 0 ? first : (further ?? first)
    return { id, fee: own ?? fees }
  })
}
