/**
 * `liveQuery` fetches, `useLive` applies a channel's events to the cached data. Events that arrive during a fetch are
 * applied again to its answer. There is one connection (live-events §1); missed events are replayed, or `onReset` is
 * called.
 */
import { createAtom, useSelector } from '@tanstack/react-store'
import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { LiveEventName, LiveEvents, SubscribeReply } from '@trickline/contract/live-events'
import { useEffect, useEffectEvent } from 'react'
import { logFailure } from './log-failure.ts'
import { currentSession, expireSession, onSessionChange } from './session.ts'
import { channelCursor, type Cursor } from './channel-cursor.ts'
import { acknowledgeEvent } from './acknowledged-events.ts'
import { type LiveConnection, openLiveConnection } from './live-connection.ts'
import type { EventReducers } from './live-reducers.ts'

export type LiveHandlers = {
  [E in LiveEventName]?: (event: LiveEvents[E] & { channel: string; seq: number; key?: string }) => void
} & {
  /** Events may have been missed: refetch. Also called after the first subscription. */
  onReset: () => void
  onRefused?: (code: string) => void
}

export type LiveState = {
  state: 'idle' | 'connecting' | 'live' | 'offline'
  /** Device time (epoch ms) since when the data may be out of date; null while live. */
  since: number | null
}

type Change = (data: unknown) => unknown
type LiveOptions<TData> = Pick<LiveHandlers, 'onRefused'> & {
  onChanged?: (before: TData, after: TData) => void
}

type Received = { channel: string; seq: number }
type Listener = () => LiveHandlers
type Subscription = { cursor: Cursor; listeners: Set<Listener> }

/** Events that arrive during a fetch, by query key. */
const fetchesUnderWay = new Map<string, Set<Change[]>>()

const retryAfterMilliseconds = 3000
const expireAfterMilliseconds = 500

const subscriptions = new Map<string, Subscription>()
const liveState = createAtom<LiveState>({ state: 'idle', since: null })
let connection: LiveConnection | undefined
let viewerToken: string | undefined

export function liveQuery<TData>(queryKey: QueryKey, fetchData: (signal: AbortSignal) => Promise<TData>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<TData> => {
      const name = JSON.stringify(queryKey)
      const changesMeanwhile: Change[] = []
      const fetches = fetchesUnderWay.get(name) ?? new Set<Change[]>()
      fetchesUnderWay.set(name, fetches.add(changesMeanwhile))
      try {
        let data: unknown = await fetchData(signal)
        for (const change of changesMeanwhile) data = change(data) ?? data
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each change returns the type it is given
        return data as TData
      } finally {
        fetches.delete(changesMeanwhile)
      }
    },
  })
}

/** Applies the events of the channel to the cached data, while mounted; null: no channel. */
export function useLive<TData>(
  channel: string | null,
  queryKey: QueryKey,
  reducers: EventReducers<TData>,
  { onRefused, onChanged }: LiveOptions<TData> = {},
): void {
  const queries = useQueryClient()
  const refetch = () => queries.invalidateQueries({ queryKey, exact: true })
  const applyChange = (change: (data: TData) => TData | null): Promise<void> | undefined => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of this key, as it was fetched
    for (const changes of fetchesUnderWay.get(JSON.stringify(queryKey)) ?? []) changes.push(change as Change)
    const before = queries.getQueryData<TData>(queryKey)
    if (before === undefined) return undefined
    const after = change(before)
    if (after === null) return refetch()
    queries.setQueryData(queryKey, after)
    if (after !== before) onChanged?.(before, after)
    return undefined
  }
  const handlers = Object.entries(reducers).map(([name, change]) => [
    name,
    (event: LiveEvents[LiveEventName] & { key?: string }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the event of this name
      const fetching = applyChange((data) =>
        (change as (data: TData, event: unknown) => TData | null)(data, event),
      )
      const { key } = event
      if (key !== undefined) void Promise.resolve(fetching).then(() => acknowledgeEvent(key))
    },
  ])
  useChannel(channel, {
    ...Object.fromEntries(handlers),
    onReset: () => void refetch(),
    ...(onRefused && { onRefused }),
  })
}

export function useChannel(channel: string | null, handlers: LiveHandlers): void {
  const latestHandlers = useEffectEvent(() => handlers)
  useEffect(() => (channel === null ? undefined : listen(channel, () => latestHandlers())), [channel])
}

export function useLiveState(): LiveState {
  return useSelector(liveState)
}

function listen(channel: string, listener: Listener): () => void {
  const existing = subscriptions.get(channel)
  if (existing) existing.listeners.add(listener)
  else {
    subscriptions.set(channel, { cursor: channelCursor(), listeners: new Set([listener]) })
    const liveConnection = connected()
    if (liveConnection.isOpen()) void subscribe(liveConnection, channel)
  }
  return () => {
    const subscription = subscriptions.get(channel)
    subscription?.listeners.delete(listener)
    if (!subscription || subscription.listeners.size > 0) return
    subscriptions.delete(channel)
    connected().emit('unsubscribe', [channel])
  }
}

function connected(): LiveConnection {
  connection ??= connect()
  return connection
}

function connect(): LiveConnection {
  setState('connecting')
  const liveConnection = openLiveConnection({
    auth: () => {
      viewerToken = currentSession()?.token
      return viewerToken ? { token: viewerToken } : {}
    },
    onOpen: () => void catchUp(liveConnection),
    // after a goodbye the session is over; the delay lets a logout in another tab end it first
    onClose: (isGoodbye) => {
      setState('offline')
      const token = viewerToken
      if (isGoodbye && token) setTimeout(() => expireSession(token), expireAfterMilliseconds)
    },
    onFail: (reason) => {
      // logged once for each loss, not for each attempt, besides the notice on the screen (live-events §5)
      if (liveState.get().state !== 'offline') logFailure('the live channel is gone', reason)
      setState('offline')
    },
    // the contract gives each event's shape by its name; the server sends nothing else
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    onEvent: (event, payload) => receive(liveConnection, event as LiveEventName, payload as Received),
  })
  // the device knows at once what would otherwise take the whole timeout
  for (const change of ['offline', 'online']) addEventListener(change, liveConnection.reconnect)
  onSessionChange(() => {
    if (currentSession()?.token === viewerToken) return
    // another viewer sees other events: the cursors are invalid
    for (const { cursor } of subscriptions.values()) cursor.forget()
    liveConnection.reconnect()
  })
  return liveConnection
}

/** The data counts as live only after all missed events have arrived. */
async function catchUp(liveConnection: LiveConnection): Promise<void> {
  await Promise.all([...subscriptions.keys()].map((channel) => subscribe(liveConnection, channel)))
  if (liveConnection.isOpen()) setState('live')
}

/** Resolves with the server's reply. Without one it never does: the next connection subscribes again. */
async function subscribe(liveConnection: LiveConnection, channel: string): Promise<void> {
  const subscription = subscriptions.get(channel)
  if (!subscription) return
  const after = subscription.cursor.seq
  const reply = await new Promise<SubscribeReply>((resolve) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers nothing else
    liveConnection.emit('subscribe', [channel, after === undefined ? {} : { after }], (answer) =>
      resolve(answer as SubscribeReply),
    )
  })
  if (subscriptions.get(channel) !== subscription) return
  if (reply.ok) {
    if (subscription.cursor.subscribed(reply) === 'fetch-anew') reset(subscription)
  } else if (reply.code === 'not-ready' || reply.code === 'too-many-requests') {
    setTimeout(
      () => liveConnection.isOpen() && void subscribe(liveConnection, channel),
      retryAfterMilliseconds,
    )
  } else for (const listener of subscription.listeners) listener().onRefused?.(reply.code)
}

function receive(liveConnection: LiveConnection, event: LiveEventName, payload: Received): void {
  const subscription = subscriptions.get(payload.channel)
  if (!subscription) return
  if (event === 'ChannelReset') {
    subscription.cursor.forget()
    void subscribe(liveConnection, payload.channel)
    return
  }
  const outcome = subscription.cursor.take(payload.seq)
  if (outcome === 'missed') reset(subscription)
  if (outcome === 'deliver') {
    for (const listener of subscription.listeners) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const handle = listener()[event] as ((event: Received) => void) | undefined
      handle?.(payload)
    }
  }
}

function reset(subscription: Subscription): void {
  for (const listener of subscription.listeners) listener().onReset()
}

function setState(state: LiveState['state']): void {
  const since = state === 'live' ? null : (liveState.get().since ?? Date.now())
  liveState.set({ state, since })
}
