/**
 * The queue behind the outbox: what was asked on this device and has not reached the server yet. It lies on the device,
 * is sent in the order in which it came in, by one tab at a time, and each item carries its idempotency key, so that
 * sending it twice counts once.
 */
import type { RefusalCode } from '@trickline/contract/refusals'
import { ApiError, NetworkError, type PlainRequest } from '../lib/api.ts'
import type { Device } from './device.ts'

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
  drafts?: readonly string[]
  /** The verb that asked, and what: it is shown ahead of the answer, also after a reload. */
  verb?: string
  ask?: unknown
  /** Until then it can be undone; in epoch milliseconds. */
  notBefore: number
  state: 'waiting' | 'failed'
  tries: number
  enqueuedAt: number
  /** `refused`: the server will not do it, and answers the same key the same way for ever. */
  failure?: { code: RefusalCode; message: string; status: number; refused: boolean; present?: Record<string, unknown> }
}

export type Failure = NonNullable<OutboxItem['failure']>
export type Outcome = { saved: unknown } | { failed: Failure }

export type OutboxSurroundings = {
  device: Pick<Device, 'read' | 'idsOf' | 'write' | 'change' | 'reread'>
  send: (request: PlainRequest) => Promise<unknown>
  /** Runs `task` while no other tab does. */
  exclusively: (task: () => Promise<void>) => Promise<void>
  owner: () => number | null
  now: () => number
  /** Calls back after the pause; answers how to call it off. */
  later: (task: () => void, milliseconds: number) => () => void
  /** Before it is gone from the device, or marked. */
  onSettled: (item: OutboxItem, outcome: Outcome) => void
}

export type OutboxQueue = ReturnType<typeof outboxQueue>

export function outboxQueue(around: OutboxSurroundings) {
  let running: Promise<void> | undefined
  let isAsked = false
  let callOff: (() => void) | undefined
  let pauses = 0

  return { items, add, flush, retry, hurry, drop }

  /** Everything of that person that is not yet saved, in the order of sending. */
  function items(): OutboxItem[] {
    const owner = around.owner()
    if (owner === null) return []
    return around.device
      .idsOf({ owner, kind })
      .filter((id) => id.startsWith(prefix))
      .map((id) => itemOf(around.device.read({ owner, kind, id })))
      .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
  }

  /** Resolves once the item is safe on this device, or is known not to be: it is sent all the same. */
  async function add(
    key: string,
    request: OutboxItem['request'],
    more: Pick<OutboxItem, 'drafts' | 'verb' | 'ask'> & { notBefore?: number } = {},
  ): Promise<void> {
    const owner = around.owner()
    if (owner === null) throw new Error('nobody is signed in to save for')
    if (items().some((item) => item.request.idempotencyKey === request.idempotencyKey)) return
    const enqueuedAt = around.now()
    const order = Math.max(enqueuedAt, (items().at(-1)?.order ?? 0) + 1)
    const id = request.idempotencyKey
    const item: OutboxItem = {
      id,
      order,
      key,
      owner,
      request,
      notBefore: 0,
      ...more,
      state: 'waiting',
      tries: 0,
      enqueuedAt,
    }
    await around.device.write(keyOf(item), item)
  }

  /** Sends what waits, now; several calls share one run. */
  async function flush(): Promise<void> {
    callOff?.()
    isAsked = true
    running ??= around.exclusively(sendWhileAsked).finally(() => {
      running = undefined
    })
    await running
    // asked for between the last look and the end
    if (isAsked) await flush()
  }

  /** Puts a failed item back in the queue. */
  async function retry(item: OutboxItem): Promise<void> {
    await change(item, ({ failure, request, ...rest }) => ({
      ...rest,
      request: failure?.refused ? { ...request, idempotencyKey: crypto.randomUUID() } : request,
      state: 'waiting',
      tries: 0,
    }))
    await flush()
  }

  /** Its undo window is over. */
  function hurry(item: OutboxItem): Promise<void> {
    return change(item, (there) => ({ ...there, notBefore: 0 }))
  }

  /** The person gives the item up. */
  async function drop(item: OutboxItem): Promise<void> {
    await around.device.write(keyOf(item), undefined)
  }

  async function sendWhileAsked(): Promise<void> {
    while (isAsked) {
      isAsked = false
      await sendAll()
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      // another tab may have sent it meanwhile
      await around.device.reread().catch(() => undefined)
      const waiting = items().filter(({ state }) => state === 'waiting')
      const item = waiting.find(({ notBefore }) => notBefore <= around.now())
      if (waiting.length > 0 && !item) wakeIn(Math.min(...waiting.map((one) => one.notBefore)) - around.now())
      if (!item) return
      if (!(await sendOne(item))) return
    }
  }

  /** False when the rest has to wait. */
  async function sendOne(item: OutboxItem): Promise<boolean> {
    try {
      const saved = await around.send(item.request)
      pauses = 0
      around.onSettled(item, { saved })
      await forget(item)
    } catch (error) {
      const tries = item.tries + 1
      if (mayPass(error, tries)) {
        await change(item, (there) => ({ ...there, tries }))
            // Without a session nothing goes out until somebody signs in, which flushes.
        if (!(error instanceof ApiError && error.status === 401)) pause()
        return false
      }
      const failure = failureOf(error)
      around.onSettled(item, { failed: failure })
      await change(item, (there) => ({ ...there, tries, state: 'failed', failure }))
    }
    return true
  }

  /** Only what is still there: what was given up meanwhile, or deleted by a logout, does not come back. */
  async function change(item: OutboxItem, changed: (item: OutboxItem) => OutboxItem): Promise<void> {
    await around.device.change(keyOf(item), (there) => changed(itemOf(there)))
  }

  /** Once a thing is saved, that person's earlier refusals of it have nothing left to say. */
  async function forget({ id, key, owner, order }: OutboxItem): Promise<void> {
    const isOver = (item: OutboxItem) => item.id === id || item.state === 'failed'
    const settled = items().filter(
      (item) => item.key === key && item.owner === owner && item.order <= order && isOver(item),
    )
    await Promise.all(settled.map((item) => around.device.write(keyOf(item), undefined)))
  }

  function pause(): void {
    const milliseconds = Math.min(1000 * 2 ** pauses, 30_000)
    pauses += 1
    wakeIn(milliseconds)
  }

  function wakeIn(milliseconds: number): void {
    callOff?.()
    callOff = around.later(() => void flush(), milliseconds)
  }
}

const kind = 'ask'
const prefix = 'save:'

function keyOf({ owner, id }: OutboxItem) {
  return { owner, kind, id: `${prefix}${id}` } as const
}

function itemOf(value: unknown): OutboxItem {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file writes what is asked
  return value as OutboxItem
}

/** No answer, overload and an ended session pass; a 500 is tried a few times; a refusal stays one. */
function mayPass(error: unknown, tries: number): boolean {
  if (error instanceof NetworkError) return true
  if (!(error instanceof ApiError)) return false
  if ([401, 408, 429, 502, 503, 504].includes(error.status)) return true
  return error.status >= 500 && tries < 5
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { code: 'unexpected', message: String(error), refused: false, status: 0 }
  const { code, message, present, status } = error
  return { code, message, status, refused: status < 500, ...(present && { present }) }
}
