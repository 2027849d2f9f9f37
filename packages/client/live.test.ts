/** Whether a fetch or an event comes first, a page ends up showing what a reload would. The connection is a stub. */
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { LiveEventName } from '@trickline/contract/live-events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as LiveModule from './live.ts'
import type { EventReducers } from './live-reducers.ts'

type Things = { names: string[] }

const channel = 'tricks'
const queryKey = ['things']

let live: typeof LiveModule
let queries: QueryClient
let socket: ServerSide
let stopped: (() => void)[] = []
/** The names on the server, and the number of its last event. */
let server = { names: ['one'], seq: 4 }
/** Fetches that the server has read but not answered, oldest first. */
let heldBack: (() => void)[] = []
let fetches = 0

/** The server's side of the only connection. */
class ServerSide {
  readonly #listeners = new Map<string, (event: { data: string }) => void>()
  readonly subscriptions: string[] = []
  constructor() {
    // oxlint-disable-next-line typescript/no-this-alias, unicorn/no-this-assignment -- the test talks to this socket
    socket = this
  }
  addEventListener(type: string, listener: (event: { data: string }) => void): void {
    this.#listeners.set(type, listener)
  }
  send(data: string): void {
    const [, id] = /^42(\d+)\["subscribe"/.exec(data) ?? []
    if (id !== undefined) this.subscriptions.push(id)
  }
  close(): void {}
  receive(data: string): void {
    this.#listeners.get('message')?.({ data })
  }
}

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('WebSocket', ServerSide)
  vi.stubGlobal('location', { protocol: 'http:', host: 'trickline.example' })
  vi.stubGlobal('addEventListener', () => {})
  live = await import('./live.ts')
  queries = new QueryClient()
  server = { names: ['one'], seq: 4 }
  heldBack = []
  stopped = []
  fetches = 0
})

afterEach(() => {
  for (const stop of stopped) stop()
  // a goodbye: the client does not try to reconnect
  socket.receive('41')
  queries.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('an event that arrives while the first fetch is under way is in what the page shows', async () => {
  open({ TrickUpdated: add })
  await connectAndSubscribe()
  await answerFetches()
  void queries.resetQueries({ queryKey })
  await settled()
  change('two')
  expect(shown()).toBeUndefined()
  await answerFetches()
  expect(shown()).toEqual(['one', 'two'])
})

test('a change before the subscription is in what the page shows when the first fetch was read before it', async () => {
  open({ TrickUpdated: add })
  changeUnheard('two')
  await connectAndSubscribe()
  await answerFetches()
  expect(shown()).toEqual(['one', 'two'])
})

test('a change before the subscription is shown even when the first fetch was answered before it', async () => {
  open({ TrickUpdated: add })
  await answerFetches()
  changeUnheard('two')
  await connectAndSubscribe()
  await answerFetches()
  expect(shown()).toEqual(['one', 'two'])
})

test.each([
  ['before', true],
  ['after', false],
])('an event that only a fetch can answer arrives %s the answer of the first fetch', async (_, isBefore) => {
  await openOther()
  open({ TrickUpdated: () => null })
  if (isBefore) change('two')
  await answerFetches()
  if (!isBefore) change('two')
  await answerFetches()
  expect(shown()).toEqual(['one', 'two'])
})

test('an answer from before an event does not undo it, whatever the order of later events', async () => {
  open({ TrickUpdated: add })
  await connectAndSubscribe()
  await answerFetches()
  void queries.invalidateQueries({ queryKey })
  change('two')
  change('three')
  await answerFetches()
  expect(shown()).toEqual(['one', 'two', 'three'])
})

test('many events in a row that only a fetch can answer do not hold back an answer', async () => {
  await openOther()
  open({ TrickUpdated: () => null })
  await answerFetches()
  for (const name of ['two', 'three', 'four']) {
    change(name)
    heldBack.shift()?.()
    await settled()
    expect(shown()).toContain('one')
  }
  await answerFetches()
  expect(shown()).toEqual(server.names)
})

test('events missed while another page kept the channel open are fetched when a page comes back', async () => {
  await openOther()
  const close = opened({ TrickUpdated: add })
  await answerFetches()
  close()
  change('two')
  open({ TrickUpdated: add })
  await answerFetches()
  expect(shown()).toEqual(['one', 'two'])
})

test('a page that comes back and missed nothing fetches nothing', async () => {
  await openOther()
  const close = opened({ TrickUpdated: add })
  await answerFetches()
  close()
  fetches = 0
  open({ TrickUpdated: add })
  await settled()
  expect(fetches).toBe(0)
})

test('data that are to be fetched again do not become current by an event', async () => {
  open({ TrickUpdated: add })
  await connectAndSubscribe()
  await answerFetches()
  changeUnheard('two')
  void queries.invalidateQueries({ queryKey, refetchType: 'none' })
  server.seq -= 1
  change('three')
  await answerFetches()
  expect(shown()).toEqual(['one', 'two', 'three'])
})

test('events that have only a part are followed by a fetch', async () => {
  await openOther()
  open({ TrickUpdated: (things) => ({ names: [...things.names, 'a part'] }) }, queryKey, { isPartial: true })
  change('two')
  await answerFetches()
  expect(shown()).toEqual(['one', 'two'])
})

test('the answer of a change does not undo an event that came before it', async () => {
  open({ TrickUpdated: add })
  await connectAndSubscribe()
  await answerFetches()
  const saved = live.cacheAnswer(queries, queryKey, fetchThings)
  change('two')
  await answerFetches()
  await saved
  await settled()
  expect(shown()).toEqual(['one', 'two'])
})

const add: NonNullable<EventReducers<Things>['TrickUpdated']> = ({ names }, { trick }) => ({
  names: names.includes(trick.name) ? names : [...names, trick.name],
})

/** Opens a page with this data; returns the function that leaves it. */
function opened(reducers: EventReducers<Things>, key = queryKey, options = {}): () => void {
  const handlers = live.liveHandlers(queries, key, reducers, options)
  const unlisten = live.listen(channel, () => handlers, JSON.stringify(key))
  const query = { ...live.liveQuery(key, fetchThings), retry: false, staleTime: 5000 }
  const unsubscribe = new QueryObserver(queries, query).subscribe(() => {})
  return () => {
    unlisten()
    unsubscribe()
  }
}

function open(...page: Parameters<typeof opened>): void {
  stopped.push(opened(...page))
}

/** Opens another page, which subscribes to the channel. */
async function openOther(): Promise<void> {
  open({}, ['other things'])
  await connectAndSubscribe()
  await answerFetches()
}

function shown(): string[] | undefined {
  return queries.getQueryData<Things>(queryKey)?.names
}

/** A fetch that the server reads now and answers later. */
function fetchThings(): Promise<Things> {
  fetches += 1
  const names = [...server.names]
  return new Promise((resolve) => heldBack.push(() => resolve({ names })))
}

async function answerFetches(): Promise<void> {
  await settled()
  while (heldBack.length > 0) {
    heldBack.shift()?.()
    await settled()
  }
}

async function connectAndSubscribe(): Promise<void> {
  socket.receive('0{"pingInterval":25000,"pingTimeout":20000}')
  socket.receive('40{}')
  await settled()
  for (const id of socket.subscriptions.splice(0)) socket.receive(`43${id}[{"ok":true,"seq":${server.seq}}]`)
  await settled()
}

function change(name: string): void {
  changeUnheard(name)
  const event: LiveEventName = 'TrickUpdated'
  socket.receive(`42${JSON.stringify([event, { channel, seq: server.seq, trick: { name } }])}`)
}

/** A change that happens before anyone has subscribed. */
function changeUnheard(name: string): void {
  server = { names: [...server.names, name], seq: server.seq + 1 }
}

/** The library notifies its observers in the next task. */
function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done, 2))
}
