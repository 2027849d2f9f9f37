import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { writeAnnouncements } from './announce.ts'
import type { Announcement } from './announce.ts'
import {
  countBeyondPublic,
  publicEventsAfter,
  officialEventsAfter,
  personEventsAfter,
} from './event-log-store.ts'
import { revokeSession, startSession } from '../http/sessions.ts'
import { testServer } from '../test-server.ts'
import type { TestServer, TestPerson } from '../test-server.ts'
import { inTransaction } from '../postgres/transaction.ts'

type Heard = { event: string; channel: string; seq: number; message?: string; key?: string }
type Reply = { ok: boolean; seq?: number; gap?: boolean; code?: string }
type Listener = {
  socket: Socket
  heard: Heard[]
  subscribe: (channel: string, after?: number) => Promise<Reply>
  /** Resolves once so many events, or one that is asked for, have come. */
  until: (count: number | string) => Promise<Heard[]>
}

let node: TestServer
let otherNode: TestServer
let addresses: string[]
let owner: TestPerson
let athlete: TestPerson
let spectator: TestPerson
const sockets: Socket[] = []
let competition = 0

beforeAll(async () => {
  node = await testServer()
  otherNode = await testServer({ database: node.database })
  addresses = [await node.listen(), await otherNode.listen()]
  owner = await node.person('organizer')
  athlete = await node.person('athlete')
  spectator = await node.person('athlete')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await otherNode.close()
  await node.close()
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
  return `competition.${id}`
}

async function listener(address: string, token?: string): Promise<Listener> {
  const socket = io(address, { transports: ['websocket'], auth: { token }, forceNew: true })
  sockets.push(socket)
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  socket.onAny((event: string, data: Omit<Heard, 'event'>) => {
    heard.push({ event, ...data })
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  return {
    socket,
    heard,
    subscribe: (channel, after) =>
      socket.timeout(60_000).emitWithAck('subscribe', channel, after === undefined ? {} : { after }),
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const done =
            typeof wanted === 'number'
              ? heard.length >= wanted
              : heard.some(({ message, event }) => message === wanted || event === wanted)
          if (!done) return
          waiting.delete(look)
          resolve(heard)
        }
        waiting.add(look)
        look()
      }),
  }
}

function announceTo(asker: TestPerson, key: string, ...announcements: Announcement[]): Promise<void> {
  const { db, clock } = node.context
  const asked = { userId: asker.id, key }
  return inTransaction(db, (tx) => writeAnnouncements(tx, announcements, clock.now(), asked))
}

function announce(...announcements: Announcement[]): Promise<void> {
  const { db, clock } = node.context
  return inTransaction(db, (tx) => writeAnnouncements(tx, announcements, clock.now()))
}

type Saying = Extract<Announcement, { event: 'TestEvent' }>
const say = (channel: string, message: string, more: Partial<Saying> = {}): Saying => ({
  channel,
  event: 'TestEvent',
  public: { message },
  ...more,
})

const messages = (heard: Heard[]) => heard.map(({ message }) => message)
const keysOf = (heard: Heard[]) => heard.map(({ message, key }) => [message, key])
const numbers = (heard: Heard[]) => heard.map(({ seq }) => seq)
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('everyone on the test channel hears a TestEvent, on both nodes', async () => {
  const listeners = await Promise.all(addresses.map((address) => listener(address)))
  const [first] = await Promise.all(listeners.map((each) => each.subscribe('test-channel')))
  await announce(say('test-channel', 'hello'))
  for (const each of listeners) {
    await each.until('hello')
    expect(each.heard).toEqual([
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

  await announce(say(channel, 'for all'))
  await announce(say(channel, '', { public: null, officials: { message: 'for officials' } }))
  await announce(
    say(channel, 'public form', {
      officials: { message: 'full form' },
      persons: { [athlete.id]: { message: 'own form' }, [owner.id]: { message: 'the owner’s form' } },
    }),
  )
  await announce(say(channel, '', { public: null, persons: { [athlete.id]: { message: 'for you' } } }))
  await announce(
    say(channel, 'last', { officials: null, persons: { [owner.id]: { message: 'no event for officials' } } }),
  )
  await announce(say(channel, 'end'))

  const heard = Object.fromEntries(
    await Promise.all(
      Object.entries(all).map(async ([name, each]) => [name, await each.until('end')] as const),
    ),
  )
  expect(messages(heard['visitor'] ?? [])).toEqual(['for all', 'public form', 'last', 'end'])
  expect(messages(heard['spectator'] ?? [])).toEqual(['for all', 'public form', 'last', 'end'])
  expect(messages(heard['athlete'] ?? [])).toEqual(['for all', 'own form', 'for you', 'last', 'end'])
  expect(messages(heard['owner'] ?? [])).toEqual(['for all', 'for officials', 'the owner’s form', 'end'])
  for (const each of Object.values(heard)) expect(numbers(each)).toEqual(upTo(each.length))

  // what each one missed is replayed with the same numbers in the same form
  for (const [name, token] of [
    ['visitor', undefined],
    ['spectator', spectator.token],
    ['athlete', athlete.token],
    ['owner', owner.token],
  ] as const) {
    const late = await listener(address, token)
    const before = heard[name] ?? []
    expect(await late.subscribe(channel, 1)).toEqual({ ok: true, seq: before.length })
    expect(late.heard).toEqual(before.slice(1))
  }
})

test('who asked hears under which key, in the form that is his or hers; nobody else does', async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  const who = { visitor: undefined, spectator: spectator.token, athlete: athlete.token, owner: owner.token }
  const all = await Promise.all(Object.values(who).map((token) => listener(address, token)))
  for (const each of all) await each.subscribe(channel)
  await announceTo(owner, 'a', say(channel, 'public', { officials: { message: 'officials' } }))
  await announceTo(athlete, 'b', say(channel, 'public', { persons: { [athlete.id]: { message: 'own' } } }))
  await announceTo(spectator, 'c', say(channel, '', { public: null, officials: { message: 'secret' } }))
  await announceTo(spectator, 'd', say(channel, 'end'))
  const heard = await Promise.all(all.map((each) => each.until('end')))
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
  expect(heard.map(keysOf)).toEqual(expected)
  for (const [place, token] of Object.values(who).entries()) {
    const late = await listener(address, token)
    await late.subscribe(channel, 0)
    expect(keysOf(await late.until('end'))).toEqual(expected[place])
    expect(numbers(late.heard)).toEqual(upTo(late.heard.length))
  }
})

test('who comes back after having been told something of his or her own goes on counting from there', async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  await announce(say(channel, 'one'))
  await announce(say(channel, '', { public: null, persons: { [athlete.id]: { message: 'two' } } }))
  const back = await listener(address, athlete.token)
  expect(await back.subscribe(channel)).toEqual({ ok: true, seq: 2 })
  await announce(say(channel, 'three'))
  expect(await back.until('three')).toMatchObject([{ seq: 3, message: 'three' }])
})

test('fifty verbs at once on one channel: both nodes send all of it, in order, without a gap', async () => {
  const channel = await competitionChannel()
  const listeners = await Promise.all(addresses.flatMap((address) => [listener(address), listener(address)]))
  for (const each of listeners) await each.subscribe(channel)
  const verbs = upTo(50).map((number) => announce(say(channel, `${number} a`), say(channel, `${number} b`)))
  // one more comes in the middle of it, and misses nothing either
  const late = await listener(addresses[1] ?? '')
  await late.subscribe(channel, 0)
  await Promise.all(verbs)
  const heard = await Promise.all([...listeners, late].map((each) => each.until(100)))
  for (const each of heard) {
    expect(numbers(each)).toEqual(upTo(100))
    expect(messages(each)).toEqual(messages(heard[0] ?? []))
  }
})

test('what is no notice of ours is ignored by every node', async () => {
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
  await announce(say(channel, 'all the same'))
  for (const each of listeners) expect(messages(await each.until(1))).toEqual(['all the same'])
})

test('nothing of a verb that is rolled back is heard', async () => {
  const channel = await competitionChannel()
  const each = await listener(addresses[0] ?? '')
  await each.subscribe(channel)
  const failed = inTransaction(node.context.db, async (tx) => {
    await writeAnnouncements(tx, [say(channel, 'never')], node.clock.now())
    throw new Error('the verb broke')
  })
  await expect(failed).rejects.toThrow('the verb broke')
  await announce(say(channel, 'kept'))
  expect(await each.until('kept')).toMatchObject([{ seq: 1, message: 'kept' }])
})

test('a node whose listening connection is cut comes back and sends what it missed', async () => {
  const channel = await competitionChannel()
  const each = await listener(addresses[0] ?? '')
  await each.subscribe(channel)
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(node.context.db)
  expect(rows).toHaveLength(2)
  await announce(say(channel, 'while it was gone'))
  expect(await each.until(1)).toMatchObject([{ seq: 1, message: 'while it was gone' }])
})

test('a number that the channel never had, or too old a one, means fetching everything', async () => {
  const channel = await competitionChannel()
  const each = await listener(addresses[0] ?? '')
  await announce(say(channel, 'one'))
  expect(await each.subscribe(channel, 99)).toEqual({ ok: true, seq: 1, gap: true })
  await announce(...upTo(1200).map((number) => say(channel, String(number))))
  expect(await each.subscribe(channel, 1)).toEqual({ ok: true, seq: 1201, gap: true })
  expect(await each.subscribe(channel, 1199)).toEqual({ ok: true, seq: 1201 })
})

test('what is older than the log is a gap, for each audience; what is still in it is replayed', async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  const toAthlete = (message: string) => ({
    ...say(channel, message),
    public: null,
    officials: null,
    persons: { [athlete.id]: { message } },
  })
  // the public's numbers 1 to 4, the officials' too, the athlete's 1 to 6
  await announce(
    say(channel, 'a'),
    toAthlete('b'),
    say(channel, 'c'),
    say(channel, 'd'),
    toAthlete('e'),
    say(channel, 'f'),
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
    expect(each.heard).toEqual([])
    expect(await each.subscribe(channel, oldest)).toEqual({ ok: true, seq: now })
    expect(numbers(each.heard)).toEqual(upTo(now).slice(oldest))
  }
  expect(messages(person.heard)).toEqual(['d', 'e', 'f'])
  await sql`delete from live_events where channel = ${channel}`.execute(node.context.db)
  expect(await person.subscribe(channel, 5)).toEqual({ ok: true, seq: 6, gap: true })
  await announce(toAthlete('g'))
  expect(await person.until('g')).toMatchObject([{}, {}, {}, { seq: 7 }])
})

test('of a long log a subscriber reads what was missed, and no more', async () => {
  const { db } = node.context
  const [channel, length] = ['competition.900001', 50_000]
  await sql`
    insert into live_events (channel, seq, public_seq, officials_seq, event, public, officials, persons, created_at)
    select ${channel}, n, n - n / 10, n, 'TestEvent', case when n % 10 > 0 then '{"message":""}'::jsonb end,
      '{"message":""}', case when n % 10 = 0 then '{"7":{}}'::jsonb else '{}' end, now()
    from generate_series(1, ${length}::integer) as n`.execute(db)
  await sql`insert into live_persons values (${channel}, 7, ${length / 10})`.execute(db)
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
    expect(await countBeyondPublic(tx, channel, [7], length)).toEqual(new Map([[7, 5000]]))
    expect(await publicEventsAfter(tx, channel, missed(45_000))).toHaveLength(5)
    expect(await officialEventsAfter(tx, channel, 1, missed(50_000))).toHaveLength(5)
    expect(await personEventsAfter(tx, channel, 7, missed(50_000))).toHaveLength(5)
    expect((await rowsRead()) - before).toBeLessThan(50)
  })
})

/** The client's end of the wire: what is sent to it stays in the buffers of the machine, and then on the server. */
function wireOf({ socket }: Listener): { pause: () => void; resume: () => void } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a websocket in Node has, and no browser
  return (socket.io.engine.transport as unknown as { ws: WebSocket }).ws
}

type WebSocket = { pause: () => void; resume: () => void }

const connections = () =>
  new Promise<number>((resolve) => node.app.server.getConnections((_error, count) => resolve(count)))

const longMessages = (count: number, channel: string) =>
  upTo(count).map((number) => say(channel, String(number).padEnd(20_000, '.')))

test('who reads slowly gets all that was missed in the end, and nobody waits for it', async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  await announce(...longMessages(900, channel))
  const [slow, quick] = [await listener(address), await listener(address)]
  wireOf(slow).pause()
  const caughtUp = slow.subscribe(channel, 0)
  await quick.subscribe(channel)
  await announce(say(channel, 'meanwhile'))
  expect(messages(await quick.until('meanwhile'))).toEqual(['meanwhile'])
  wireOf(slow).resume()
  expect(await caughtUp).toEqual({ ok: true, seq: 901 })
  expect(numbers(slow.heard)).toEqual(upTo(901))
})

test('who reads nothing is cut', async () => {
  const channel = await competitionChannel()
  const [address = ''] = addresses
  await announce(...longMessages(900, channel))
  const stalled = await listener(address)
  const gone = new Promise<string>((resolve) => {
    stalled.socket.once('disconnect', resolve)
  })
  wireOf(stalled).pause()
  stalled.socket.emit('subscribe', channel, { after: 0 })
  const before = await connections()
  await expect.poll(connections, { interval: 500 }).toBeLessThan(before)
  wireOf(stalled).resume()
  expect(await gone).toBe('transport close')
  expect(stalled.heard.length).toBeLessThan(900)
})

test('one address has a thousand connections at once, those of a venue', async () => {
  const crowded = await testServer()
  const handshake = `${await crowded.listen()}/socket.io/?EIO=4&transport=polling`
  const statuses: number[] = []
  for (let n = 0; n < 1001; n++) statuses.push((await fetch(handshake)).status)
  expect([statuses[999], statuses[1000]]).toEqual([200, 403])
  await crowded.close()
})

test('a connection that subscribes without end is told to wait, and one that does not wait for answers is cut', async () => {
  const [address = ''] = addresses
  const busy = await listener(address)
  const codes: (string | undefined)[] = []
  for (let time = 0; time < 700 && !codes.includes('too-many-requests'); time += 1) {
    codes.push((await busy.subscribe('test-channel')).code)
  }
  expect(codes).toContain('too-many-requests')
  const gone = new Promise<string>((resolve) => {
    busy.socket.once('disconnect', resolve)
  })
  for (let time = 0; time < 2000; time += 1) busy.socket.emit('subscribe', 'test-channel', {})
  expect(await gone).toBe('transport close')
})

test.each(['websocket', 'polling'])('pages of other sites do not listen, by %s', async (transport) => {
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

test('after unsubscribing nothing more comes, and subscribing twice does not double it', async () => {
  const channel = await competitionChannel()
  const [gone, twice] = [await listener(addresses[0] ?? ''), await listener(addresses[0] ?? '')]
  await gone.subscribe(channel)
  gone.socket.emit('unsubscribe', channel)
  await gone.subscribe('test-channel')
  await twice.subscribe(channel)
  await twice.subscribe(channel)
  await announce(say(channel, 'one'))
  await announce(say(channel, 'two'))
  expect(messages(await twice.until('two'))).toEqual(['one', 'two'])
  expect(gone.heard).toEqual([])
})

test('who becomes an official is told to start afresh, and then gets the full form', async () => {
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
  await announce(say(channel, 'a judge', { recheckAccess: [judge.id, owner.id] }))
  await each.until('ChannelReset')
  await each.subscribe(channel)
  await announce(say(channel, 'public', { officials: { message: 'full' } }))
  expect(await each.until('full')).toMatchObject([
    { message: 'a judge', seq: 1 },
    { event: 'ChannelReset', channel },
    { message: 'full', seq: 2 },
  ])
})

test('ending a session closes its live connections, and no other', async () => {
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
  // the client tries no more with what is over
  expect(each.socket.active).toBe(false)
  expect(other.socket.connected).toBe(true)
})

test('who listens on with a session that has come of age, or is gone without a word, is cut off within a minute', async () => {
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
  await announce(say('test-channel', 'later'))
  for (const each of listeners.slice(2)) await each.until('later')
  for (const each of listeners.slice(0, 2)) expect(messages(each.heard)).not.toContain('later')
  await third.close()
  vi.useRealTimers()
})

test('who listens to a server that is stopped comes back by itself to the next one', async () => {
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

  await announce(say(channel, 'meanwhile'))
  const second = await testServer({ database: node.database })
  await second.app.listen({ port: Number(new URL(address).port), host: '127.0.0.1' })
  await back
  expect(await each.subscribe(channel, 0)).toEqual({ ok: true, seq: 1 })
  expect(messages(each.heard)).toEqual(['meanwhile'])
  await second.close()
})

test('250 listeners (more than one room) of one channel all hear it', async () => {
  const channel = await competitionChannel()
  const listeners = await Promise.all(upTo(250).map(() => listener(addresses[0] ?? '')))
  await Promise.all(listeners.map((each) => each.subscribe(channel)))
  await announce(say(channel, 'one'), say(channel, 'two'))
  for (const each of listeners) expect(numbers(await each.until(2))).toEqual([1, 2])
})
