/** Memory and others' response times during unfinished uploads, huge pictures, logins and unread sockets. Rate limits are off. */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listCompetitions } from '@trickline/contract/competitions'
import { signIn } from '@trickline/samples/accounts'
import type { Person } from '@trickline/samples/accounts'
import { athletes, password } from '@trickline/samples/people'
import { Client } from 'pg'
import sharp from 'sharp'
import { io } from 'socket.io-client'
import { productOn } from '../e2e/harness/people.ts'
import { startServer } from '../e2e/harness/server.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import type { Figure } from './figures.ts'
import { quantile } from './figures.ts'
import { memoryOf, watchMemory } from './memory.ts'
import type { Memory } from './memory.ts'
import { measureBackgroundReads } from './background-reads.ts'

const undisturbedMilliseconds = 15_000
const attackMilliseconds = 15_000
const restMilliseconds = 5000
const events = 100_000

type AbuseSetup = { server: RunningServer; people: Person[]; pictures: Buffer[] }
type Attack = { name: string; go: (setup: AbuseSetup, until: number) => Promise<string> }

const attacks: Attack[] = [
  { name: '60 unfinished uploads', go: unfinishedUploads },
  { name: '24 huge pictures', go: hugePictures },
  { name: '300 logins at once', go: logins },
  { name: `a stalled connection replaying ${events} events`, go: stalledReplay },
]

export default async function abuseBench(): Promise<Figure[]> {
  const server = await startServer({ demo: true })
  try {
    const setup = { server, people: await signInAthletes(server), pictures: await makePictures() }
    await writeEvents(server)
    const others = await othersOf(setup)
    await warmUp(setup, others)

    const idle = await idleMemory(server)
    const undisturbed = quantile(await measureBackgroundReads(others, undisturbedMilliseconds), 0.95)
    const figures = [
      figure('idle, after ordinary traffic: node', idle.node, 'MB'),
      figure('idle, after ordinary traffic: PostgreSQL', idle.postgres, 'MB'),
      figure('an ordinary read, undisturbed, 95th percentile', undisturbed, 'ms'),
    ]
    const all = {
      name: 'all of these at once',
      go: async (input: AbuseSetup, until: number) =>
        (await Promise.all(attacks.map(({ go }) => go(input, until)))).join('; '),
    }
    for (const { name, go } of [...attacks, all]) {
      await sleep(restMilliseconds)
      const stop = watchMemory(server)
      const from = Date.now()
      const [outcome, times] = await Promise.all([
        go(setup, from + attackMilliseconds),
        measureBackgroundReads(others, attackMilliseconds),
      ])
      const most = stop()
      figures.push(
        figure(`${name} (${outcome}): node, at most`, most.node / idle.node, 'x idle', 'under 1.5'),
        figure(`${name}: PostgreSQL, at most`, most.postgres / idle.postgres, 'x idle', 'under 1.5'),
        figure(
          `${name}: others' reads, 95th percentile`,
          quantile(times, 0.95) / undisturbed,
          'x',
          'under 3',
        ),
      )
    }
    return figures
  } finally {
    await server.stop()
  }
}

function figure(what: string, value: number, unit: string, target?: string): Figure {
  return { what, value: value.toFixed(2), unit, ...(target !== undefined && { target }) }
}

async function signInAthletes(server: RunningServer): Promise<Person[]> {
  const product = productOn(server)
  const people: Person[] = []
  for (const card of athletes) people.push(await signIn(product, card))
  return people
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

/** Pictures below 10 MB: up to the largest that is decoded, in each format, and larger ones. */
async function makePictures(): Promise<Buffer[]> {
  const kinds = [
    await plain(12_000, 12_000).png().toBuffer(),
    await plain(8000, 8000).png().toBuffer(),
    await plain(8000, 8000).jpeg().toBuffer(),
    await plain(8000, 8000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    await plain(4000, 4000).webp({ lossless: true }).toBuffer(),
    await plain(4000, 4000).jpeg({ progressive: true }).toBuffer(),
  ]
  return Array.from({ length: 24 }, (_, n) => kinds[n % kinds.length] ?? Buffer.alloc(0))
}

async function writeEvents({ dataFolder }: RunningServer): Promise<void> {
  const host = join(dataFolder, 'postgres')
  const client = new Client({
    host,
    user: 'trickline',
    database: 'trickline',
    password: readFileSync(join(host, 'password'), 'utf8'),
  })
  await client.connect()
  await client.query(
    `insert into live_events (channel, seq, public_seq, officials_seq, event, public, created_at)
     select 'test-channel', n, n, n, 'TestEvent', jsonb_build_object('message', repeat('hello ', 200)), now()
     from generate_series(1, $1::int) n`,
    [events],
  )
  await client.query(`insert into live_channels values ('test-channel', $1, $1, $1)`, [events])
  await client.end()
}

async function othersOf({ server, people: [reader] }: AbuseSetup) {
  if (reader === undefined) throw new Error('there is nobody to read')
  const [competition] = await productOn(server).send(listCompetitions, {}, reader.token)
  const paths = [
    '/api/home',
    '/api/competitions/list',
    `/api/competition/${competition?.id}`,
    `/api/live/${competition?.id}`,
    '/api/athletes/list?page=1',
    '/api/training/list',
    '/api/tricks',
    '/',
  ]
  return { origin: server.origin, token: reader.token, paths }
}

async function warmUp(
  { server, people }: AbuseSetup,
  others: Awaited<ReturnType<typeof othersOf>>,
): Promise<void> {
  const photo = await plain(4000, 3000).jpeg().toBuffer()
  const sockets = people.map(({ token }) => io(server.origin, { transports: ['websocket'], auth: { token } }))
  const reading = Array.from({ length: 8 }, () => measureBackgroundReads(others, undisturbedMilliseconds))
  for (const person of people) {
    await logIn(server, person)
    await sendPicture(server, person, photo)
  }
  await Promise.all(reading)
  for (const socket of sockets) socket.close()
}

async function idleMemory(server: RunningServer): Promise<Memory> {
  await sleep(restMilliseconds)
  const seen: Memory[] = []
  for (let n = 0; n < 20; n++) {
    seen.push(memoryOf(server))
    await sleep(100)
  }
  const median = (of: (memory: Memory) => number) => quantile(seen.map(of), 0.5)
  return { node: median(({ node }) => node), postgres: median(({ postgres }) => postgres) }
}

async function unfinishedUploads({ server, people }: AbuseSetup, until: number): Promise<string> {
  const sockets = Array.from({ length: 60 }, (_, n) => beginUpload(server, people[n % people.length]))
  await sleep(until - Date.now())
  const waiting = sockets.filter(({ bytesRead }) => bytesRead === 0).length
  for (const socket of sockets) socket.destroy()
  return `${waiting} kept waiting, ${60 - waiting} refused`
}

function beginUpload(server: RunningServer, person: Person | undefined): Socket {
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.write(
    `POST /api/upload-profile-image HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person?.token}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
  )
  socket.write(Buffer.alloc(4_500_000))
  return socket
}

async function hugePictures({ server, people, pictures }: AbuseSetup): Promise<string> {
  const sent = pictures.map((picture, n) => sendPicture(server, people[n % people.length], picture))
  return counted(await Promise.all(sent))
}

async function sendPicture(
  server: RunningServer,
  person: Person | undefined,
  picture: Buffer,
): Promise<number> {
  const body = new FormData()
  body.set('user_id', String(person?.id))
  body.set('image', new Blob([new Uint8Array(picture)]), 'picture')
  const headers = { authorization: `Bearer ${person?.token}` }
  return answered(fetch(`${server.origin}/api/upload-profile-image`, { method: 'POST', headers, body }))
}

async function logins({ server, people }: AbuseSetup): Promise<string> {
  const tried = Array.from({ length: 300 }, (_, n) => logIn(server, people[n % people.length]))
  return counted(await Promise.all(tried))
}

async function logIn(server: RunningServer, person: Person | undefined): Promise<number> {
  const body = JSON.stringify({ email: person?.email, password })
  const headers = { 'content-type': 'application/json' }
  return answered(fetch(`${server.origin}/api/login`, { method: 'POST', headers, body }))
}

/** Requests the newest thousand events, or all of them, a hundred times, and reads no answer. */
async function stalledReplay({ server }: AbuseSetup, until: number): Promise<string> {
  const socket = io(server.origin, { transports: ['websocket'], forceNew: true, reconnection: false })
  await new Promise((resolve) => {
    socket.once('connect', () => resolve(null))
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a WebSocket in Node has these fields
  const { ws } = socket.io.engine.transport as unknown as { ws: { pause: () => void; terminate: () => void } }
  ws.pause()
  for (let n = 0; n < 100; n++)
    socket.emit('subscribe', 'test-channel', { after: n % 2 === 0 ? events - 1000 : 0 })
  await sleep(until - Date.now())
  ws.terminate()
  return 'a hundred times'
}

async function answered(answer: Promise<Response>): Promise<number> {
  const { status, body } = await answer
  await body?.cancel()
  return status
}

/** `300 x 200` for each status. */
function counted(statuses: readonly number[]): string {
  const each = [...new Set(statuses)].toSorted((a, b) => a - b)
  return each.map((status) => `${statuses.filter((one) => one === status).length} x ${status}`).join(', ')
}
