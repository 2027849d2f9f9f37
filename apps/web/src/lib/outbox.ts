/**
 * Saving that survives a dead network, a reload and a closed tab: `enqueue` answers once the save is
 * safe on this device, `useOutbox(key)` shows how it goes.
 */
import type { BodyOf, Call } from '@trickline/contract/call'
import { createStore } from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import { pathOf, send } from './api.ts'
import { discard } from './keep.ts'
import { type Outcome, type OutboxItem, outboxQueue } from './outbox-queue.ts'
import { currentSession, onSessionChange } from './session.ts'

/** `saved` carries the server's reply; `failed` says why and, after a lost race, how things stand now. */
export type OutboxState =
  | { state: 'saved'; reply: unknown }
  | { state: 'waiting'; item: OutboxItem }
  | { state: 'failed'; item: OutboxItem }

// oxlint-disable-next-line typescript/no-explicit-any -- the only way to accept every call's own shapes
type AnyCall = Call<any, any, any, any>

/** In milliseconds; sent again under the same key, a save counts once. */
const answerWithin = 60_000

const channelName = 'trickline.outbox'
const listeners = new Set<() => void>()
const saved = new Map<string, { state: 'saved'; reply: unknown }>()
/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin */
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
let snapshot: OutboxItem[] = []
/** For whom it was read; undefined before the first time. */
let readFor: number | null | undefined
let states = new Map<string, OutboxState>()

const store = createStore('trickline-outbox', 'items')
const queue = outboxQueue({
  store,
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
  onSettled: (item, outcome) => {
    settle(item.key, outcome)
    otherTabs?.postMessage({ key: item.key, outcome })
  },
  onChange: () => {
    void refresh()
    otherTabs?.postMessage('changed')
  },
})

/** `id` is one of `saveIds`; `drafts` go with it when it is discarded; the same `idempotencyKey` again is the same save. */
export async function enqueue<C extends AnyCall>(save: {
  id: string
  call: C
  params?: Record<string, string | number>
  body: BodyOf<C>
  drafts?: readonly string[]
  idempotencyKey?: string
}): Promise<void> {
  const { method } = save.call
  const idempotencyKey = save.idempotencyKey ?? crypto.randomUUID()
  saved.delete(save.id)
  const path = pathOf(save.call, save.params)
  await queue.add(save.id, { method, path, body: save.body, idempotencyKey }, save.drafts)
  await refresh()
  void queue.flush()
}

/** How the last save of this thing goes; undefined when this device knows of none. */
export function useOutbox(id: string): OutboxState | undefined {
  return useSyncExternalStore(onChange, () => states.get(id))
}

/** Whether a save of this thing waits or was refused; known once the outbox is read. */
export function isUnsent(id: string): boolean {
  const state = states.get(id)?.state
  return state === 'waiting' || state === 'failed'
}

/** Everything of the signed-in person that has not reached the server. */
export function useUnsent(): OutboxItem[] {
  return useSyncExternalStore(onChange, () => snapshot)
}

/** False until the device was asked for this person: until then nothing known does not mean nothing there. */
export function useOutboxIsRead(): boolean {
  return useSyncExternalStore(onChange, () => readFor === owner())
}

export async function retrySave(item: OutboxItem): Promise<void> {
  await queue.retry(item.order)
}

/** Gives a save up; what it was made from stays. */
export async function dropSave(item: OutboxItem): Promise<void> {
  await queue.drop(item.order)
}

/** Throws a save away, and what it was made from. */
export async function discardSave(item: OutboxItem): Promise<void> {
  await queue.drop(item.order)
  item.drafts?.forEach(discard)
}

/** The thing is deleted: what waits to be saved of it goes too. */
export async function discardSavesOf(id: string): Promise<void> {
  await Promise.all(snapshot.filter(({ key }) => key === id).map(discardSave))
}

/** Logout: nothing of that person stays on the device. */
export async function clearOutbox(): Promise<void> {
  saved.clear()
  await Promise.all(snapshot.map(({ order }) => queue.drop(order)))
  await refresh()
}

/** Sends what was left over, and again whenever that may go better; answers how to stop. */
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
function hear({ data }: MessageEvent<'changed' | { key: string; outcome: Outcome }>): void {
  if (data !== 'changed') settle(data.key, data.outcome)
  void refresh()
}

function tryNow(): void {
  void refresh().then(() => queue.flush())
}

function settle(key: string, outcome: Outcome): void {
  if ('saved' in outcome) saved.set(key, { state: 'saved', reply: outcome.saved })
}

async function refresh(): Promise<void> {
  const asked = owner()
  const items = (await queue.items()).filter((item) => item.owner === asked)
  // somebody else signed in meanwhile, and it is asked again
  if (asked !== owner()) return
  readFor = asked
  snapshot = items
  // what another tab saves anew is saved no more
  for (const item of snapshot) saved.delete(item.key)
  // In order, so that of several saves of one thing the latest tells the state.
  states = new Map<string, OutboxState>(saved)
  for (const item of snapshot) states.set(item.key, { state: item.state, item })
  for (const listener of listeners) listener()
}

function owner(): number | null {
  return currentSession()?.person.id ?? null
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
