/**
 * The pages of tiles for a round, one for each place where a trick can begin. A page is arranged when first shown and never
 * reordered, so that each trick keeps its place.
 */
import {
  likeliestFrom,
  meanValue,
  type PlacedTrick,
  type PlacePage,
  placePage,
  type TrickTimes,
  withMissed,
} from '@trickline/scoring/place-page'

export type RoundPages = ReturnType<typeof roundPages>

/** null: unknown. */
type Place = string | null
type Laid = { page: PlacePage; likeliest: readonly number[]; used: Set<number> }

/** `performed`: the tricks of the round so far, for an athlete without earlier rounds. */
export function roundPages(tricks: readonly PlacedTrick[], times: TrickTimes) {
  const laid = new Map<Place, Laid>()
  const on = (place: Place, performed: readonly { value: number }[]): Laid => {
    const known = laid.get(place)
    if (known) return known
    const likeliest = likeliestFrom(place, tricks, times, meanValue(tricks, times, performed))
    const now = {
      page: placePage(place, tricks, likeliest),
      likeliest: likeliest.map(({ id }) => id),
      used: new Set<number>(),
    }
    laid.set(place, now)
    return now
  }
  return {
    on,
    /** To be called when a trick was entered from that place. */
    use: (place: Place, id: number, performed: readonly { value: number }[]): void => {
      const there = on(place, performed)
      there.page = withMissed(there.page, id, there.used)
      there.used.add(id)
    },
  }
}
