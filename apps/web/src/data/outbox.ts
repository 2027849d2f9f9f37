/**
 * Saving that survives a dead network, a reload and a closed tab: `enqueue` answers once the save is
 * safe on this device, `useOutbox(key)` shows how it goes.
 */
import type { BodyOf, Call } from '@trickline/contract/call'
import { useSyncExternalStore } from 'react'
import { pathOf, send } from '../lib/api.ts'
import { currentSession, onSessionChange } from '../lib/session.ts'
import { device, dropDraft } from './device-store.ts'
import { type Outcome, type OutboxItem, outboxQueue } from './outbox-queue.ts'

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
const saved = new Map<string, { state: 'saved'; reply: unknown; id: string }>()
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
  void queue.flush()
}

/** How the last save of this thing goes; undefined when this device knows of none. */
export function useOutbox(id: string): OutboxState | undefined {
  return useSyncExternalStore(onChange, () => states.get(id))
}

/** Whether a save of this thing waits or was refused. */
export function isUnsent(id: string): boolean {
  const state = states.get(id)?.state
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
export async function discardSavesOf(id: string): Promise<void> {
  await Promise.all(snapshot.filter(({ key }) => key === id).map(discardSave))
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

type Settled = { key: string; id: string; outcome: Outcome }

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
  if ('saved' in outcome) saved.set(key, { state: 'saved', reply: outcome.saved, id })
}

/** What lies on the device now; listeners hear of it when that is something else than before. */
function refresh(): void {
  const items = queue.items().filter(({ key, id }) => saved.get(key)?.id !== id)
  // what is saved anew, perhaps in another tab, is saved no more
  for (const item of items) saved.delete(item.key)
  // In order, so that of several saves of one thing the latest tells the state.
  const next = new Map<string, OutboxState>(saved)
  for (const item of items) {
    const before = states.get(item.key)
    const isSame = before?.state !== 'saved' && before?.item === item
    next.set(item.key, isSame ? before : { state: item.state, item })
  }
  const isSame = next.size === states.size && [...next].every(([key, state]) => states.get(key) === state)
  if (isSame && items.length === snapshot.length && items.every((item, place) => snapshot[place] === item)) return
  snapshot = items
  states = next
  for (const listener of listeners) listener()
}

function owner(): number | null {
  return currentSession()?.person.id ?? null
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
