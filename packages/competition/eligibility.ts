/**
 * Who may register in a competition, by gender, level landed and places in earlier competitions (events §4). What is known of a
 * person comes from our own data: published rounds and podiums.
 */

import type { Gender } from './model.ts'

/** A person's gender; people may leave it out. */
export type PersonGender = Exclude<Gender, 'mixed'>
export type TrickLevel = 1 | 2 | 3 | 4

/** `best`: the worst place in one of `results_of` that still qualifies; null: any place. Without conditions the whole is null. */
export type Eligibility = {
  gender: PersonGender | null
  level_at_least: TrickLevel | null
  results_of: number[]
  best: number | null
}

export type KnownAthlete = {
  gender: PersonGender | null
  /** The highest level of a trick landed in a published round; 0: none. */
  levelLanded: number
  /** Places by competition id, in finished competitions only. */
  places: ReadonlyMap<number, number>
}

export type Ineligibility = 'gender-unknown' | 'gender' | 'level' | 'results'

/** Why the person may not register; empty if they may. */
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

/** For lists, which know only the viewer's gender. */
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

/** null if the eligibility has no condition. */
export function withoutEmpty(eligibility: Eligibility): Eligibility | null {
  const { gender, level_at_least, results_of } = eligibility
  if (gender === null && level_at_least === null && results_of.length === 0) return null
  return results_of.length === 0 ? { ...eligibility, best: null } : eligibility
}

export function isEligibility(value: unknown): value is Eligibility {
  return typeof value === 'object' && value !== null && 'gender' in value && 'results_of' in value
}

/** What an athlete pays for these divisions of an event: the first has its own fee, each further one another (events §3). */
export function feesOf(
  divisions: readonly { id: number; fees: number }[],
  { first, further, already }: { first: number | null; further: number | null; already: number },
): { id: number; fee: number }[] {
  return divisions.map(({ id, fees }, index) => {
    const own = already + index === 0 ? first : (further ?? first)
    return { id, fee: own ?? fees }
  })
}
