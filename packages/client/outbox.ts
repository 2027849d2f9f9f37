/**
 * The outbox of durable mutations: a request is stored on this device, then one tab at a time sends them in order and retries
 * until they are answered. The idempotency key makes a second sending harmless.
 */
import { ApiError, NetworkError, send } from './api.ts'
import { device, dropDraft } from './device-storage.ts'
import { isDeviceOnline } from './network.ts'
import {
  asItem,
  itemsOnDevice,
  onItemsChange,
  type OutboxItem,
  outboxItems,
  ownerNow,
  placeOf,
  refreshItems,
  saved,
} from './outbox-items.ts'
import { onSessionChange } from './session.ts'

type NewItem = Pick<OutboxItem, 'key' | 'request' | 'drafts' | 'verb' | 'ask' | 'notBefore' | 'isStep' | 'at'>
type Outcome = { saved: unknown } | { failed: NonNullable<OutboxItem['failure']> }
type Settled = { key: string; id: string; outcome: Outcome }
type ReplyWaiter = { resolve: (reply: unknown) => void; reject: (error: Error) => void }

export class RequestCancelled extends Error {
  override readonly name = 'RequestCancelled'
}

/** A request that never ends would block the queue of all tabs. */
const replyTimeoutMilliseconds = 60_000
/** How long to wait for the outcome from the tab that sent the item before the item counts as cancelled. */
const outcomeTimeoutMilliseconds = 1000
const longestRetryPauseMilliseconds = 30_000

const channelName = 'trickline.outbox'
const replyWaiters = new Map<string, ReplyWaiter>()
/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin */
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
let running: Promise<void> | undefined
let isRunRequested = false
let timer: ReturnType<typeof setTimeout> | undefined
let failedRuns = 0
/** Keys whose own request failed (500 or timeout) in this run: their later items wait, items of other keys do not. */
const failedInThisRun = new Set<string>()
onItemsChange(cancelGone)

/** Resolves once the request is stored, or cannot be; it is sent in both cases. The same idempotency key is enqueued once. */
export async function enqueueRequest(newItem: NewItem): Promise<void> {
  const owner = ownerNow()
  if (owner === null) throw new Error('nobody is signed in to save for')
  saved.delete(newItem.key)
  const id = newItem.request.idempotencyKey
  const items = itemsOnDevice()
  if (!items.some((item) => item.request.idempotencyKey === id)) {
    const order = Math.max(Date.now(), (items.at(-1)?.order ?? 0) + 1)
    const item: OutboxItem = { ...newItem, id, order, owner, state: 'waiting', tries: 0 }
    await device.write(placeOf(item), item)
  }
  void sendQueued()
}

export function replyTo(id: string): Promise<unknown> {
  const answer = new Promise<unknown>((resolve, reject) => replyWaiters.set(id, { resolve, reject }))
  answer.catch(() => undefined)
  return answer
}

/** Removes an item that no tab has sent yet, so that none sends it. Returns whether it was removed. */
export async function withdrawUnsent(id: string): Promise<boolean> {
  const item = outboxItems().find((each) => each.id === id)
  let isWithdrawn = false
  if (item)
    await device.change(placeOf(item), (stored) => {
      isWithdrawn = !asItem(stored).hasLeft
      return isWithdrawn ? undefined : stored
    })
  if (isWithdrawn) rejectCancelled(id)
  return isWithdrawn
}

export function cancelRequest(id: string): void {
  const item = outboxItems().find((each) => each.id === id)
  if (item) void dropItem(item)
  rejectCancelled(id)
}

/** Ends every undo window. On `pagehide` items are sent at once with `keepalive`, and perhaps a second time later. */
export function endUndoWindows({ pageGoes = false } = {}): void {
  const delayed = outboxItems().filter(
    ({ state, notBefore }) => state === 'waiting' && notBefore > Date.now(),
  )
  if (pageGoes)
    for (const { request } of delayed) send({ ...request, keepalive: true }).catch(() => undefined)
  if (delayed.length > 0) void Promise.all(delayed.map(endUndoWindow)).then(sendQueued)
}

function endUndoWindow(item: OutboxItem): Promise<void> {
  return change(item, (stored) => ({ ...stored, notBefore: 0 }))
}

export async function retryItem(item: OutboxItem): Promise<void> {
  await change(item, ({ failure, request, ...rest }) => ({
    ...rest,
    request: failure?.refused ? { ...request, idempotencyKey: crypto.randomUUID() } : request,
    state: 'waiting',
    tries: 0,
  }))
  await sendQueued()
}

export async function dropItem(item: OutboxItem): Promise<void> {
  await device.write(placeOf(item), undefined)
}

export async function discardItemWithDrafts(item: OutboxItem): Promise<void> {
  await dropItem(item)
  item.drafts.forEach(dropDraft)
}

export async function discardItemsOf(key: string): Promise<void> {
  const items = outboxItems().filter((item) => item.key === key)
  await Promise.all(items.map(discardItemWithDrafts))
}

/** Starts sending; returns the function that stops it. */
export function startOutbox(): () => void {
  const onVisible = () => document.visibilityState === 'visible' && tryNow()
  const stopFollowing = onSessionChange(tryNow)
  otherTabs?.addEventListener('message', receiveOutcome)
  addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', onVisible)
  tryNow()
  return () => {
    stopFollowing()
    otherTabs?.removeEventListener('message', receiveOutcome)
    removeEventListener('online', tryNow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

function receiveOutcome({ data }: MessageEvent<Settled>): void {
  settle(data)
  refreshItems()
}

function tryNow(): void {
  void sendQueued()
}

/** Sends the waiting items now; concurrent calls share one run. */
export async function sendQueued(): Promise<void> {
  refreshItems()
  clearTimeout(timer)
  failedInThisRun.clear()
  isRunRequested = true
  running ??= navigator.locks.request(channelName, sendUntilEmpty).finally(() => {
    running = undefined
  })
  await running
  // a call came between the last check and the end of the run
  if (isRunRequested) await sendQueued()
}

async function sendUntilEmpty(): Promise<void> {
  while (isRunRequested) {
    isRunRequested = false
    while (await sendNext());
  }
}

async function sendNext(): Promise<boolean> {
  // another tab may have sent the item meanwhile
  await device.reloadRecords().catch(() => undefined)
  const items = itemsOnDevice().filter(({ state }) => state === 'waiting')
  const sendable = items.filter((item) => !failedInThisRun.has(keyOf(item)))
  const item = sendable.find(({ notBefore }) => notBefore <= Date.now())
  if (item) return sendOne(item)
  const times = sendable.map(({ notBefore }) => notBefore - Date.now())
  if (failedInThisRun.size > 0) times.push(retryPauseMilliseconds())
  if (times.length > 0) wakeIn(Math.min(...times))
  return false
}

function keyOf({ key }: OutboxItem): string {
  return key.split(':').slice(0, 2).join(':')
}

function retryPauseMilliseconds(): number {
  return Math.min(1000 * 2 ** failedRuns, longestRetryPauseMilliseconds)
}

async function sendOne(item: OutboxItem): Promise<boolean> {
  if (isDeviceOnline() && !(await markAsLeft(item))) return true
  try {
    const reply = await send({ ...item.request, signal: AbortSignal.timeout(replyTimeoutMilliseconds) })
    failedRuns = 0
    announceOutcome(item, { saved: reply })
    item.drafts.forEach(dropDraft)
    await forget(item)
  } catch (error) {
    const tries = item.tries + 1
    if (isRetryable(error, tries)) {
      await change(item, (stored) => ({ ...stored, tries, hasLeft: stored.hasLeft ?? isDeviceOnline() }))
      // without a session nothing is sent until somebody signs in, which starts a run
      if (error instanceof ApiError && error.status === 401) return false
      const isOwn = isOwnFailure(error)
      if (isOwn) failedInThisRun.add(keyOf(item))
      else wakeIn(retryPauseMilliseconds())
      failedRuns += 1
      return isOwn
    }
    const failure = failureOf(error)
    announceOutcome(item, { failed: failure })
    if (item.isStep) await dropItem(item)
    else await change(item, (stored) => ({ ...stored, tries, state: 'failed', failure }))
  }
  return true
}

/** Records that the item is being sent, before it is sent. Returns false when it was withdrawn meanwhile. */
async function markAsLeft(item: OutboxItem): Promise<boolean> {
  if (!item.hasLeft) await change(item, (stored) => ({ ...stored, hasLeft: true })).catch(() => undefined)
  return device.read(placeOf(item)) !== undefined
}

function announceOutcome({ key, id }: OutboxItem, outcome: Outcome): void {
  settle({ key, id, outcome })
  otherTabs?.postMessage({ key, id, outcome })
}

function settle({ key, id, outcome }: Settled): void {
  const waiter = replyWaiters.get(id)
  replyWaiters.delete(id)
  if ('failed' in outcome) {
    waiter?.reject(new ApiError(outcome.failed.status, outcome.failed))
    return
  }
  saved.set(key, { state: 'saved', id, reply: outcome.saved })
  waiter?.resolve(outcome.saved)
}

/** Removes a saved item, and that person's earlier refusals with the same key. */
async function forget({ id, key, owner, order }: OutboxItem): Promise<void> {
  const isOver = (item: OutboxItem) => item.id === id || item.state === 'failed'
  const settled = itemsOnDevice().filter(
    (item) => item.key === key && item.owner === owner && item.order <= order && isOver(item),
  )
  await Promise.all(settled.map(dropItem))
}

/** Changes an item; one that was given up or deleted meanwhile does not come back. */
async function change(item: OutboxItem, changed: (item: OutboxItem) => OutboxItem): Promise<void> {
  await device.change(placeOf(item), (stored) => changed(asItem(stored)))
}

function wakeIn(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(tryNow, milliseconds)
}

/** An item that left the device without an outcome was withdrawn or discarded, perhaps in another tab. */
function cancelGone(before: readonly OutboxItem[]): void {
  for (const item of before)
    // the person may have signed in again by then
    if (!isOnDevice(item))
      setTimeout(() => isOnDevice(item) || rejectCancelled(item.id), outcomeTimeoutMilliseconds)
}

function isOnDevice({ id }: OutboxItem): boolean {
  return itemsOnDevice().some((item) => item.id === id)
}

function rejectCancelled(id: string): void {
  replyWaiters.get(id)?.reject(new RequestCancelled())
  replyWaiters.delete(id)
}

/** No answer, overload, a full disk and an expired session are retried without limit, other 5xx answers five times. */
function isRetryable(error: unknown, tries: number): boolean {
  if (error instanceof NetworkError) return true
  if (!(error instanceof ApiError)) return false
  if ([401, 408, 429, 502, 503, 504, 507].includes(error.status)) return true
  return error.status >= 500 && tries < 5
}

/** Whether the failure concerns this request alone: 500 or a timeout. */
function isOwnFailure(error: unknown): boolean {
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
