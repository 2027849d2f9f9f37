/**
 * `liveQuery` fetches, `useLive` applies a channel's events to the cached data. In either order the data ends up as a reload
 * would fetch it: events that arrive during a fetch are applied again to its answer, and another fetch follows where that
 * answer may still lack something. There is one connection (live-events §1); missed events are replayed, or `onReset` is
 * called.
 */
import { createAtom, useSelector } from '@tanstack/react-store'
import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { LiveEventName, LiveEvents, SubscribeReply } from '@trickline/contract/live-events'
import { useEffectEvent, useLayoutEffect } from 'react'
import { logFailure } from './log-failure.ts'
import { currentSession, expireSession, onSessionChange } from './session.ts'
import { channelCursor, type Cursor } from './channel-cursor.ts'
import { acknowledgeEvent } from './optimistic-data.ts'
import { type LiveConnection, openLiveConnection } from './live-connection.ts'
import type { EventReducers } from './live-reducers.ts'

export type LiveHandlers = {
  [E in LiveEventName]?: (event: LiveEvents[E] & { channel: string; seq: number; key?: string }) => void
} & {
  /** Called when events may have been missed, and after the first subscription: the data must be fetched again. */
  onReset: () => void
  onRefused?: (code: string) => void
}

export type LiveState = {
  state: 'idle' | 'connecting' | 'live' | 'offline'
  /** Device time (epoch ms) since when the data may be out of date; null while live. */
  since: number | null
}

export type LiveOptions<TData> = Pick<LiveHandlers, 'onRefused'> & {
  onChanged?: (before: TData, after: TData) => void
  /** Events contain only part of the data: after a change the data is fetched too. */
  isPartial?: boolean
}

type Received = { channel: string; seq: number }
type Listener = () => LiveHandlers
type Subscription = {
  cursor: Cursor
  /** Each listener, with the name of the data that it keeps current. */
  listeners: Map<Listener, string>
  /** Last event number applied to data that has no listener any more, by the name of the data. */
  lastApplied: Map<string, number>
}

/** `isOutdated`: the data must be fetched again. */
type Changed = { data: unknown; isOutdated: boolean }
type Fetch = { changes: ((data: unknown) => Changed)[]; isOutdated: boolean }

const fetchesUnderWay = new Map<string, Set<Fetch>>()

const retryAfterMilliseconds = 3000
const expireAfterMilliseconds = 500

const subscriptions = new Map<string, Subscription>()
const liveState = createAtom<LiveState>({ state: 'idle', since: null })
let connection: LiveConnection | undefined
let viewerToken: string | undefined

export function liveQuery<TData>(queryKey: QueryKey, fetchData: (signal: AbortSignal) => Promise<TData>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<TData> => {
      for (;;) {
        const { data, isOutdated } = await withEvents(queryKey, () => fetchData(signal))
        if (!isOutdated || signal.aborted) return data
        // shown until the next answer arrives
        client.setQueryData(queryKey, data)
      }
    },
  })
}

/** Puts the answer of a change into the cache, as if it had been fetched. */
export async function cacheAnswer<TData>(
  queries: QueryClient,
  queryKey: QueryKey,
  ask: () => Promise<TData>,
): Promise<TData> {
  const { data, isOutdated } = await withEvents(queryKey, ask)
  queries.setQueryData(queryKey, data)
  // the fetch under way may have been read before the change
  if (isOutdated || fetchesUnderWay.has(nameOf(queryKey))) void fetchAgain(queries, queryKey)
  return data
}

/** Runs the fetch and applies the events that arrived meanwhile to its answer. */
async function withEvents<TData>(
  queryKey: QueryKey,
  ask: () => Promise<TData>,
): Promise<{ data: TData; isOutdated: boolean }> {
  const name = nameOf(queryKey)
  const fetch: Fetch = { changes: [], isOutdated: false }
  const fetches = fetchesUnderWay.get(name) ?? new Set<Fetch>()
  fetchesUnderWay.set(name, fetches.add(fetch))
  try {
    let data: unknown = await ask()
    let { isOutdated } = fetch
    for (const change of fetch.changes) {
      const changed = change(data)
      data = changed.data
      isOutdated ||= changed.isOutdated
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each change returns the type it is given
    return { data: data as TData, isOutdated }
  } finally {
    fetches.delete(fetch)
    if (fetches.size === 0) fetchesUnderWay.delete(name)
  }
}

/** Lets a fetch under way finish and starts another after it, so that many events in a row cannot hold back an answer. */
function fetchAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  for (const fetch of fetchesUnderWay.get(nameOf(queryKey)) ?? []) fetch.isOutdated = true
  return queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
}

/** Applies the events of the channel to the cached data while mounted; a null channel does nothing. */
export function useLive<TData>(
  channel: string | null,
  queryKey: QueryKey,
  reducers: EventReducers<TData>,
  options: LiveOptions<TData> = {},
): void {
  const queries = useQueryClient()
  useChannel(channel, liveHandlers(queries, queryKey, reducers, options), nameOf(queryKey))
}

export function liveHandlers<TData>(
  queries: QueryClient,
  queryKey: QueryKey,
  reducers: EventReducers<TData>,
  { onRefused, onChanged, isPartial = false }: LiveOptions<TData> = {},
): LiveHandlers {
  const applyChange = (change: (data: TData) => TData | null): Promise<void> | undefined => {
    const changed = (data: unknown): Changed => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this key was fetched with this type
      const after = change(data as TData)
      return { data: after ?? data, isOutdated: after === null || (isPartial && after !== data) }
    }
    for (const { changes } of fetchesUnderWay.get(nameOf(queryKey)) ?? []) changes.push(changed)
    const state = queries.getQueryState<TData>(queryKey)
    if (state?.data === undefined) return undefined
    const { data: before, dataUpdatedAt, isInvalidated } = state
    const { data, isOutdated } = changed(before)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the change returns the type it is given
    const after = data as TData
    if (after !== before) {
      // an event does not make incomplete data current
      queries.setQueryData(queryKey, after, isInvalidated ? { updatedAt: dataUpdatedAt } : {})
      onChanged?.(before, after)
    }
    if (isInvalidated && !fetchesUnderWay.has(nameOf(queryKey))) void fetchAgain(queries, queryKey)
    return isOutdated ? fetchAgain(queries, queryKey) : undefined
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
  return {
    ...Object.fromEntries(handlers),
    onReset: () => void fetchAgain(queries, queryKey),
    ...(onRefused && { onRefused }),
  }
}

/** `name`: the name of the data that the handlers keep current. */
export function useChannel(channel: string | null, handlers: LiveHandlers, name = ''): void {
  const latestHandlers = useEffectEvent(() => handlers)
  // subscribes before the screen's queries start to fetch in their own effects
  useLayoutEffect(
    () => (channel === null ? undefined : listen(channel, () => latestHandlers(), name)),
    [channel, name],
  )
}

function nameOf(queryKey: QueryKey): string {
  return JSON.stringify(queryKey)
}

export function useLiveState(): LiveState {
  return useSelector(liveState)
}

export function listen(channel: string, listener: Listener, name: string): () => void {
  const existing = subscriptions.get(channel)
  if (existing) {
    const { seq } = existing.cursor
    const isCurrent =
      [...existing.listeners.values()].includes(name) || existing.lastApplied.get(name) === seq
    existing.listeners.set(listener, name)
    if (seq !== undefined && !isCurrent) listener().onReset()
  } else {
    const listeners = new Map([[listener, name]])
    subscriptions.set(channel, { cursor: channelCursor(), listeners, lastApplied: new Map() })
    const liveConnection = connected()
    if (liveConnection.isOpen()) void subscribe(liveConnection, channel)
  }
  return () => {
    const subscription = subscriptions.get(channel)
    if (!subscription?.listeners.delete(listener)) return
    const { seq } = subscription.cursor
    // an abandoned fetch loses the events that arrived during it
    if (seq !== undefined && !fetchesUnderWay.has(name)) subscription.lastApplied.set(name, seq)
    else subscription.lastApplied.delete(name)
    if (subscription.listeners.size > 0) return
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
      // logged once per loss, not per attempt; the screen shows a notice too (live-events §5)
      if (liveState.get().state !== 'offline') logFailure('the live channel is gone', reason)
      setState('offline')
    },
    // the contract gives each event's shape by its name; the server sends nothing else
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    onEvent: (event, payload) => receive(liveConnection, event as LiveEventName, payload as Received),
  })
  // the device knows at once; the timeout would take much longer
  for (const change of ['offline', 'online']) addEventListener(change, liveConnection.reconnect)
  onSessionChange(() => {
    if (currentSession()?.token === viewerToken) return
    // another viewer gets other events, so the cursors are invalid
    for (const { cursor } of subscriptions.values()) cursor.forget()
    liveConnection.reconnect()
  })
  return liveConnection
}

/** Subscribes to every channel. The data counts as live only after all missed events have arrived. */
async function catchUp(liveConnection: LiveConnection): Promise<void> {
  await Promise.all([...subscriptions.keys()].map((channel) => subscribe(liveConnection, channel)))
  if (liveConnection.isOpen()) setState('live')
}

/** Resolves with the server's reply. Without one it stays pending, and the next connection subscribes again. */
async function subscribe(liveConnection: LiveConnection, channel: string): Promise<void> {
  const subscription = subscriptions.get(channel)
  if (!subscription) return
  const after = subscription.cursor.seq
  const reply = await new Promise<SubscribeReply>((resolve) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server sends no other answer
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
  } else for (const listener of subscription.listeners.keys()) listener().onRefused?.(reply.code)
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
    for (const listener of subscription.listeners.keys()) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const handle = listener()[event] as ((event: Received) => void) | undefined
      handle?.(payload)
    }
  }
}

function reset(subscription: Subscription): void {
  for (const listener of subscription.listeners.keys()) listener().onReset()
}

function setState(state: LiveState['state']): void {
  const since = state === 'live' ? null : (liveState.get().since ?? Date.now())
  liveState.set({ state, since })
}
