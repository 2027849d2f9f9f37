/**
 * What survives a dead network, a reload and a closed tab: asked once it is safe on this device, sent in the order in
 * which it came in, by one tab at a time, and again until it is answered. Each item carries its idempotency key, so that
 * sending it twice counts once. `data/mutation.ts` puts changes in; `useOutboxState(thing)` shows how the last of a thing goes.
 */
import type { RefusalCode } from '@trickline/contract/refusals'
import { ApiError, NetworkError, type PlainRequest, send } from './api.ts'
import { isDeviceOnline } from './network.ts'
import { currentSession, onSessionChange } from './session.ts'
import { createStore, useStore } from './store.ts'
import { device, dropDraft } from './device-storage.ts'
import { useSyncExternalStore } from 'react'

export type OutboxItem = {
  id: string
  /** Rises with every item: the order of sending. */
  order: number
  /** What is being saved, for whoever asks how it went: `round:345`. */
  key: string
  /** Whose it is; sent only while that person is signed in. */
  owner: number
  request: PlainRequest & { idempotencyKey: string }
  /** What it was made from, by name: deleted with it when the person discards it. */
  drafts: readonly string[]
  /** The verb that asked, and what: it is shown ahead of the answer, also after a reload. */
  verb: string
  ask: unknown
  /** Until then it can be undone; in epoch milliseconds. */
  notBefore: number
  /** The address where the person can see to it when it is refused. */
  at?: string
  /** Only the way to what is entered: it is no save, and refused it is dropped. */
  isStep?: boolean
  state: 'waiting' | 'failed'
  tries: number
  /** It may have reached the server, whatever came of the answer. */
  hasLeft?: boolean
  /** `refused`: the server will not do it, and answers the same key the same way for ever. */
  failure?: {
    code: RefusalCode
    message: string
    status: number
    refused: boolean
    present?: Record<string, unknown>
  }
}

type NewItem = Pick<OutboxItem, 'key' | 'request' | 'drafts' | 'verb' | 'ask' | 'notBefore' | 'isStep' | 'at'>
type Outcome = { saved: unknown } | { failed: NonNullable<OutboxItem['failure']> }
type Settled = { key: string; id: string; outcome: Outcome }
type ReplyWaiter = { resolve: (reply: unknown) => void; reject: (error: Error) => void }

/** `saved` carries the server's reply; `failed` says why and, after a lost race, how things stand now. */
export type OutboxState = { state: 'saved'; id: string; reply: unknown } | OutboxItem

/** It was undone, or given up. */
export class RequestCancelled extends Error {
  override readonly name = 'CalledOff'
}

/** In milliseconds; sent again under the same key, a save counts once. One that never ends would keep all tabs waiting. */
const replyTimeoutMilliseconds = 60_000
/** The tab that sent it tells the outcome before what it was made from is gone. */
const outcomeTimeoutMilliseconds = 1000
const longestRetryPauseMilliseconds = 30_000

const channelName = 'trickline.outbox'
const saved = new Map<string, Extract<OutboxState, { state: 'saved' }>>()
const replyWaiters = new Map<string, ReplyWaiter>()
/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin */
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
const itemStore = createStore<readonly OutboxItem[]>([])
let running: Promise<void> | undefined
let isAsked = false
let timer: ReturnType<typeof setTimeout> | undefined
let pauses = 0
/** Things of which the server failed in this run: the others do not wait for them. */
const failedInThisRun = new Set<string>()
device.onChange(refresh)

/**
 * Resolves once it is safe on this device, or is known not to be: it is sent all the same, and the answer comes later.
 * The same key again is the same ask.
 */
export async function enqueueRequest(asked: NewItem): Promise<void> {
  const owner = ownerNow()
  if (owner === null) throw new Error('nobody is signed in to save for')
  saved.delete(asked.key)
  const id = asked.request.idempotencyKey
  const items = itemsOnDevice()
  if (!items.some((item) => item.request.idempotencyKey === id)) {
    const order = Math.max(Date.now(), (items.at(-1)?.order ?? 0) + 1)
    const item: OutboxItem = { ...asked, id, order, owner, state: 'waiting', tries: 0 }
    await device.write(placeOf(item), item)
  }
  void sendQueued()
}

/** The server's reply; rejects with its refusal, or when it is called off. */
export function replyTo(id: string): Promise<unknown> {
  const answer = new Promise<unknown>((resolve, reject) => replyWaiters.set(id, { resolve, reject }))
  answer.catch(() => undefined)
  return answer
}

/** What waits or was refused, of whoever is signed in. */
export const outboxItems = itemStore.get

/** The same, followed. */
export function useOutboxItems(): readonly OutboxItem[] {
  return useStore(itemStore)
}

/** How the last ask about this thing goes; undefined when this device knows of none. */
export function useOutboxState(key: string): OutboxState | undefined {
  return useStore({ ...itemStore, get: () => lastOf(key) ?? saved.get(key) })
}

/** False when the device could not keep it: it lives as long as this page. */
export function useIsItemPersisted(state: OutboxState | undefined): boolean {
  const isKept = () => !state || state.state === 'saved' || device.persistState(placeOf(state)) !== 'not-kept'
  return useSyncExternalStore(device.onChange, isKept)
}

/** Whether something about this thing waits or was refused. */
export function hasUnsentItem(key: string): boolean {
  return lastOf(key) !== undefined
}

/** Takes it back if it never left this device, for no tab ever sends it then; answers whether it did. */
export async function withdrawUnsent(id: string): Promise<boolean> {
  const item = itemStore.get().find((each) => each.id === id)
  let isTaken = false
  if (item)
    await device.change(placeOf(item), (there) => {
      isTaken = !asItem(there).hasLeft
      return isTaken ? undefined : there
    })
  if (isTaken) rejectCalledOff(id)
  return isTaken
}

/** Asks for it no more, whether it was sent or not. */
export function cancelRequest(id: string): void {
  const item = itemStore.get().find((each) => each.id === id)
  if (item) void dropItem(item)
  rejectCalledOff(id)
}

/**
 * Ends every undo window. A page that is about to go may not live to do it in order: what is held back leaves at once,
 * and counts once when it is sent again.
 */
export function endUndoWindows({ pageGoes = false } = {}): void {
  const held = itemStore.get().filter(({ state, notBefore }) => state === 'waiting' && notBefore > Date.now())
  if (pageGoes) for (const { request } of held) send({ ...request, keepalive: true }).catch(() => undefined)
  if (held.length > 0) void Promise.all(held.map(hurry)).then(sendQueued)
}

/** Its undo window is over. */
function hurry(item: OutboxItem): Promise<void> {
  return change(item, (there) => ({ ...there, notBefore: 0 }))
}

/** Puts a failed item back in the queue. */
export async function retryItem(item: OutboxItem): Promise<void> {
  await change(item, ({ failure, request, ...rest }) => ({
    ...rest,
    request: failure?.refused ? { ...request, idempotencyKey: crypto.randomUUID() } : request,
    state: 'waiting',
    tries: 0,
  }))
  await sendQueued()
}

/** Gives a save up; what it was made from stays. */
export async function dropItem(item: OutboxItem): Promise<void> {
  await device.write(placeOf(item), undefined)
}

/** Throws a save away, and what it was made from. */
export async function discardItemWithDrafts(item: OutboxItem): Promise<void> {
  await dropItem(item)
  item.drafts.forEach(dropDraft)
}

/** The thing is deleted: what waits to be saved of it goes too. */
export async function discardItemsOf(key: string): Promise<void> {
  const items = itemStore.get().filter((item) => item.key === key)
  await Promise.all(items.map(discardItemWithDrafts))
}

/** Sends what was left over, and again whenever that may go better; returns the unsubscribe function. */
export function startOutbox(): () => void {
  const look = () => document.visibilityState === 'visible' && tryNow()
  const stopFollowing = onSessionChange(tryNow)
  otherTabs?.addEventListener('message', receiveOutcome)
  addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', look)
  tryNow()
  return () => {
    stopFollowing()
    otherTabs?.removeEventListener('message', receiveOutcome)
    removeEventListener('online', tryNow)
    document.removeEventListener('visibilitychange', look)
  }
}

/** News from the tab that sends. */
function receiveOutcome({ data }: MessageEvent<Settled>): void {
  settle(data)
  refresh()
}

function tryNow(): void {
  void sendQueued()
}

/** Sends what waits, now; several calls share one run. */
export async function sendQueued(): Promise<void> {
  refresh()
  clearTimeout(timer)
  failedInThisRun.clear()
  isAsked = true
  running ??= navigator.locks.request(channelName, sendUntilEmpty).finally(() => {
    running = undefined
  })
  await running
  // asked for between the last look and the end
  if (isAsked) await sendQueued()
}

async function sendUntilEmpty(): Promise<void> {
  while (isAsked) {
    isAsked = false
    while (await sendNext());
  }
}

/** False when nothing more goes out now. */
async function sendNext(): Promise<boolean> {
  // another tab may have sent it meanwhile
  await device.reloadRecords().catch(() => undefined)
  const items = itemsOnDevice().filter(({ state }) => state === 'waiting')
  const awake = items.filter((item) => !failedInThisRun.has(keyOf(item)))
  const item = awake.find(({ notBefore }) => notBefore <= Date.now())
  if (item) return sendOne(item)
  const times = awake.map(({ notBefore }) => notBefore - Date.now())
  if (failedInThisRun.size > 0) times.push(pause())
  if (times.length > 0) wakeIn(Math.min(...times))
  return false
}

/** `round:345` of its save, its claim and its review: they are sent in order. */
function keyOf({ key }: OutboxItem): string {
  return key.split(':').slice(0, 2).join(':')
}

/** In milliseconds, longer from time to time. */
function pause(): number {
  return Math.min(1000 * 2 ** pauses, longestRetryPauseMilliseconds)
}

async function sendOne(item: OutboxItem): Promise<boolean> {
  if (isDeviceOnline() && !(await isMarked(item))) return true
  try {
    const reply = await send({ ...item.request, signal: AbortSignal.timeout(replyTimeoutMilliseconds) })
    pauses = 0
    tellOutcome(item, { saved: reply })
    // what it was made from has reached the server
    item.drafts.forEach(dropDraft)
    await forget(item)
  } catch (error) {
    const tries = item.tries + 1
    if (mayPass(error, tries)) {
      await change(item, (there) => ({ ...there, tries, hasLeft: there.hasLeft ?? isDeviceOnline() }))
      // without a session nothing goes out until somebody signs in, which sends
      if (error instanceof ApiError && error.status === 401) return false
      const isOfThis = isItsOwn(error)
      if (isOfThis) failedInThisRun.add(keyOf(item))
      else wakeIn(pause())
      pauses += 1
      return isOfThis
    }
    const failure = failureOf(error)
    tellOutcome(item, { failed: failure })
    if (item.isStep) await dropItem(item)
    else await change(item, (there) => ({ ...there, tries, state: 'failed', failure }))
  }
  return true
}

/** That it leaves is on the device before it does. False: it was taken back meanwhile. */
async function isMarked(item: OutboxItem): Promise<boolean> {
  if (!item.hasLeft) await change(item, (there) => ({ ...there, hasLeft: true })).catch(() => undefined)
  return device.read(placeOf(item)) !== undefined
}

/** Before it is gone from the device, or marked. */
function tellOutcome({ key, id }: OutboxItem, outcome: Outcome): void {
  settle({ key, id, outcome })
  otherTabs?.postMessage({ key, id, outcome })
}

function settle({ key, id, outcome }: Settled): void {
  const asker = replyWaiters.get(id)
  replyWaiters.delete(id)
  if ('failed' in outcome) {
    asker?.reject(new ApiError(outcome.failed.status, outcome.failed))
    return
  }
  saved.set(key, { state: 'saved', id, reply: outcome.saved })
  asker?.resolve(outcome.saved)
}

/** Once a thing is saved, that person's earlier refusals of it have nothing left to say. */
async function forget({ id, key, owner, order }: OutboxItem): Promise<void> {
  const isOver = (item: OutboxItem) => item.id === id || item.state === 'failed'
  const settled = itemsOnDevice().filter(
    (item) => item.key === key && item.owner === owner && item.order <= order && isOver(item),
  )
  await Promise.all(settled.map(dropItem))
}

/** Only what is still there: what was given up meanwhile, or deleted by a logout, does not come back. */
async function change(item: OutboxItem, changed: (item: OutboxItem) => OutboxItem): Promise<void> {
  await device.change(placeOf(item), (there) => changed(asItem(there)))
}

function wakeIn(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(tryNow, milliseconds)
}

/** What lies on the device now, less what is saved already; what is saved anew, perhaps in another tab, is saved no more. */
function refresh(): void {
  const before = itemStore.get()
  const items = itemsOnDevice().filter(({ key, id }) => saved.get(key)?.id !== id)
  for (const { key } of items) saved.delete(key)
  const isGone = ({ id }: OutboxItem) => !itemsOnDevice().some((item) => item.id === id)
  for (const item of before)
    // whose session has ended may be signed in again by then
    if (isGone(item)) setTimeout(() => isGone(item) && rejectCalledOff(item.id), outcomeTimeoutMilliseconds)
  const isSame = items.length === before.length && items.every((item, place) => before[place] === item)
  itemStore.set(isSame ? before : items)
}

function rejectCalledOff(id: string): void {
  replyWaiters.get(id)?.reject(new RequestCancelled())
  replyWaiters.delete(id)
}

/** In order, so that of several asks about one thing the latest tells the state. */
function lastOf(key: string): OutboxItem | undefined {
  return itemStore.get().findLast((item) => item.key === key)
}

/** Everything of who is signed in that is not yet saved, in the order of sending. */
function itemsOnDevice(): OutboxItem[] {
  const owner = ownerNow()
  if (owner === null) return []
  return device
    .idsOf({ owner, kind: 'ask' })
    .map((id) => asItem(device.read({ owner, kind: 'ask', id })))
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
}

function ownerNow(): number | null {
  return currentSession()?.person.id ?? null
}

function placeOf({ owner, id }: OutboxItem) {
  return { owner, kind: 'ask', id: `save:${id}` } as const
}

function asItem(value: unknown): OutboxItem {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file writes what is asked
  return value as OutboxItem
}

/** No answer, overload, a full disk and an ended session pass; a 500 is tried a few times; a refusal stays one. */
function mayPass(error: unknown, tries: number): boolean {
  if (error instanceof NetworkError) return true
  if (!(error instanceof ApiError)) return false
  if ([401, 408, 429, 502, 503, 504, 507].includes(error.status)) return true
  return error.status >= 500 && tries < 5
}

/** The server failed at this one, or took too long: another may go through. */
function isItsOwn(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 500 || error.status === 408
  return (
    error instanceof NetworkError &&
    error.cause instanceof DOMException &&
    error.cause.name === 'TimeoutError'
  )
}

function failureOf(error: unknown): NonNullable<OutboxItem['failure']> {
  if (!(error instanceof ApiError))
    return { code: 'unexpected', message: String(error), refused: false, status: 0 }
  const { code, message, present, status } = error
  return { code, message, status, refused: status < 500, ...(present && { present }) }
}
