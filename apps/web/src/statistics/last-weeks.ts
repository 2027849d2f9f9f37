/** Groups rounds by week. */

export type Week<TRound> = { start: Date; rounds: TRound[] }

/** The last `count` weeks, the current one last. Weeks start on Monday in the viewer's time zone. */
export function lastWeeks<TRound extends { at: string }>(
  rounds: readonly TRound[],
  now: number,
  count = 12,
): Week<TRound>[] {
  const monday = new Date(now)
  monday.setHours(0, 0, 0, 0)
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7))
  // calendar arithmetic: a week with a clock change does not have 168 hours
  const mondayBefore = (weeksBack: number) =>
    new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() - 7 * weeksBack)
  return Array.from({ length: count }, (_, place) => {
    const start = mondayBefore(count - 1 - place)
    const end = mondayBefore(count - 2 - place)
    const isIn = ({ at }: TRound) => Date.parse(at) >= start.getTime() && Date.parse(at) < end.getTime()
    return { start, rounds: rounds.filter(isIn) }
  })
}
