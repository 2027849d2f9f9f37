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

/** What stands in front of the database and can be taken away. */
type Door = {
  /** Leads to the database. */
  open: () => Promise<void>
  /** Cuts who is inside; who knocks is sent away. */
  shut: () => void
  /** Cuts who is inside; who knocks waits for ever. */
  stall: () => void
  /** Cuts who is inside; there is nothing to knock at. */
  remove: () => Promise<void>
  inside: () => number
}

const log = pino({ level: 'silent' })
let database: TestDatabase
let direct: Database
let door: Door
let connection: ClientConfig
let attempts: number
let heard: string[]
let missed: number
let notices: PostgresListener | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  direct = connectDatabase(database.connection)
})
beforeEach(async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  door = doorOn(server)
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
  heard = []
  missed = 0
  notices = undefined
})
afterEach(async () => {
  await notices?.close()
  await door.remove()
})
afterAll(async () => {
  await direct.close()
  await database.drop()
})

function doorOn(server: Server): Door {
  const port = portOf(server)
  const sockets = new Set<Socket>()
  let state: 'open' | 'shut' | 'stalled' = 'open'
  server.on('connection', (socket) => {
    if (state === 'shut') return void socket.destroy()
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    if (state === 'stalled') return void socket.resume()
    const { host = '', port: number = 0 } = database.connection
    const beyond = connect(`${host}/.s.PGSQL.${number}`).on('error', () => socket.destroy())
    socket.on('close', () => beyond.destroy())
    return void socket.pipe(beyond).pipe(socket)
  })
  const become = (next: typeof state) => {
    state = next
    for (const socket of sockets) socket.destroy()
  }
  return {
    open: async () => {
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening')
      become('open')
    },
    shut: () => become('shut'),
    stall: () => become('stalled'),
    remove: async () => {
      become('shut')
      if (server.listening) await once(server.close(), 'close')
    },
    inside: () => sockets.size,
  }
}

function portOf(server: Server): number {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return (server.address() as AddressInfo).port
}

async function listen(channel = 'news'): Promise<void> {
  const on = { heard: (payload: string) => void heard.push(payload), mayHaveMissed: () => void (missed += 1) }
  notices = await listenToPostgres({ connection, channel, ...on, log })
}

const announce = (payload: string) => sql`select pg_notify('news', ${payload})`.execute(direct.db)
const until = (look: () => void) => expect.poll(() => (look(), true)).toBe(true)

test.each([
  ['nothing listens', () => door.remove()],
  ['a proxy hangs up', async () => door.shut()],
])('while the database is gone and %s, it is tried once at a time, ever more seldom', async (_, leave) => {
  await listen()
  expect(attempts).toBe(1)
  await leave()
  // after 0.1, 0.3, 0.7 and 1.5 seconds
  await sleep(2000)
  expect(attempts).toBeGreaterThan(2)
  expect(attempts).toBeLessThanOrEqual(5)
  expect(missed).toBe(0)

  await door.open()
  await until(() => expect(missed).toBe(1))
  await announce('back')
  await until(() => expect(heard).toEqual(['back']))
  expect(door.inside()).toBe(1)
})

test('a connection that was lost twice is tried as soon the second time', async () => {
  await listen()
  for (const times of [1, 2]) {
    door.shut()
    await door.open()
    await until(() => expect(missed).toBe(times))
    expect(attempts).toBe(1 + times)
  }
})

test('a first connection that fails is told, and is the last', async () => {
  door.shut()
  await expect(listen()).rejects.toThrow('Connection terminated')
  await sleep(500)
  expect(attempts).toBe(1)
})

test('a connection that may not listen is not kept', async () => {
  // no channel can have this name
  await expect(listen('')).rejects.toThrow('zero-length')
  await until(() => expect(door.inside()).toBe(0))
  await sleep(500)
  expect(attempts).toBe(1)
})

test('closed while the database is gone, nothing is tried any more', async () => {
  await listen()
  door.shut()
  await until(() => expect(attempts).toBe(2))
  await notices?.close()
  await door.open()
  await sleep(500)
  expect(attempts).toBe(2)
  expect(missed).toBe(0)
})

test('closed in the middle of a try, that one is given up', async () => {
  await listen()
  door.stall()
  await until(() => expect(attempts).toBe(2))
  await until(() => expect(door.inside()).toBe(1))
  await notices?.close()
  await until(() => expect(door.inside()).toBe(0))
  await door.open()
  await sleep(500)
  expect(attempts).toBe(2)
  expect(missed).toBe(0)
})
