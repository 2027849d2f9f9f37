/** Random rounds that no judge would enter, but in which every rule, factor and repetition occurs. */
import type { Line, Performed } from './score-oracle.ts'

/** Lehmer's generator, which gives the same rounds in every run. */
export function seededRandom(seed: number): (limit: number) => number {
  let state = (seed * 48_271 + 11) % 2_147_483_647
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

/** One to nine singles and combos out of few tricks, so that tricks repeat. */
export function randomRound(below: (limit: number) => number, trickIds: number[]): Line[] {
  const few = Array.from({ length: 6 + below(10) }, () => trickIds[below(trickIds.length)] ?? 1)
  const trick = (): Performed => ({
    id: few[below(few.length)] ?? 1,
    variation: below(3),
    grab: below(3) === 0 ? 1 + below(33) : null,
    dub: below(4) === 0 ? 1 + below(3) : 0,
  })
  return Array.from({ length: 1 + below(9) }, () =>
    below(2) === 0 ? trick() : { body: Array.from({ length: 1 + below(13) }, trick) },
  )
}
