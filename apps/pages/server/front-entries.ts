/** The entries of the front page: competitions, and one entry per event, each in the list of its division nearest to now. */
import type { ListedEvent, LiveListRow } from '@trickline/contract/competitions'
import type { FrontList } from '@trickline/contract/public-pages'

/** `rows`: the competition, or the divisions of `event` in this list. */
export type FrontEntry = { event: ListedEvent | null; rows: readonly [LiveListRow, ...LiveListRow[]] }

export type FrontEntries = Record<'now' | 'next' | 'latest', FrontEntry[]>

export function frontEntries({ now, next, latest, events }: FrontList): FrontEntries {
  const listed = new Set<number>()
  const entriesOf = (rows: readonly LiveListRow[]) => {
    const entries = rows
      .filter(({ event_id }) => event_id === null || !listed.has(event_id))
      .reduce<FrontEntry[]>((before, row) => withRow(before, row, events), [])
    for (const { event } of entries) if (event) listed.add(event.id)
    return entries
  }
  return { now: entriesOf(now), next: entriesOf(next), latest: entriesOf(latest) }
}

function withRow(
  entries: readonly FrontEntry[],
  row: LiveListRow,
  events: readonly ListedEvent[],
): FrontEntry[] {
  const event = events.find(({ id }) => id === row.event_id) ?? null
  const known = event && entries.find((entry) => entry.event === event)
  if (!known) return [...entries, { event, rows: [row] }]
  return entries.map((entry) => (entry === known ? { event, rows: [...entry.rows, row] } : entry))
}
