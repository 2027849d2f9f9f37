/** Whose statistics an address asks for: an athlete's, a competition's, or, when it says nothing, one's own (screens §26). */
export type StatisticsSearch = { athlete?: number; competition?: number }

/** Reads what an address says; anything else in it is left out. */
export function statisticsSearch(given: Record<string, unknown>): StatisticsSearch {
  const athlete = idOf(given['athlete'])
  const competition = idOf(given['competition'])
  return athlete ? { athlete } : competition ? { competition } : {}
}

function idOf(value: unknown): number | null {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : null
}
