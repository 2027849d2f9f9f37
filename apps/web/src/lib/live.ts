/**
 * The one live connection (live-events §1). A screen says `useChannel(channelOf.competition(12), { onReset,
 * RoundUpdated: … })`; events arrive once and in order, what was missed is replayed after a
 * reconnection, and where that is not possible `onReset` tells the screen to fetch anew.
 */
import type { LiveEventName, LiveEvents, SubscribeReply } from '@trickline/contract/live-events'
import { useEffect, useEffectEvent } from 'react'
import type { io as Io, Socket } from 'socket.io-client'
import { channelCursor, type Cursor } from './channel-cursor.ts'
import { logFailure } from './log-failure.ts'
import { currentSession, expireSession, onSessionChange } from './session.ts'
import { createStore, useStore } from './store.ts'

export type LiveHandlers = {
  [E in LiveEventName]?: (event: LiveEvents[E] & { channel: string; seq: number; key?: string }) => void
} & {
  /** Something may have been missed: fetch the screen's data again. Also called once subscribed. */
  onReset: () => void
  /** The viewer may not listen here. */
  onRefused?: (code: string) => void
}

export type LiveState = {
  state: 'idle' | 'connecting' | 'live' | 'offline'
  /** Device time since when what is on the screen may be old; null while live. */
  since: number | null
}

type Received = { channel: string; seq: number }
type Listener = {
  take: (event: LiveEventName, payload: Received) => void
  reset: () => void
  refuse: (code: string) => void
}
type Subscription = { cursor: Cursor; listeners: Set<Listener> }

const tryAgainAfter = 3000

const subscriptions = new Map<string, Subscription>()
const liveState = createStore<LiveState>({ state: 'idle', since: null })
let socket: Promise<Socket> | undefined
let viewerToken: string | undefined

/** Listens while the screen is mounted; `null` listens to nothing. `after`: the seq that the screen's data already holds. */
export function useChannel(channel: string | null, handlers: LiveHandlers, after?: number): void {
  const take = useEffectEvent((event: LiveEventName, payload: Received) => {
    // The contract gives each event's shape by its name; the server sends nothing else.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handle = handlers[event] as ((given: Received) => void) | undefined
    handle?.(payload)
  })
  const reset = useEffectEvent(() => handlers.onReset())
  const refuse = useEffectEvent((code: string) => handlers.onRefused?.(code))
  const from = useEffectEvent(() => after)
  useEffect(() => {
    if (channel === null) return undefined
    return listen(
      channel,
      {
        take: (event, payload) => take(event, payload),
        reset: () => reset(),
        refuse: (code) => refuse(code),
      },
      from(),
    )
  }, [channel])
}

export function useLiveState(): LiveState {
  return useStore(liveState)
}

function listen(channel: string, listener: Listener, after?: number): () => void {
  const known = subscriptions.get(channel)
  if (known) known.listeners.add(listener)
  else {
    subscriptions.set(channel, { cursor: channelCursor(after), listeners: new Set([listener]) })
    whenConnecting((open) => open.connected && void subscribe(open, channel))
  }
  return () => {
    const subscription = subscriptions.get(channel)
    subscription?.listeners.delete(listener)
    if (!subscription || subscription.listeners.size > 0) return
    subscriptions.delete(channel)
    whenConnecting((open) => subscriptions.has(channel) || open.emit('unsubscribe', channel))
  }
}

/** The library is loaded with the first channel, so that the first page does without it; tried again until it comes. */
function whenConnecting(act: (open: Socket) => void): void {
  socket ??= import('socket.io-client').then(({ io }) => connect(io))
  socket.then(act, () => {
    socket = undefined
    setState('offline')
    setTimeout(() => whenConnecting(act), tryAgainAfter)
  })
}

function connect(io: typeof Io): Socket {
  const open = io({
    transports: ['websocket'],
    auth: (present) => {
      viewerToken = currentSession()?.token
      present(viewerToken ? { token: viewerToken } : {})
    },
  })
  setState('connecting')
  open.on('connect', async () => {
    // Until everything missed is here, what is on the screen is as old as it was.
    await Promise.all([...subscriptions.keys()].map((channel) => subscribe(open, channel)))
    if (open.connected) setState('live')
  })
  // Tried again by itself, unless the server said goodbye: then the session is over (logged out elsewhere, suspended), and
  // another viewer connects anew.
  open.on('disconnect', (reason) => {
    setState('offline')
    if (reason === 'io server disconnect' && viewerToken) expireSession(viewerToken)
  })
  open.on('connect_error', (error) => {
    // logged besides what the strip tells (live-events §5), once for each time that it is gone, not for each try
    if (liveState.get().state !== 'offline') logFailure('the live channel is gone', error.message)
    setState('offline')
  })
  // The device knows at once what a silent connection finds out only after its whole time.
  for (const change of ['offline', 'online']) addEventListener(change, () => open.disconnect().connect())
  open.onAny((event: LiveEventName, payload: Received) => receive(open, event, payload))
  onSessionChange(() => {
    if (currentSession()?.token === viewerToken) return
    // Another viewer sees other events: the old counting means nothing.
    for (const { cursor } of subscriptions.values()) cursor.forget()
    open.disconnect().connect()
  })
  return open
}

/** Resolves with the server's answer; without one not at all, and the next connection subscribes anew. */
async function subscribe(open: Socket, channel: string): Promise<void> {
  const subscription = subscriptions.get(channel)
  if (!subscription) return
  const after = subscription.cursor.seq
  const reply = await new Promise<SubscribeReply>((answered) => {
    open.emit('subscribe', channel, after === undefined ? {} : { after }, answered)
  })
  if (subscriptions.get(channel) !== subscription) return
  if (reply.ok) {
    if (subscription.cursor.subscribed(reply) === 'fetch-anew') fetchAnew(subscription)
  } else if (reply.code === 'not-ready') {
    setTimeout(() => open.connected && void subscribe(open, channel), tryAgainAfter)
  } else for (const listener of subscription.listeners) listener.refuse(reply.code)
}

function receive(open: Socket, event: LiveEventName, payload: Received): void {
  const subscription = subscriptions.get(payload.channel)
  if (!subscription) return
  if (event === 'ChannelReset') {
    subscription.cursor.forget()
    void subscribe(open, payload.channel)
    return
  }
  const outcome = subscription.cursor.take(payload.seq)
  if (outcome === 'missed') fetchAnew(subscription)
  if (outcome === 'deliver') {
    for (const listener of subscription.listeners) listener.take(event, payload)
  }
}

function fetchAnew(subscription: Subscription): void {
  for (const listener of subscription.listeners) listener.reset()
}

function setState(state: LiveState['state']): void {
  const since = state === 'live' ? null : (liveState.get().since ?? Date.now())
  liveState.set({ state, since })
}
