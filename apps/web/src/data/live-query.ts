/**
 * One door for fetch, reply and event: `liveQuery` fetches a thing, `useLive` carries the events of its channel over to
 * what is cached. Events that arrive while a fetch is under way may be newer than its answer: they are replayed over it.
 * An event that does not fit is answered with a fetch, never repaired.
 */
import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { LiveEventName, LiveEvents } from '@trickline/contract/live-events'
import { type LiveHandlers, useChannel } from '../lib/live.ts'
import { hear } from './heard.ts'

/** The thing after an event; null: the event does not fit. */
export type On<Seen> = { [Name in LiveEventName]?: (seen: Seen, event: LiveEvents[Name]) => Seen | null }

type Change = (seen: unknown) => unknown
type More<Seen> = Pick<LiveHandlers, 'onRefused'> & { onChanged?: (before: Seen, after: Seen) => void }

/** What came while a fetch of the thing was under way. */
const underWay = new Map<string, Set<Change[]>>()

export function liveQuery<Seen>(queryKey: QueryKey, fetchSeen: (signal: AbortSignal) => Promise<Seen>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Seen> => {
      const name = JSON.stringify(queryKey)
      const meanwhile: Change[] = []
      const listening = underWay.get(name) ?? new Set<Change[]>()
      underWay.set(name, listening.add(meanwhile))
      try {
        let seen: unknown = await fetchSeen(signal)
        for (const change of meanwhile) seen = change(seen) ?? seen
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each change answers what it was given
        return seen as Seen
      } finally {
        listening.delete(meanwhile)
      }
    },
  })
}

/** Keeps the cached thing as it is on the server, while mounted; null listens to nothing. */
export function useLive<Seen>(
  channel: string | null,
  queryKey: QueryKey,
  on: On<Seen>,
  { onRefused, onChanged }: More<Seen> = {},
): void {
  const queries = useQueryClient()
  const fetchAnew = () => queries.invalidateQueries({ queryKey, exact: true })
  const take = (change: (seen: Seen) => Seen | null): Promise<void> | undefined => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of this key, as it was fetched
    for (const changes of underWay.get(JSON.stringify(queryKey)) ?? []) changes.push(change as Change)
    const before = queries.getQueryData<Seen>(queryKey)
    if (before === undefined) return undefined
    const after = change(before)
    if (after === null) return fetchAnew()
    queries.setQueryData(queryKey, after)
    if (after !== before) onChanged?.(before, after)
    return undefined
  }
  const handlers = Object.entries(on).map(([name, change]) => [
    name,
    (event: LiveEvents[LiveEventName] & { key?: string }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the event of this name
      const fetching = take((seen) => (change as (seen: Seen, event: unknown) => Seen | null)(seen, event))
      const { key } = event
      if (key !== undefined) void Promise.resolve(fetching).then(() => hear(key))
    },
  ])
  useChannel(channel, {
    ...Object.fromEntries(handlers),
    onReset: () => void fetchAnew(),
    ...(onRefused && { onRefused }),
  })
}
