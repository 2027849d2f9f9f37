import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { channelOf } from '@trickline/contract/live-events'
import { writeAnnouncements } from './announce.ts'
import type { Announcement } from './announce.ts'
import { countBeyond, personEventsAfter, publicEventsAfter } from './event-log-store.ts'
import { revokeSession, startSession } from '../http/sessions.ts'
import { aServer, testServer } from '../test-server.ts'
import type { TestPerson } from '../test-server.ts'
import { inTransaction } from '../postgres/database.ts'

type Received = { event: string; channel: string; seq: number; message?: string; key?: string }
type Reply = { ok: boolean; seq?: number; gap?: boolean; code?: string }
type Listener = {
  socket: Socket
  received: Received[]
  subscribe: (channel: string, after?: number) => Promise<Reply>
  /** Resolves once `count` events, or one with this message or name, have arrived. */
  until: (count: number | string) => Promise<Received[]>
}

const sockets: Socket[] = []
let competition = 0

const node = await aServer()
const otherNode = await aServer({ database: node.database })
const addresses = [await node.listen(), await otherNode.listen()]
const owner = await node.person('organizer')
const athlete = await node.person('athlete')
const spectator = await node.person('athlete')
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

async function competitionChannel(): Promise<string> {
  const now = node.clock.now()
  const { id } = await node.context.db
    .insertInto('competitions')
    .values({
      organizer_id: owner.id,
      status: 'published',
      name: `Competition ${(competition += 1)}`,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // not announced, so the other node does not hear of it
  otherNode.context.snapshots.setListening(true)
  return `competition.${id}`
}

async function listener(
  address: string,
  token?: string,
  extraHeaders: Record<string, string> = {},
): Promise<Listener> {
  const socket = io(address, { transports: ['websocket'], auth: { token }, extraHeaders, forceNew: true })
  sockets.push(socket)
  const received: Received[] = []
  const waiting = new Set<() => void>()
  socket.onAny((event: string, data: Omit<Received, 'event'>) => {
    received.push({ event, ...data })
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  return {
    socket,
    received,
    subscribe: (channel, after) =>
      socket.timeout(60_000).emitWithAck('subscribe', channel, after === undefined ? {} : { after }),
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const done =
            typeof wanted === 'number'
              ? received.length >= wanted
              : received.some(({ message, event }) => message === wanted || event === wanted)
          if (!done) return
          waiting.delete(look)
          resolve(received)
        }
        waiting.add(look)
        look()
      }),
  }
}

function announceTo(sender: TestPerson, key: string, ...announcements: Announcement[]): Promise<void> {
  const { db, clock } = node.context
  const origin = { userId: sender.id, key }
  return inTransaction(db, (tx) => writeAnnouncements(tx, announcements, clock.now(), origin))
}

function announce(...announcements: Announcement[]): Promise<void> {
  const { db, clock } = node.context
  return inTransaction(db, (tx) => writeAnnouncements(tx, announcements, clock.now()))
}

type TestAnnouncement = Extract<Announcement, { event: 'TestEvent' }>
const testEvent = (
  channel: string,
  message: string,
  more: Partial<TestAnnouncement> = {},
): TestAnnouncement => ({
  channel,
  event: 'TestEvent',
  public: { message },
  ...more,
})

const messages = (received: Received[]) => received.map(({ message }) => message)
const keysOf = (received: Received[]) => received.map(({ message, key }) => [message, key])
const numbers = (received: Received[]) => received.map(({ seq }) => seq)
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('every subscriber of the test channel gets a TestEvent, on both nodes', async () => {
  const listeners = await Promise.all(addresses.map((address) => listener(address)))
  const [first] = await Promise.all(listeners.map((each) => each.subscribe('test-channel')))
  await announce(testEvent('test-channel', 'hello'))
  for (const each of listeners) {
    await each.until('hello')
    expect(each.received).toEqual([
      { event: 'TestEvent', channel: 'test-channel', seq: (first?.seq ?? 0) + 1, message: 'hello' },
    ])
  }
})

test('each audience gets its own form, numbered without a gap within what it may see', async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  const all = {
    visitor: await listener(address),
    spectator: await listener(address, spectator.token),
    athlete: await listener(address, athlete.token),
    owner: await listener(address, owner.token),
  }
  for (const each of Object.values(all)) expect(await each.subscribe(channel)).toEqual({ ok: true, seq: 0 })

  await announce(testEvent(channel, 'for all'))
  await announce(testEvent(channel, '', { public: null, officials: { message: 'for officials' } }))
  await announce(
    testEvent(channel, 'public form', {
      officials: { message: 'full form' },
      persons: { [athlete.id]: { message: 'own form' }, [owner.id]: { message: 'the owner’s form' } },
    }),
  )
  await announce(testEvent(channel, '', { public: null, persons: { [athlete.id]: { message: 'for you' } } }))
  await announce(
    testEvent(channel, 'last', {
      officials: null,
      persons: { [owner.id]: { message: 'for the owner alone' } },
    }),
  )
  await announce(testEvent(channel, 'end'))

  const received = Object.fromEntries(
    await Promise.all(
      Object.entries(all).map(async ([name, each]) => [name, await each.until('end')] as const),
    ),
  )
  expect(messages(received['visitor'] ?? [])).toEqual(['for all', 'public form', 'last', 'end'])
  expect(messages(received['spectator'] ?? [])).toEqual(['for all', 'public form', 'last', 'end'])
  expect(messages(received['athlete'] ?? [])).toEqual(['for all', 'own form', 'for you', 'last', 'end'])
  expect(messages(received['owner'] ?? [])).toEqual([
    'for all',
    'for officials',
    'the owner’s form',
    'for the owner alone',
    'end',
  ])
  for (const each of Object.values(received)) expect(numbers(each)).toEqual(upTo(each.length))

  for (const [name, token] of [
    ['visitor', undefined],
    ['spectator', spectator.token],
    ['athlete', athlete.token],
    ['owner', owner.token],
  ] as const) {
    const late = await listener(address, token)
    const before = received[name] ?? []
    expect(await late.subscribe(channel, 1)).toEqual({ ok: true, seq: before.length })
    expect(late.received).toEqual(before.slice(1))
  }
})

test('only the sender of a request gets its idempotency key, in the form of their audience', async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  const who = { visitor: undefined, spectator: spectator.token, athlete: athlete.token, owner: owner.token }
  const all = await Promise.all(Object.values(who).map((token) => listener(address, token)))
  for (const each of all) await each.subscribe(channel)
  await announceTo(owner, 'a', testEvent(channel, 'public', { officials: { message: 'officials' } }))
  await announceTo(
    athlete,
    'b',
    testEvent(channel, 'public', { persons: { [athlete.id]: { message: 'own' } } }),
  )
  await announceTo(spectator, 'c', testEvent(channel, '', { public: null, officials: { message: 'secret' } }))
  await announceTo(spectator, 'd', testEvent(channel, 'end'))
  const received = await Promise.all(all.map((each) => each.until('end')))
  const without = [
    ['public', undefined],
    ['public', undefined],
    ['end', undefined],
  ]
  const expected = [
    without,
    [
      ['public', undefined],
      ['public', undefined],
      ['end', 'd'],
    ],
    [
      ['public', undefined],
      ['own', 'b'],
      ['end', undefined],
    ],
    [
      ['officials', 'a'],
      ['public', undefined],
      ['secret', undefined],
      ['end', undefined],
    ],
  ]
  expect(received.map(keysOf)).toEqual(expected)
  for (const [place, token] of Object.values(who).entries()) {
    const late = await listener(address, token)
    await late.subscribe(channel, 0)
    expect(keysOf(await late.until('end'))).toEqual(expected[place])
    expect(numbers(late.received)).toEqual(upTo(late.received.length))
  }
})

test('a person who got a personal event continues with the next number after reconnecting', async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  await announce(testEvent(channel, 'one'))
  await announce(testEvent(channel, '', { public: null, persons: { [athlete.id]: { message: 'two' } } }))
  const back = await listener(address, athlete.token)
  expect(await back.subscribe(channel)).toEqual({ ok: true, seq: 2 })
  await announce(testEvent(channel, 'three'))
  expect(await back.until('three')).toMatchObject([{ seq: 3, message: 'three' }])
})

test('with fifty concurrent verbs on one channel both nodes send all events in order without a gap', async () => {
  const channel = await competitionChannel()
  const listeners = await Promise.all(addresses.flatMap((address) => [listener(address), listener(address)]))
  for (const each of listeners) await each.subscribe(channel)
  const verbs = upTo(50).map((number) =>
    announce(testEvent(channel, `${number} a`), testEvent(channel, `${number} b`)),
  )
  const late = await listener(addresses[1] ?? '')
  await late.subscribe(channel, 0)
  await Promise.all(verbs)
  const received = await Promise.all([...listeners, late].map((each) => each.until(100)))
  for (const each of received) {
    expect(numbers(each)).toEqual(upTo(100))
    expect(messages(each)).toEqual(messages(received[0] ?? []))
  }
})

test('an unknown NOTIFY payload is ignored by every node', async () => {
  const channel = await competitionChannel()
  const listeners = await Promise.all(addresses.map((address) => listener(address)))
  for (const each of listeners) await each.subscribe(channel)
  const payloads = [
    '',
    'x',
    '{',
    '0',
    'null',
    '[]',
    '{}',
    '{"chanel":"x"}',
    '{"channel":null}',
    '{"channel":{"length":{"toString":0}}}',
    '{"regrade":5}',
    '{"regrade":[{"toString":0}]}',
    '{"ended":"all"}',
    '{"of":"a later version"}',
  ]
  for (const payload of payloads) await sql`select pg_notify('live', ${payload})`.execute(node.context.db)
  await announce(testEvent(channel, 'all the same'))
  for (const each of listeners) expect(messages(await each.until(1))).toEqual(['all the same'])
})

test('a verb that is rolled back sends no event', async () => {
  const channel = await competitionChannel()
  const each = await listener(addresses[0] ?? '')
  await each.subscribe(channel)
  const failed = inTransaction(node.context.db, async (tx) => {
    await writeAnnouncements(tx, [testEvent(channel, 'never')], node.clock.now())
    throw new Error('the verb broke')
  })
  await expect(failed).rejects.toThrow('the verb broke')
  await announce(testEvent(channel, 'kept'))
  expect(await each.until('kept')).toMatchObject([{ seq: 1, message: 'kept' }])
})

test('a node whose LISTEN connection is cut reconnects and sends the events that it missed', async () => {
  const channel = await competitionChannel()
  const each = await listener(addresses[0] ?? '')
  await each.subscribe(channel)
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(node.context.db)
  expect(rows).toHaveLength(2)
  await announce(testEvent(channel, 'while it was gone'))
  expect(await each.until(1)).toMatchObject([{ seq: 1, message: 'while it was gone' }])
})

test('subscribing after an unknown or too old number is a gap', async () => {
  const channel = await competitionChannel()
  const each = await listener(addresses[0] ?? '')
  await announce(testEvent(channel, 'one'))
  expect(await each.subscribe(channel, 99)).toEqual({ ok: true, seq: 1, gap: true })
  await announce(...upTo(1200).map((number) => testEvent(channel, String(number))))
  expect(await each.subscribe(channel, 1)).toEqual({ ok: true, seq: 1201, gap: true })
  expect(await each.subscribe(channel, 1199)).toEqual({ ok: true, seq: 1201 })
})

test('events deleted from the log are a gap for each audience; events still in it are replayed', async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  const toAthlete = (message: string) => ({
    ...testEvent(channel, message),
    public: null,
    officials: null,
    persons: { [athlete.id]: { message } },
  })
  // the public's and the officials' numbers are 1 to 4, the athlete's 1 to 6
  await announce(
    testEvent(channel, 'a'),
    toAthlete('b'),
    testEvent(channel, 'c'),
    testEvent(channel, 'd'),
    toAthlete('e'),
    testEvent(channel, 'f'),
  )
  await sql`delete from live_events where channel = ${channel} and seq <= 3`.execute(node.context.db)
  const [visitor, official, person] = [
    await listener(address),
    await listener(address, owner.token),
    await listener(address, athlete.token),
  ]
  for (const [each, now, oldest] of [
    [visitor, 4, 2],
    [official, 4, 2],
    [person, 6, 3],
  ] as const) {
    expect(await each.subscribe(channel, 0)).toEqual({ ok: true, seq: now, gap: true })
    expect(await each.subscribe(channel, oldest - 1)).toEqual({ ok: true, seq: now, gap: true })
    expect(each.received).toEqual([])
    expect(await each.subscribe(channel, oldest)).toEqual({ ok: true, seq: now })
    expect(numbers(each.received)).toEqual(upTo(now).slice(oldest))
  }
  expect(messages(person.received)).toEqual(['d', 'e', 'f'])
  await sql`delete from live_events where channel = ${channel}`.execute(node.context.db)
  expect(await person.subscribe(channel, 5)).toEqual({ ok: true, seq: 6, gap: true })
  await announce(toAthlete('g'))
  expect(await person.until('g')).toMatchObject([{}, {}, {}, { seq: 7 }])
})

test('a replay from a long log only reads the missed events', async () => {
  const { db } = node.context
  const [channel, length] = ['competition.900001', 50_000]
  await sql`
    insert into live_events (channel, seq, public_seq, officials_seq, event, public, officials, persons, created_at)
    select ${channel}, n, n - n / 10, n, 'TestEvent', case when n % 10 > 0 then '{"message":""}'::jsonb end,
      '{"message":""}', case when n % 10 = 0 then '{"7":{}}'::jsonb else '{}' end, now()
    from generate_series(1, ${length}::integer) as n`.execute(db)
  await sql`insert into live_persons values (${channel}, 7, ${length / 10}, 0)`.execute(db)
  await sql`analyze live_events`.execute(db)
  await db.transaction().execute(async (tx) => {
    const rowsRead = async () => {
      const { rows } = await sql<{ read: number }>`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'live_events'`.execute(
        tx,
      )
      return rows[0]?.read ?? 0
    }
    const before = await rowsRead()
    const missed = (number: number) => ({ after: number - 5, number, upTo: length, limit: 1000 })
    const everyone = { userIds: [7], shared: 'public' as const }
    expect(await countBeyond(tx, channel, everyone, length)).toEqual(new Map([[7, 5000]]))
    expect(await publicEventsAfter(tx, channel, missed(45_000))).toHaveLength(5)
    for (const [userId, shared] of [
      [1, 'officials'],
      [7, 'public'],
    ] as const) {
      expect(await personEventsAfter(tx, channel, { userId, shared }, missed(50_000))).toHaveLength(5)
    }
    expect((await rowsRead()) - before).toBeLessThan(50)
  })
})

/** Pauses the client's socket: data sent meanwhile stays in network buffers, then on the server. */
function networkOf({ socket }: Listener): { pause: () => void; resume: () => void } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a WebSocket in Node has these methods
  return (socket.io.engine.transport as unknown as { ws: WebSocket }).ws
}

type WebSocket = { pause: () => void; resume: () => void }

const connections = () =>
  new Promise<number>((resolve) => node.app.server.getConnections((_error, count) => resolve(count)))

const longMessages = (count: number, channel: string) =>
  upTo(count).map((number) => testEvent(channel, String(number).padEnd(20_000, '.')))

test(
  'a slow client gets all missed events in the end, and no other client waits for it',
  { tags: ['full'] },
  async () => {
    const channel = await competitionChannel()
    const [address = ''] = addresses
    await announce(...longMessages(900, channel))
    const [slow, quick] = [await listener(address), await listener(address)]
    networkOf(slow).pause()
    const caughtUp = slow.subscribe(channel, 0)
    await quick.subscribe(channel)
    await announce(testEvent(channel, 'meanwhile'))
    expect(messages(await quick.until('meanwhile'))).toEqual(['meanwhile'])
    networkOf(slow).resume()
    expect(await caughtUp).toEqual({ ok: true, seq: 901 })
    expect(numbers(slow.received)).toEqual(upTo(901))
  },
)

test('a client that reads nothing is disconnected', { tags: ['full'] }, async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  await announce(...longMessages(900, channel))
  const stalled = await listener(address)
  const gone = new Promise<string>((resolve) => {
    stalled.socket.once('disconnect', resolve)
  })
  networkOf(stalled).pause()
  stalled.socket.emit('subscribe', channel, { after: 0 })
  const before = await connections()
  await expect.poll(connections, { interval: 500 }).toBeLessThan(before)
  networkOf(stalled).resume()
  expect(await gone).toBe('transport close')
  expect(stalled.received.length).toBeLessThan(900)
})

test(
  'one address may have a thousand connections at once, for the phones at a venue',
  { tags: ['full'] },
  async () => {
    const crowded = await testServer()
    const handshake = `${await crowded.listen()}/socket.io/?EIO=4&transport=polling`
    const statuses: number[] = []
    for (let n = 0; n < 1001; n++) statuses.push((await fetch(handshake)).status)
    expect([statuses[999], statuses[1000]]).toEqual([200, 403])
    await crowded.close()
  },
)

test('too many subscriptions are refused, and a client that does not wait for replies is disconnected', async () => {
  const [address = ''] = addresses
  const busy = await listener(address)
  const answered: (string | undefined)[] = []
  for (let time = 0; time < 700 && !answered.includes('too-many-requests'); time += 1) {
    answered.push((await busy.subscribe('test-channel')).code)
  }
  expect(answered).toContain('too-many-requests')
  const gone = new Promise<string>((resolve) => {
    busy.socket.once('disconnect', resolve)
  })
  for (let time = 0; time < 2000; time += 1) busy.socket.emit('subscribe', 'test-channel', {})
  expect(await gone).toBe('transport close')
})

async function codes(some: Listener[], times: number): Promise<(string | undefined)[]> {
  const replies = some.flatMap(({ subscribe }) =>
    Array.from({ length: times }, () => subscribe('test-channel')),
  )
  return (await Promise.all(replies)).map(({ code }) => code)
}

test(
  'a hall of 500 behind one address subscribes as it likes; 50 connections that never stop are refused together, and no other address',
  { tags: ['full'] },
  async () => {
    const crowded = await testServer({ env: { TRUST_PROXY: 'loopback' } })
    const address = await crowded.listen()
    const from = (client: string) => listener(address, undefined, { 'x-forwarded-for': client })
    const hall = await Promise.all(Array.from({ length: 500 }, () => from('192.0.2.1')))
    expect(new Set(await codes(hall, 10))).toEqual(new Set([undefined]))

    const insistent = await Promise.all(Array.from({ length: 50 }, () => from('192.0.2.2')))
    const answered = await codes(insistent, 190)
    expect(answered.filter((code) => code === 'too-many-requests').length).toBeGreaterThan(1000)
    expect(answered.filter((code) => code === undefined).length).toBeGreaterThanOrEqual(6000)
    expect(await codes([await from('192.0.2.3')], 100)).not.toContain('too-many-requests')
    for (const { socket } of [...hall, ...insistent]) socket.disconnect()
    await crowded.close()
  },
)

test('what a visitor may subscribe to is known without a question to the database', async () => {
  const channel = await competitionChannel()
  const id = Number(channel.split('.')[1])
  const { pool } = node.context
  const visitor = await listener(addresses[0] ?? '')
  const setStatus = async (status: 'pending' | 'published') => {
    // not through the test's context, which forgets what the node keeps
    await pool.query('update competitions set status = $1 where id = $2', [status, id])
    await announce(testEvent(channelOf.global, status))
  }
  const allowed = async () => (await visitor.subscribe(channel)).ok
  expect(await allowed()).toBe(true)
  await setStatus('pending')
  await expect.poll(allowed).toBe(false)
  const asked = vi.spyOn(pool, 'connect')
  const questions = async () => {
    asked.mockClear()
    for (const other of [channel, 'competition.999999', 'competition.0', 'tricks', `users.${owner.id}`])
      expect(await visitor.subscribe(other)).toEqual({ ok: false, code: 'not-allowed' })
    return asked.mock.calls.length
  }
  // the node may still be reading what was announced
  await expect.poll(questions).toBe(0)
  asked.mockRestore()
  await setStatus('published')
  await expect.poll(allowed).toBe(true)
})

test.each(['websocket', 'polling'])('pages of other sites cannot connect, by %s', async (transport) => {
  const third = await testServer({
    database: node.database,
    env: { PUBLIC_URL: 'https://trickline.example' },
  })
  const address = await third.listen()
  const connects = (origin?: string) =>
    new Promise<boolean>((resolve) => {
      const extraHeaders = origin === undefined ? {} : { origin }
      const socket = io(address, {
        transports: [transport],
        extraHeaders,
        forceNew: true,
        reconnection: false,
      })
      sockets.push(socket)
      socket.once('connect', () => resolve(true))
      socket.once('connect_error', () => resolve(false))
    })
  for (const origin of [undefined, address, 'https://trickline.example'])
    expect([origin, await connects(origin)]).toEqual([origin, true])
  for (const origin of [
    'https://evil.example',
    'null',
    'https://trickline.example.evil.example',
    `${address}0`,
  ])
    expect([origin, await connects(origin)]).toEqual([origin, false])
  await third.close()
})

test('a subscription without the right to it is refused', async () => {
  const [address = ''] = addresses
  const channel = await competitionChannel()
  const id = Number(channel.split('.')[1])
  await node.context.db.updateTable('competitions').set({ status: 'pending' }).where('id', '=', id).execute()
  const visitor = await listener(address)
  const athletes = await listener(address, athlete.token)
  const broken = await listener(address, 'x'.repeat(43))
  expect(await visitor.subscribe(channel)).toEqual({ ok: false, code: 'not-allowed' })
  expect(await athletes.subscribe(channel)).toEqual({ ok: false, code: 'not-allowed' })
  expect(await athletes.subscribe(`users.${owner.id}`)).toEqual({ ok: false, code: 'not-allowed' })
  expect(await athletes.subscribe(`users.${athlete.id}`)).toMatchObject({ ok: true })
  expect(await athletes.subscribe('competition.999999')).toEqual({ ok: false, code: 'not-allowed' })
  expect(await broken.subscribe('test-channel')).toEqual({ ok: false, code: 'no-session' })
  expect(await visitor.socket.emitWithAck('subscribe', { channel }, {})).toEqual({
    ok: false,
    code: 'not-found',
  })
})

test('after unsubscribing no event arrives, and subscribing twice does not double events', async () => {
  const channel = await competitionChannel()
  const [gone, twice] = [await listener(addresses[0] ?? ''), await listener(addresses[0] ?? '')]
  await gone.subscribe(channel)
  gone.socket.emit('unsubscribe', channel)
  await gone.subscribe('test-channel')
  await twice.subscribe(channel)
  await twice.subscribe(channel)
  await announce(testEvent(channel, 'one'))
  await announce(testEvent(channel, 'two'))
  expect(messages(await twice.until('two'))).toEqual(['one', 'two'])
  expect(gone.received).toEqual([])
})

test('a person who becomes an official gets ChannelReset and then the officials’ form', async () => {
  const channel = await competitionChannel()
  const judge = await node.person('judge')
  const each = await listener(addresses[1] ?? '', judge.token)
  await each.subscribe(channel)
  await node.context.db
    .insertInto('entries')
    .values({
      competition_id: Number(channel.split('.')[1]),
      user_id: judge.id,
      role: 'judge',
      status: 'approved',
      order_number: 1,
      created_at: node.clock.now(),
    })
    .execute()
  await announce(testEvent(channel, 'a judge', { recheckAccess: [judge.id, owner.id] }))
  await each.until('ChannelReset')
  await each.subscribe(channel)
  await announce(testEvent(channel, 'public', { officials: { message: 'full' } }))
  expect(await each.until('full')).toMatchObject([
    { message: 'a judge', seq: 1 },
    { event: 'ChannelReset', channel },
    { message: 'full', seq: 2 },
  ])
})

test('ending a session closes its live connections and no others', async () => {
  const person = await node.person('athlete')
  const each = await listener(addresses[1] ?? '', person.token)
  const other = await listener(addresses[1] ?? '', athlete.token)
  await each.subscribe('competition.global')
  await other.subscribe('competition.global')
  const gone = new Promise<string>((resolve) => {
    each.socket.once('disconnect', resolve)
  })
  const { session } = await node.context.db
    .selectFrom('sessions')
    .where('user_id', '=', person.id)
    .select('token_hash as session')
    .executeTakeFirstOrThrow()
  await revokeSession({ tx: node.context.db, forgetCachedSessions: () => {} }, session)
  expect(await gone).toBe('io server disconnect')
  expect(each.socket.active).toBe(false)
  expect(other.socket.connected).toBe(true)
})

test('a client whose session expired or was deleted is disconnected within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const third = await testServer({ database: node.database })
  const address = await third.listen()
  const [aged, deleted, fresh] = [
    await third.person('athlete'),
    await third.person('athlete'),
    await third.person('athlete'),
  ]
  const now = third.clock.now()
  third.clock.set(new Date(now.getTime() + 29 * 86_400_000))
  const { db, clock, random } = third.context
  const token = await startSession(db, { userId: fresh.id, now: clock.now(), random })
  const listeners = [
    await listener(address, aged.token),
    await listener(address, deleted.token),
    await listener(address, token),
    await listener(address),
  ]
  for (const each of listeners) await each.subscribe('test-channel')
  third.clock.set(new Date(now.getTime() + 30 * 86_400_000))
  await db.deleteFrom('sessions').where('user_id', '=', deleted.id).execute()

  const gone = listeners.slice(0, 2).map(
    ({ socket }) =>
      new Promise<string>((resolve) => {
        socket.once('disconnect', resolve)
      }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.all(gone)).toEqual(['io server disconnect', 'io server disconnect'])
  await announce(testEvent('test-channel', 'later'))
  for (const each of listeners.slice(2)) await each.until('later')
  for (const each of listeners.slice(0, 2)) expect(messages(each.received)).not.toContain('later')
  await third.close()
  vi.useRealTimers()
})

test('a client of a stopped server reconnects to the next one by itself', { tags: ['full'] }, async () => {
  const channel = await competitionChannel()
  const first = await testServer({ database: node.database })
  const address = await first.listen()
  const each = await listener(address, athlete.token)
  await each.subscribe(channel)
  const gone = new Promise<string>((resolve) => {
    each.socket.once('disconnect', resolve)
  })
  const back = new Promise<void>((resolve) => {
    each.socket.once('connect', resolve)
  })
  await first.close()
  expect(await gone).toBe('transport close')
  expect(each.socket.active).toBe(true)

  await announce(testEvent(channel, 'meanwhile'))
  const second = await testServer({ database: node.database })
  await second.app.listen({ port: Number(new URL(address).port), host: '127.0.0.1' })
  await back
  expect(await each.subscribe(channel, 0)).toEqual({ ok: true, seq: 1 })
  expect(messages(each.received)).toEqual(['meanwhile'])
  await second.close()
})

test(
  '250 subscribers of one channel (more than one room) all get its events',
  { tags: ['full'] },
  async () => {
    const channel = await competitionChannel()
    const listeners = await Promise.all(upTo(250).map(() => listener(addresses[0] ?? '')))
    await Promise.all(listeners.map((each) => each.subscribe(channel)))
    await announce(testEvent(channel, 'one'), testEvent(channel, 'two'))
    for (const each of listeners) expect(numbers(await each.until(2))).toEqual([1, 2])
  },
)
