/** A round's place within its phase before and after each change of its total (who-sees-what §14). */
export type PointsChange = {
  roundId: number
  phase: number
  /** The total after the change; null: the round has none. */
  after: number | null
}

/** `changes`: all of one competition, oldest first. Equal totals share a place, since tie-breaks are not part of a round. */
export function placesOfChanges(
  changes: readonly PointsChange[],
): { before: number | null; after: number | null }[] {
  const phases = new Map<number, Map<number, number>>()
  return changes.map(({ roundId, phase, after }) => {
    const totals = phases.get(phase) ?? new Map<number, number>()
    phases.set(phase, totals)
    const before = placeOf(totals, roundId)
    if (after === null) totals.delete(roundId)
    else totals.set(roundId, after)
    return { before, after: placeOf(totals, roundId) }
  })
}

function placeOf(totals: ReadonlyMap<number, number>, roundId: number): number | null {
  const own = totals.get(roundId)
  return own === undefined ? null : 1 + [...totals.values()].filter((total) => total > own).length
}
