/** The outbox against a real HTTP server that goes away, comes back and refuses. */
import { IDBFactory } from 'fake-indexeddb'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personFixture } from './test-fixtures.ts'
import { openTab, withTabs } from './test-device.ts'

let server: Server
let received: { path: string; key: string }[] = []
let refuse: { status: number; code: string } | null = null
let reachable = true
/** The path whose requests fail; null means every path. */
let failsOnly: string | null = null
let meanwhile: (() => Promise<void>) | undefined

withTabs()
beforeEach(async () => {
  received = []
  refuse = null
  reachable = true
  failsOnly = null
  meanwhile = undefined
  server = createServer((request, response) => {
    received.push({ path: request.url ?? '', key: String(request.headers['idempotency-key']) })
    const refused = failsOnly === null || failsOnly === request.url ? refuse : null
    response.writeHead(refused?.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(refused ? { code: refused.code, message: 'no' } : { success: true }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    await meanwhile?.()
    if (!reachable) throw new TypeError('cable pulled')
    return fetch(`http://127.0.0.1:${address.port}${path}`, request)
  })
  vi.stubGlobal('navigator', { locks: { request: oneAtATime() } })
  // fake timers let the test end each pause
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

test('saves are sent in the order in which they were enqueued, each with its key', async () => {
  const queue = await aQueue()
  await queue.enqueue('round:1', '/store', 'a')
  await queue.enqueue('round:2', '/store', 'b')
  await queue.enqueue('round:1', '/update_round', 'c')
  await queue.flush()
  expect(received.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(queue.items()).toEqual([])
})

test('the same key again is the same save', async () => {
  const queue = await aQueue()
  await queue.enqueue('round:1', '/store', 'a')
  await queue.enqueue('round:1', '/store', 'a')
  await queue.flush()
  expect(received).toHaveLength(1)
})

test('saves enqueued at the same moment, also in two tabs, are all sent', async () => {
  const one = await aQueue()
  const other = await aQueue(one.disk)
  await Promise.all([
    one.enqueue('round:1', '/store', 'a'),
    one.enqueue('round:2', '/store', 'b'),
    other.enqueue('round:3', '/store', 'c'),
    other.enqueue('round:4', '/store', 'd'),
  ])
  await one.flush()
  expect(received.map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('a save enqueued while the last one is being sent is sent too', async () => {
  const queue = await aQueue()
  await queue.enqueue('round:1', '/store', 'a')
  await Promise.all([queue.flush(), queue.enqueue('round:2', '/store', 'b').then(() => queue.flush())])
  expect(received.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('without a network a save stays, and is sent when the network is back', async () => {
  const queue = await aQueue()
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  reachable = false
  await queue.enqueue('round:1', '/store', 'a')
  await queue.flush()
  expect(queue.items()).toMatchObject([{ key: 'round:1', state: 'waiting', tries: 2 }])
  const waited = pauses.mock.calls.map(([, milliseconds]) => milliseconds)
  // 35_000 is how long the network counts as offline
  expect(waited.filter((milliseconds) => milliseconds !== 35_000)).toEqual([1000, 2000])
  reachable = true
  await queue.flush()
  expect(received.map(({ key }) => key)).toEqual(['a'])
  expect(queue.items()).toEqual([])
})

test('unsent saves are sent after a reload', async () => {
  const before = await aQueue()
  reachable = false
  await before.enqueue('round:1', '/store', 'a')
  await before.flush()
  reachable = true
  const after = await aQueue(before.disk)
  await after.flush()
  expect(received.map(({ key }) => key)).toEqual(['a'])
})

test('a save that fails on the server does not block others, only later ones of its round', async () => {
  const queue = await aQueue()
  refuse = { status: 500, code: 'unexpected' }
  failsOnly = '/api/claim'
  await queue.enqueue('round:1:claim', '/claim', 'a')
  await queue.enqueue('round:1', '/update_round', 'b')
  await queue.enqueue('round:2', '/update_round', 'c')
  await queue.flush()
  expect(received.filter(({ path }) => path !== '/api/claim').map(({ key }) => key)).toEqual(['c'])
  refuse = null
  await queue.flush()
  expect(received.map(({ key }) => key).slice(-2)).toEqual(['a', 'b'])
  expect(queue.items()).toEqual([])
})

test('a refused step is dropped', async () => {
  const queue = await aQueue()
  refuse = { status: 409, code: 'round-taken' }
  await queue.enqueue('round:1:claim', '/claim', 'a', { isStep: true })
  await queue.flush()
  expect(queue.items()).toEqual([])
})

test('a refused save stays with the reason, the next one is sent', async () => {
  const queue = await aQueue()
  refuse = { status: 409, code: 'round-taken' }
  await queue.enqueue('round:1', '/store', 'a')
  await queue.flush()
  refuse = null
  await queue.enqueue('round:2', '/store', 'b')
  await queue.flush()
  expect(queue.items()).toMatchObject([
    { key: 'round:1', state: 'failed', failure: { code: 'round-taken', message: 'no' } },
  ])
  expect(received.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('a refused save can be retried or given up', async () => {
  const queue = await aQueue()
  refuse = { status: 409, code: 'wrong-state' }
  await queue.enqueue('round:1', '/store', 'a')
  await queue.enqueue('round:2', '/store', 'b')
  await queue.flush()
  const [first, second] = queue.items()
  refuse = null
  if (!first || !second) throw new Error('two refused saves')
  await queue.retry(first)
  await queue.drop(second)
  expect(queue.items()).toEqual([])
  expect(received.map(({ path }) => path)).toEqual(['/api/store', '/api/store', '/api/store'])
})

test('a refused save is retried under a new key, since the server repeats its answer to the old one', async () => {
  const queue = await aQueue()
  refuse = { status: 409, code: 'review-closed' }
  await queue.enqueue('review:1', '/validated_tricks/review', 'a')
  await queue.flush()
  refuse = null
  await Promise.all(queue.items().map(queue.retry))
  expect(received).toHaveLength(2)
  expect(received[1]?.key).not.toBe('a')
})

test('a save that the server may have carried out is retried under its own key', async () => {
  const queue = await aQueue()
  refuse = { status: 500, code: 'unexpected' }
  await queue.enqueue('round:1', '/store', 'a')
  for (let tries = 0; tries < 5; tries += 1) await queue.flush()
  expect(queue.items()).toMatchObject([{ state: 'failed' }])
  refuse = null
  await Promise.all(queue.items().map(queue.retry))
  expect(received.map(({ key }) => key)).toEqual(Array.from({ length: 6 }, () => 'a'))
})

test('a save given up while it was being sent does not come back', async () => {
  const queue = await aQueue()
  reachable = false
  meanwhile = async () => {
    for (const item of queue.items()) await queue.drop(item)
  }
  await queue.enqueue('round:1', '/store', 'a')
  await queue.flush()
  expect(queue.items()).toEqual([])
})

test('a save that never left the device can be withdrawn, one that may have reached the server cannot', async () => {
  const queue = await aQueue()
  reachable = false
  vi.stubGlobal('navigator', { locks: { request: oneAtATime() }, onLine: false })
  await queue.enqueue('round:1:claim', '/claim', 'a')
  await queue.flush()
  expect(await queue.withdraw('a')).toBe(true)
  expect(queue.items()).toEqual([])

  await queue.enqueue('round:1:claim', '/claim', 'b')
  await queue.flush()
  vi.stubGlobal('navigator', { locks: { request: oneAtATime() }, onLine: true })
  await queue.flush()
  vi.stubGlobal('navigator', { locks: { request: oneAtATime() }, onLine: false })
  expect(await queue.withdraw('b')).toBe(false)
  // still known after the browser is killed while sending
  const later = await aQueue(queue.disk)
  await later.flush()
  expect(await later.withdraw('b')).toBe(false)
  expect(later.items()).toMatchObject([{ key: 'round:1:claim', state: 'waiting' }])
})

test('a save withdrawn at the moment of sending is not sent', async () => {
  const queue = await aQueue()
  vi.stubGlobal('navigator', { locks: { request: oneAtATime() }, onLine: false })
  reachable = false
  await queue.enqueue('round:1:claim', '/claim', 'a')
  await queue.flush()
  vi.stubGlobal('navigator', { locks: { request: oneAtATime() }, onLine: true })
  reachable = true
  const [isWithdrawn] = await Promise.all([queue.withdraw('a'), queue.flush()])
  expect(received).toHaveLength(isWithdrawn ? 0 : 1)
  expect(queue.items()).toEqual([])
})

test('a save of one person does not remove the unsent save of another', async () => {
  const queue = await aQueue()
  reachable = false
  await queue.enqueue('round:1', '/store', 'a')
  queue.signIn(8)
  reachable = true
  await queue.enqueue('round:1', '/store', 'b')
  await queue.flush()
  expect(queue.items()).toEqual([])
  reachable = false
  queue.signIn(7)
  await queue.flush()
  expect(queue.items()).toMatchObject([{ key: 'round:1', owner: 7 }])
})

test('after the session has ended the save waits for the same person', async () => {
  const queue = await aQueue()
  refuse = { status: 401, code: 'no-session' }
  await queue.enqueue('round:1', '/store', 'a')
  await queue.flush()
  refuse = null
  queue.signIn(8)
  await queue.flush()
  expect(received).toHaveLength(1)
  queue.signIn(7)
  await queue.flush()
  expect(received).toHaveLength(2)
  expect(queue.items()).toEqual([])
})

test('a save of a person who signs in again at once is not cancelled', async () => {
  const queue = await aQueue()
  reachable = false
  const answer = queue.replyTo('a')
  await queue.enqueue('round:1:claim', '/claim', 'a')
  await queue.flush()
  queue.signIn(8)
  await queue.flush()
  queue.signIn(7)
  await queue.flush()
  await vi.advanceTimersByTimeAsync(2000)
  reachable = true
  await queue.flush()
  await expect(answer).resolves.toEqual({ success: true })
})

test('a later save with the same key removes an earlier refusal', async () => {
  const queue = await aQueue()
  refuse = { status: 409, code: 'wrong-state' }
  await queue.enqueue('round:1', '/store', 'a')
  await queue.enqueue('round:2', '/store', 'b')
  await queue.flush()
  refuse = null
  await queue.enqueue('round:1', '/store', 'c')
  await queue.flush()
  expect(queue.items().map(({ key }) => key)).toEqual(['round:2'])
})

test('two tabs on one store send each save once', async () => {
  const first = await aQueue()
  const second = await aQueue(first.disk)
  await first.enqueue('round:1', '/store', 'a')
  await second.enqueue('round:2', '/store', 'b')
  await Promise.all([first.flush(), second.flush()])
  expect(received.map(({ key }) => key)).toEqual(['a', 'b'])
})

async function aQueue(disk = new IDBFactory()) {
  await openTab(disk)
  // loads the modules of this tab
  const { setSession } = await import('./session.ts')
  const { outboxItems } = await import('./outbox-items.ts')
  const { replyTo, enqueueRequest, dropItem, retryItem, sendQueued, withdrawUnsent } =
    await import('./outbox.ts')
  const signIn = (id: number) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the id is used
    const profile = { ...personFixture({ id }), roles: [] } as unknown as Parameters<typeof setSession>[1]
    setSession(`token of ${id}`, profile)
  }
  signIn(7)
  return {
    disk,
    signIn,
    items: outboxItems,
    flush: sendQueued,
    retry: retryItem,
    replyTo,
    withdraw: withdrawUnsent,
    drop: dropItem,
    enqueue: (key: string, path: string, idempotencyKey: string, options: { isStep?: boolean } = {}) => {
      const request = { method: 'POST', path, body: { modeProgram: 4 }, idempotencyKey }
      return enqueueRequest({ key, request, verb: 'save', ask: null, drafts: [], notBefore: 0, ...options })
    },
  }
}

/** Stub of `navigator.locks`, shared by the tabs of a browser. */
function oneAtATime() {
  let last = Promise.resolve()
  return (_: string, task: () => Promise<void>) => {
    last = last.then(task)
    return last
  }
}
