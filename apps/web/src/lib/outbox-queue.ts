/**
 * The queue behind the outbox: what was saved on this device and has not reached the server yet. It
 * lies in IndexedDB, is sent in the order in which it came in, by one tab at a time, and each item
 * carries its idempotency key, so that sending it twice saves it once.
 */
import { entries as storedEntries, del, promisifyRequest, update, type UseStore } from 'idb-keyval'
import { ApiError, NetworkError, type PlainRequest } from './api.ts'

export type OutboxItem = {
  /** Rises with every item: the order of sending. */
  order: number
  /** What is being saved, for whoever asks how it went: `round:345`. */
  key: string
  /** Whose it is; sent only while that person is signed in. */
  owner: number
  request: PlainRequest & { idempotencyKey: string }
  /** What it was made from, by key in localStorage: deleted with it when the person discards it. */
  drafts?: readonly string[]
  state: 'waiting' | 'failed'
  tries: number
  enqueuedAt: number
  /** `refused`: the server will not do it, and answers the same key the same way for ever. */
  failure?: { code: string; message: string; refused: boolean; present?: Record<string, unknown> }
}

export type Outcome = { saved: unknown } | { failed: NonNullable<OutboxItem['failure']> }

export type OutboxSurroundings = {
  store: UseStore
  send: (request: PlainRequest) => Promise<unknown>
  /** Runs `task` while no other tab does. */
  exclusively: (task: () => Promise<void>) => Promise<void>
  owner: () => number | null
  now: () => number
  /** Calls back after the pause; answers how to call it off. */
  later: (task: () => void, milliseconds: number) => () => void
  onSettled: (item: OutboxItem, outcome: Outcome) => void
  onChange: () => void
}

export type OutboxQueue = ReturnType<typeof outboxQueue>

export function outboxQueue(around: OutboxSurroundings) {
  let running: Promise<void> | undefined
  let isAsked = false
  let callOff: (() => void) | undefined
  let pauses = 0

  return { items, add, flush, retry, drop }

  /** Everything not yet saved, in the order of sending. */
  async function items(): Promise<OutboxItem[]> {
    const stored = await storedEntries<number, OutboxItem>(around.store)
    return stored.map(([, item]) => item).toSorted((a, b) => a.order - b.order)
  }

  /** Resolves once the item is safe on this device. */
  async function add(
    key: string,
    request: OutboxItem['request'],
    drafts: readonly string[] = [],
  ): Promise<void> {
    const owner = around.owner()
    if (owner === null) throw new Error('nobody is signed in to save for')
    const known = await items()
    if (known.some((item) => item.request.idempotencyKey === request.idempotencyKey)) return
    const enqueuedAt = around.now()
    const first = Math.max(enqueuedAt, (known.at(-1)?.order ?? 0) + 1)
    await put(first, { key, owner, request, drafts, state: 'waiting', tries: 0, enqueuedAt })
    around.onChange()
  }

  /** In the next free place: another save, perhaps of another tab, may have come in at the same moment. */
  async function put(from: number, item: Omit<OutboxItem, 'order'>): Promise<void> {
    for (let order = from; ; order += 1) {
      let isTaken = false
      await update<OutboxItem>(
        order,
        (there) => {
          isTaken = there !== undefined
          return there ?? { ...item, order }
        },
        around.store,
      )
      if (!isTaken) return
    }
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
  async function retry(order: number): Promise<void> {
    await change(order, ({ failure, request, ...rest }) => ({
      ...rest,
      request: failure?.refused ? { ...request, idempotencyKey: crypto.randomUUID() } : request,
      state: 'waiting',
      tries: 0,
    }))
    around.onChange()
    await flush()
  }

  /** The person gives the item up. */
  async function drop(order: number): Promise<void> {
    await del(order, around.store)
    around.onChange()
  }

  async function sendWhileAsked(): Promise<void> {
    while (isAsked) {
      isAsked = false
      await sendAll()
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const item = (await items()).find((one) => one.state === 'waiting' && one.owner === around.owner())
      if (!item) return
      if (!(await sendOne(item))) return
    }
  }

  /** False when the rest has to wait. */
  async function sendOne(item: OutboxItem): Promise<boolean> {
    try {
      const saved = await around.send(item.request)
      pauses = 0
      await forget(item)
      around.onSettled(item, { saved })
    } catch (error) {
      const tries = item.tries + 1
      if (mayPass(error, tries)) {
        await change(item.order, (there) => ({ ...there, tries }))
        around.onChange()
        // Without a session nothing goes out until somebody signs in, which flushes.
        if (!(error instanceof ApiError && error.status === 401)) pause()
        return false
      }
      const failure = failureOf(error)
      await change(item.order, (there) => ({ ...there, tries, state: 'failed', failure }))
      around.onSettled(item, { failed: failure })
    }
    around.onChange()
    return true
  }

  /** Only what is still there: what was given up meanwhile, or deleted by a logout, does not come back. */
  async function change(order: number, changed: (item: OutboxItem) => OutboxItem): Promise<void> {
    await around.store('readwrite', async (objects) => {
      const item = await promisifyRequest<OutboxItem | undefined>(objects.get(order))
      if (item) objects.put(changed(item), order)
      await promisifyRequest(objects.transaction)
    })
  }

  /** Once a thing is saved, that person's earlier refusals of it have nothing left to say. */
  async function forget({ key, owner, order }: OutboxItem): Promise<void> {
    const settled = (await items()).filter(
      (item) => item.key === key && item.owner === owner && item.order <= order,
    )
    await Promise.all(settled.map((item) => del(item.order, around.store)))
  }

  function pause(): void {
    const milliseconds = Math.min(1000 * 2 ** pauses, 30_000)
    pauses += 1
    callOff = around.later(() => void flush(), milliseconds)
  }
}

/** No answer, overload and an ended session pass; a 500 is tried a few times; a refusal stays one. */
function mayPass(error: unknown, tries: number): boolean {
  if (error instanceof NetworkError) return true
  if (!(error instanceof ApiError)) return false
  if ([401, 408, 429, 502, 503, 504].includes(error.status)) return true
  return error.status >= 500 && tries < 5
}

function failureOf(error: unknown): NonNullable<OutboxItem['failure']> {
  if (!(error instanceof ApiError)) return { code: 'unexpected', message: String(error), refused: false }
  const { code, message, present, status } = error
  return { code, message, refused: status < 500, ...(present && { present }) }
}
