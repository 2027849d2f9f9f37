/**
 * What survives a dead network, a reload and a closed tab: asked once it is safe on this device, sent in order, and sent
 * again until it is answered. `data/verb.ts` puts changes in; `useOutbox(thing)` shows how the last of a thing goes.
 */
import type { Call } from '@trickline/contract/call'
import { useSyncExternalStore } from 'react'
import { ApiError, pathOf, send } from '../lib/api.ts'
import { currentSession, onSessionChange } from '../lib/session.ts'
import { device, dropDraft } from './device-store.ts'
import { type Failure, type Outcome, type OutboxItem, outboxQueue } from './outbox-queue.ts'

/** `saved` carries the server's reply; `failed` says why and, after a lost race, how things stand now. */
export type OutboxState =
  | { state: 'saved'; reply: unknown }
  | { state: 'waiting'; item: OutboxItem }
  | { state: 'failed'; item: OutboxItem }

/** It was undone, or given up. */
export class CalledOff extends Error {
  override readonly name = 'CalledOff'
}

type Asked = {
  id: string
  /** The thing that it changes, for whoever asks how it goes. */
  key: string
  verb: string
  ask: unknown
  // oxlint-disable-next-line typescript/no-explicit-any -- the only way to accept every call's own shapes
  call: Call<any, any, any, any>
  params?: Record<string, unknown> | undefined
  body?: unknown
  drafts: readonly string[]
  notBefore: number
}
type Settled = { key: string; id: string; outcome: Outcome }
type Waiting = { resolve: (reply: unknown) => void; reject: (error: Error) => void }

/** In milliseconds; sent again under the same key, a save counts once. */
const answerWithin = 60_000
/** The tab that sent it tells the outcome before what it was made from is gone. */
const outcomeWithin = 1000

const channelName = 'trickline.outbox'
const listeners = new Set<() => void>()
const saved = new Map<string, { state: 'saved'; reply: unknown; id: string }>()
const waiting = new Map<string, Waiting>()
/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin */
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
let snapshot: OutboxItem[] = []
let states = new Map<string, OutboxState>()

const queue = outboxQueue({
  device,
  // one that never ends would keep the others waiting, in all tabs
  send: (request) => send({ ...request, signal: AbortSignal.timeout(answerWithin) }),
  exclusively: async (task) => {
    await navigator.locks.request(channelName, task)
  },
  owner,
  now: () => Date.now(),
  later: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
  onSettled: ({ key, id, drafts = [] }, outcome) => {
    settle({ key, id, outcome })
    // what it was made from has reached the server
    if ('saved' in outcome) drafts.forEach(dropDraft)
    otherTabs?.postMessage({ key, id, outcome })
  },
})
device.onChange(refresh)

/** Resolves once it is safe on this device; the answer comes later. The same `id` again is the same ask. */
export async function askLater({ id, key, call, params, body, ...more }: Asked): Promise<void> {
  saved.delete(key)
  const path = pathOf(call, params)
  await queue.add(key, { method: call.method, path, body, idempotencyKey: id }, more)
  void queue.flush()
}

/** The server's reply; rejects with its refusal, or when it is called off. */
export function answerTo(id: string): Promise<unknown> {
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  answer.catch(() => undefined)
  return answer
}

/** What waits or was refused, of whoever is signed in. */
export function keptAsks(): readonly OutboxItem[] {
  return snapshot
}

/** Takes back what was not sent yet. */
export function callOff(id: string): void {
  const item = snapshot.find((each) => each.id === id)
  if (item) void queue.drop(item)
  waiting.get(id)?.reject(new CalledOff())
  waiting.delete(id)
}

/**
 * Ends every undo window. A page that is about to go may not live to do it in order: what is held back leaves at once,
 * and counts once when it is sent again.
 */
export function sendHeld({ pageGoes = false } = {}): void {
  const held = snapshot.filter(({ state, notBefore }) => state === 'waiting' && notBefore > Date.now())
  if (pageGoes) for (const { request } of held) send({ ...request, keepalive: true }).catch(() => undefined)
  if (held.length > 0) void Promise.all(held.map(queue.hurry)).then(queue.flush)
}

/** How the last ask about this thing goes; undefined when this device knows of none. */
export function useOutbox(key: string): OutboxState | undefined {
  return useSyncExternalStore(onChange, () => states.get(key))
}

/** Whether something about this thing waits or was refused. */
export function isUnsent(key: string): boolean {
  const state = states.get(key)?.state
  return state === 'waiting' || state === 'failed'
}

/** Everything of the signed-in person that has not reached the server. */
export function useUnsent(): OutboxItem[] {
  return useSyncExternalStore(onChange, () => snapshot)
}

export async function retrySave(item: OutboxItem): Promise<void> {
  await queue.retry(item)
}

/** Gives a save up; what it was made from stays. */
export async function dropSave(item: OutboxItem): Promise<void> {
  await queue.drop(item)
}

/** Throws a save away, and what it was made from. */
export async function discardSave(item: OutboxItem): Promise<void> {
  await queue.drop(item)
  item.drafts?.forEach(dropDraft)
}

/** The thing is deleted: what waits to be saved of it goes too. */
export async function discardSavesOf(key: string): Promise<void> {
  await Promise.all(snapshot.filter((item) => item.key === key).map(discardSave))
}

/** Sends what was left over, and again whenever that may go better; returns the unsubscribe function. */
export function startOutbox(): () => void {
  const look = () => document.visibilityState === 'visible' && tryNow()
  const stopFollowing = onSessionChange(tryNow)
  otherTabs?.addEventListener('message', hear)
  addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', look)
  tryNow()
  return () => {
    stopFollowing()
    otherTabs?.removeEventListener('message', hear)
    removeEventListener('online', tryNow)
    document.removeEventListener('visibilitychange', look)
  }
}

/** News from the tab that sends. */
function hear({ data }: MessageEvent<Settled>): void {
  settle(data)
  refresh()
}

function tryNow(): void {
  refresh()
  void queue.flush()
}

function settle({ key, id, outcome }: Settled): void {
  const asker = waiting.get(id)
  waiting.delete(id)
  if ('failed' in outcome) {
    asker?.reject(asError(outcome.failed))
    return
  }
  saved.set(key, { state: 'saved', reply: outcome.saved, id })
  asker?.resolve(outcome.saved)
}

function asError({ status, code, message, present }: Failure): Error {
  return new ApiError(status, { code, message, ...(present && { present }) })
}

/** What lies on the device now; listeners hear of it when that is something else than before. */
function refresh(): void {
  const items = queue.items().filter(({ key, id }) => saved.get(key)?.id !== id)
  // what is saved anew, perhaps in another tab, is saved no more
  for (const item of items) saved.delete(item.key)
  // In order, so that of several asks about one thing the latest tells the state.
  const next = new Map<string, OutboxState>(saved)
  for (const item of items) {
    const before = states.get(item.key)
    const isSame = before?.state !== 'saved' && before?.item === item
    next.set(item.key, isSame ? before : { state: item.state, item })
  }
  const isSame = next.size === states.size && [...next].every(([key, state]) => states.get(key) === state)
  if (isSame && items.length === snapshot.length && items.every((item, place) => snapshot[place] === item)) return
  for (const { id } of snapshot) if (!items.some((item) => item.id === id)) callOffUnlessSettled(id)
  snapshot = items
  states = next
  for (const listener of listeners) listener()
}

function callOffUnlessSettled(id: string): void {
  setTimeout(() => {
    waiting.get(id)?.reject(new CalledOff())
    waiting.delete(id)
  }, outcomeWithin)
}

function owner(): number | null {
  return currentSession()?.person.id ?? null
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
