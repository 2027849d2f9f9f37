import { once } from 'node:events'
import { connect, createServer, Socket } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '../postgres/database.ts'
import type { Database } from '../postgres/database.ts'
import { listenToPostgres } from './postgres-listener.ts'
import type { PostgresListener } from './postgres-listener.ts'
import { createTestDatabase } from '../postgres/test-database.ts'
import type { TestDatabase } from '../postgres/test-database.ts'

/** A proxy in front of the database. */
type Proxy = {
  open: () => Promise<void>
  refuse: () => void
  /** Closes all connections and never answers new ones. */
  stall: () => void
  close: () => Promise<void>
  connections: () => number
}

const log = pino({ level: 'silent' })
let database: TestDatabase
let direct: Database
let proxy: Proxy
let connection: ClientConfig
let attempts: number
let payloads: string[]
let reconnections: number
let listener: PostgresListener | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  direct = connectDatabase(database.connection)
})
beforeEach(async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy = proxyOn(server)
  attempts = 0
  connection = {
    ...database.connection,
    host: '127.0.0.1',
    port: portOf(server),
    stream: () => {
      attempts += 1
      return new Socket()
    },
  }
  payloads = []
  reconnections = 0
  listener = undefined
})
afterEach(async () => {
  await listener?.close()
  await proxy.close()
})
afterAll(async () => {
  await direct.close()
  await database.drop()
})

function proxyOn(server: Server): Proxy {
  const port = portOf(server)
  const sockets = new Set<Socket>()
  let state: 'open' | 'refusing' | 'stalled' = 'open'
  server.on('connection', (socket) => {
    if (state === 'refusing') return void socket.destroy()
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    if (state === 'stalled') return void socket.resume()
    const { host = '', port: number = 0 } = database.connection
    const upstream = connect(`${host}/.s.PGSQL.${number}`).on('error', () => socket.destroy())
    socket.on('close', () => upstream.destroy())
    return void socket.pipe(upstream).pipe(socket)
  })
  const switchTo = (next: typeof state) => {
    state = next
    for (const socket of sockets) socket.destroy()
  }
  return {
    open: async () => {
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening')
      switchTo('open')
    },
    refuse: () => switchTo('refusing'),
    stall: () => switchTo('stalled'),
    close: async () => {
      switchTo('refusing')
      if (server.listening) await once(server.close(), 'close')
    },
    connections: () => sockets.size,
  }
}

function portOf(server: Server): number {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return (server.address() as AddressInfo).port
}

async function listen(channel = 'news'): Promise<void> {
  const on = {
    onPayload: (payload: string) => void payloads.push(payload),
    onReconnected: () => void (reconnections += 1),
  }
  listener = await listenToPostgres({ connection, channel, ...on, log })
}

const announce = (payload: string) => sql`select pg_notify('news', ${payload})`.execute(direct.db)
const until = (check: () => void) => expect.poll(() => (check(), true)).toBe(true)

test.each([
  ['nothing listens on the port', () => proxy.close()],
  ['a proxy closes connections', async () => proxy.refuse()],
])(
  'while the database is away and %s, there is one attempt at a time, after ever longer delays',
  { tags: ['full'] },
  async (_, cutOff) => {
    await listen()
    expect(attempts).toBe(1)
    await cutOff()
    // attempts come after 0.1, 0.3, 0.7 and 1.5 seconds
    await sleep(2000)
    expect(attempts).toBeGreaterThan(2)
    expect(attempts).toBeLessThanOrEqual(5)
    expect(reconnections).toBe(0)

    await proxy.open()
    await until(() => expect(reconnections).toBe(1))
    await announce('back')
    await until(() => expect(payloads).toEqual(['back']))
    expect(proxy.connections()).toBe(1)
  },
)

test('a connection that was lost twice is reopened as soon the second time', async () => {
  await listen()
  for (const times of [1, 2]) {
    proxy.refuse()
    await proxy.open()
    await until(() => expect(reconnections).toBe(times))
    expect(attempts).toBe(1 + times)
  }
})

test('a first connection that fails is reported and not retried', async () => {
  proxy.refuse()
  await expect(listen()).rejects.toThrow('Connection terminated')
  await sleep(500)
  expect(attempts).toBe(1)
})

test('a connection that may not listen is not kept', async () => {
  await expect(listen('')).rejects.toThrow('zero-length')
  await until(() => expect(proxy.connections()).toBe(0))
  await sleep(500)
  expect(attempts).toBe(1)
})

test('a listener that is closed while the database is away does not retry', async () => {
  await listen()
  proxy.refuse()
  await until(() => expect(attempts).toBe(2))
  await listener?.close()
  await proxy.open()
  await sleep(500)
  expect(attempts).toBe(2)
  expect(reconnections).toBe(0)
})

test('a listener that is closed during an attempt ends that attempt', async () => {
  await listen()
  proxy.stall()
  await until(() => expect(attempts).toBe(2))
  await until(() => expect(proxy.connections()).toBe(1))
  await listener?.close()
  await until(() => expect(proxy.connections()).toBe(0))
  await proxy.open()
  await sleep(500)
  expect(attempts).toBe(2)
  expect(reconnections).toBe(0)
})
