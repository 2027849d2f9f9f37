/** The outbox against a real HTTP server that goes away, comes back and refuses. */
import { IDBFactory } from 'fake-indexeddb'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError, NetworkError, type PlainRequest } from '../lib/api.ts'
import { deviceOn } from './device.ts'
import { type Outcome, type OutboxItem, outboxQueue } from './outbox-queue.ts'

let server: Server
let origin = ''
let received: { path: string; key: string }[] = []
let refuse: { status: number; code: string } | null = null
let reachable = true

beforeEach(async () => {
  received = []
  refuse = null
  reachable = true
  server = createServer((request, response) => {
    received.push({ path: request.url ?? '', key: String(request.headers['idempotency-key']) })
    response.writeHead(refuse?.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(refuse ? { code: refuse.code, message: 'no' } : { success: true }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${address.port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('saves go out in the order in which they came in, each with its key', async () => {
  const { queue, settled } = await aDevice()
  await queue.add('round:1', save('/store', 'a'))
  await queue.add('round:2', save('/store', 'b'))
  await queue.add('round:1', save('/update_round', 'c'))
  await queue.flush()
  expect(received.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(settled.map(({ key }) => key)).toEqual(['round:1', 'round:2', 'round:1'])
  expect(queue.items()).toEqual([])
})

test('the same key again is the same save', async () => {
  const { queue } = await aDevice()
  await queue.add('round:1', save('/store', 'a'))
  await queue.add('round:1', save('/store', 'a'))
  await queue.flush()
  expect(received).toHaveLength(1)
})

test('saves that come in at the same moment, also in two tabs, are all kept', async () => {
  const one = await aDevice()
  const other = await aDevice({ disk: one.disk })
  await Promise.all([
    one.queue.add('round:1', save('/store', 'a')),
    one.queue.add('round:2', save('/store', 'b')),
    other.queue.add('round:3', save('/store', 'c')),
    other.queue.add('round:4', save('/store', 'd')),
  ])
  await one.queue.flush()
  expect(received.map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('a save that comes in while the last one is being sent goes out too', async () => {
  const { queue } = await aDevice()
  await queue.add('round:1', save('/store', 'a'))
  await Promise.all([queue.flush(), queue.add('round:2', save('/store', 'b')).then(() => queue.flush())])
  expect(received.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('without a network nothing is lost, and it goes out when the network is back', async () => {
  const { queue, pauses } = await aDevice()
  reachable = false
  await queue.add('round:1', save('/store', 'a'))
  await queue.flush()
  await queue.flush()
  expect(queue.items()).toMatchObject([{ key: 'round:1', state: 'waiting', tries: 2 }])
  expect(pauses).toEqual([1000, 2000])
  reachable = true
  await queue.flush()
  expect(received.map(({ key }) => key)).toEqual(['a'])
  expect(queue.items()).toEqual([])
})

test('a reload finds what was not sent', async () => {
  const before = await aDevice()
  reachable = false
  await before.queue.add('round:1', save('/store', 'a'))
  await before.queue.flush()
  reachable = true
  const after = await aDevice({ disk: before.disk })
  await after.queue.flush()
  expect(received.map(({ key }) => key)).toEqual(['a'])
})

test('a refused save stays with the reason, the next one goes out', async () => {
  const { queue } = await aDevice()
  refuse = { status: 409, code: 'round-taken' }
  await queue.add('round:1', save('/store', 'a'))
  await queue.flush()
  refuse = null
  await queue.add('round:2', save('/store', 'b'))
  await queue.flush()
  expect(queue.items()).toMatchObject([
    { key: 'round:1', state: 'failed', failure: { code: 'round-taken', message: 'no' } },
  ])
  expect(received.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('a refused save can be tried again or given up', async () => {
  const { queue } = await aDevice()
  refuse = { status: 409, code: 'wrong-state' }
  await queue.add('round:1', save('/store', 'a'))
  await queue.add('round:2', save('/store', 'b'))
  await queue.flush()
  const [first, second] = queue.items()
  refuse = null
  if (!first || !second) throw new Error('two refused saves')
  await queue.retry(first)
  await queue.drop(second)
  expect(queue.items()).toEqual([])
  expect(received.map(({ path }) => path)).toEqual(['/store', '/store', '/store'])
})

test('a refused save is tried again under a new key: the server answers the old one as before', async () => {
  const { queue } = await aDevice()
  refuse = { status: 409, code: 'review-closed' }
  await queue.add('review:1', save('/validated_tricks/review', 'a'))
  await queue.flush()
  refuse = null
  await Promise.all(queue.items().map(queue.retry))
  expect(received).toHaveLength(2)
  expect(received[1]?.key).not.toBe('a')
})

test('a save that the server may have done is tried again under its own key', async () => {
  const { queue } = await aDevice()
  refuse = { status: 500, code: 'unexpected' }
  await queue.add('round:1', save('/store', 'a'))
  for (let tries = 0; tries < 5; tries += 1) await queue.flush()
  expect(queue.items()).toMatchObject([{ state: 'failed' }])
  refuse = null
  await Promise.all(queue.items().map(queue.retry))
  expect(received.map(({ key }) => key)).toEqual(Array.from({ length: 6 }, () => 'a'))
})

test('what was given up while it was on its way does not come back', async () => {
  const { queue } = await aDevice({
    send: async () => {
      for (const item of queue.items()) await queue.drop(item)
      throw new NetworkError('cable pulled')
    },
  })
  await queue.add('round:1', save('/store', 'a'))
  await queue.flush()
  expect(queue.items()).toEqual([])
})

test('a save of one person leaves what another has not sent', async () => {
  const person = { id: 7 }
  const { queue } = await aDevice({ owner: () => person.id })
  reachable = false
  await queue.add('round:1', save('/store', 'a'))
  person.id = 8
  reachable = true
  await queue.add('round:1', save('/store', 'b'))
  await queue.flush()
  expect(queue.items()).toEqual([])
  person.id = 7
  expect(queue.items()).toMatchObject([{ key: 'round:1', owner: 7 }])
})

test('with an ended session the save waits for the same person', async () => {
  const person = { id: 7 as number | null }
  const { queue } = await aDevice({ owner: () => person.id })
  refuse = { status: 401, code: 'no-session' }
  await queue.add('round:1', save('/store', 'a'))
  await queue.flush()
  refuse = null
  person.id = 8
  await queue.flush()
  expect(received).toHaveLength(1)
  person.id = 7
  await queue.flush()
  expect(received).toHaveLength(2)
  expect(queue.items()).toEqual([])
})

test('a later save of the same thing puts an earlier refusal out of the world', async () => {
  const { queue } = await aDevice()
  refuse = { status: 409, code: 'wrong-state' }
  await queue.add('round:1', save('/store', 'a'))
  await queue.add('round:2', save('/store', 'b'))
  await queue.flush()
  refuse = null
  await queue.add('round:1', save('/store', 'c'))
  await queue.flush()
  expect(queue.items().map(({ key }) => key)).toEqual(['round:2'])
})

test('two tabs on one store send each save once', async () => {
  const lock = oneAtATime()
  const first = await aDevice({ exclusively: lock })
  const second = await aDevice({ exclusively: lock, disk: first.disk })
  await first.queue.add('round:1', save('/store', 'a'))
  await second.queue.add('round:2', save('/store', 'b'))
  await Promise.all([first.queue.flush(), second.queue.flush()])
  expect(received.map(({ key }) => key)).toEqual(['a', 'b'])
})

function save(path: string, idempotencyKey: string): PlainRequest & { idempotencyKey: string } {
  return { method: 'POST', path, body: { modeProgram: 4 }, idempotencyKey }
}

type Given = Partial<Parameters<typeof outboxQueue>[0]> & { disk?: IDBFactory }

async function aDevice({ disk = new IDBFactory(), ...more }: Given = {}) {
  const device = deviceOn(() => disk)
  await device.open()
  const pauses: number[] = []
  const settled: { key: string; outcome: Outcome }[] = []
  const queue = outboxQueue({
    device,
    send: overHttp,
    exclusively: (task) => task(),
    owner: () => 7,
    now: () => 1_700_000_000_000,
    later: (_, milliseconds) => {
      pauses.push(milliseconds)
      return () => undefined
    },
    onSettled: (item: OutboxItem, outcome) => settled.push({ key: item.key, outcome }),
    ...more,
  })
  return { queue, disk, pauses, settled }
}

/** As `send` in api.ts, but to this server and without a page around it. */
async function overHttp({ method, path, body, idempotencyKey }: PlainRequest): Promise<unknown> {
  if (!reachable) throw new NetworkError('cable pulled')
  const answer = await fetch(origin + path, {
    method,
    body: JSON.stringify(body),
    headers: { 'idempotency-key': idempotencyKey ?? '' },
  })
  const content: unknown = await answer.json()
  if (!answer.ok) throw new ApiError(answer.status, content ?? {})
  return content
}

/** What `navigator.locks` gives to the tabs of a browser. */
function oneAtATime() {
  let last = Promise.resolve()
  return (task: () => Promise<void>) => {
    last = last.then(task)
    return last
  }
}
