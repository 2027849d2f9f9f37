/** Rounds by the week in which they were ridden. */

export type Week<Round> = { start: Date; rounds: Round[] }

/** The last weeks, this one at the end. They begin on Monday, by the clocks of the viewer. */
export function lastWeeks<Round extends { at: string }>(
  rounds: readonly Round[],
  now: number,
  count = 12,
): Week<Round>[] {
  const monday = new Date(now)
  monday.setHours(0, 0, 0, 0)
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7))
  // by the calendar, since not every week has 168 hours
  const mondayBefore = (back: number) =>
    new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() - 7 * back)
  return Array.from({ length: count }, (_, place) => {
    const start = mondayBefore(count - 1 - place)
    const end = mondayBefore(count - 2 - place)
    const isIn = ({ at }: Round) => Date.parse(at) >= start.getTime() && Date.parse(at) < end.getTime()
    return { start, rounds: rounds.filter(isIn) }
  })
}

/** Its day as an address says it, by the same clocks: 2026-11-16. */
export function dayOf(start: Date): string {
  const [year, month, day] = [start.getFullYear(), start.getMonth(), start.getDate()]
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}
