/**
 * Several nodes on one PostgreSQL: spectators follow a competition through all of them, judges save through the client's
 * outbox, and people register and get mails, while each node is killed and frozen in turn. Nobody misses an event, and no
 * save and no mail is lost or doubled.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { seededRandom } from '../e2e/black-box/random-rounds.ts'
import type { Node, Nodes } from './nodes-on-one-database.ts'
import { startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'
import { startDevices } from './devices.ts'
import { countedWriter } from './writer.ts'
import { judgings, registers } from './writers.ts'
import { runningCompetition } from './running-competition.ts'
import { senderThrough } from './sent-until-answered.ts'
import { SlowReader } from './slow-reader.ts'

const spectatorsAtSizeOne = 60
const frozenMilliseconds = 20_000
const mailMilliseconds = 90_000

export const nodes: Part = async ({ seed, kills, size, postgres }, problem) => {
  const cluster = await startNodes(3, { postgres })
  const breaks = new Tally('nodes killed and frozen', problem)
  const saves = new Tally('acknowledged changes looked for', problem)
  const events = new Tally('events that spectators had to see', problem)
  const mails = new Tally('mails of people who registered', problem)
  const reader = new SlowReader(cluster, problem)
  try {
    const running = await runningCompetition(cluster, { isBig: size > 1 })
    const channel = `competition.${running.id}`
    const origins = cluster.nodes.map(({ origin }) => origin)
    const crowd = Array.from({ length: Math.min(300, Math.round(spectatorsAtSizeOne * size)) }, (_, n) =>
      follow(origins, channel, n),
    )
    const devices = await startDevices(origins, running.judges)
    const stage = { nodes: cluster, running }
    const [people, judges] = await Promise.all([
      countedWriter(registers, { ...stage, send: senderThrough(() => origins), below: seededRandom(seed) }),
      countedWriter(judgings, { ...stage, send: devices.send, below: seededRandom(seed + 1) }),
    ])
    const stop = new AbortController()
    const writers = [people, ...Array.from({ length: 4 }, () => judges)]
    const work = writers.map(async ({ write }) => {
      while (!stop.signal.aborted) {
        await write()
        await sleep(20)
      }
    })
    for (let turn = 0; turn < kills; turn++) {
      const node = cluster.nodes[Math.floor(turn / 2) % cluster.nodes.length]
      if (node) breaks.count(await (turn % 2 === 0 ? killOnce(node) : freezeOnce(node)))
    }
    stop.abort()
    await Promise.all(work)
    for (const { lookInto } of [people, judges]) await lookInto(saves)
    await countEvents(cluster, channel, crowd, events)
    await countMails(cluster, mails, kills)
    await reader.read([running.id])
    for (const { end } of crowd) end()
    devices.stop()
  } finally {
    await cluster.stop()
  }
  return [breaks, saves, events, mails].map((each) => each.figure()).concat(reader.figures())
}

async function killOnce(node: Node): Promise<string | null> {
  await sleep(1000)
  node.signal('SIGKILL')
  await node.ended()
  await sleep(2000)
  return node.start().then(() => null, String)
}

async function freezeOnce(node: Node): Promise<string | null> {
  node.signal('SIGSTOP')
  await sleep(frozenMilliseconds)
  node.signal('SIGCONT')
  return node.ready().then(() => null, String)
}

export type Follower = { seen: number[]; from: () => number | null; end: () => void }

/** Behaves like a browser: when its node is gone it goes to another one and asks there for what it missed. */
export function follow(origins: readonly string[], channel: string, place: number): Follower {
  const seen: number[] = []
  let first: number | null = null
  let turn = place
  let hasEnded = false
  let socket: Socket | undefined
  const open = () => {
    if (hasEnded) return
    socket = io(origins[turn % origins.length] ?? '', {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: 5000,
    })
    socket.on('connect', () => subscribe(socket))
    socket.onAny((_name: string, event: { channel?: string; seq?: number }) => {
      if (event.channel === channel && event.seq !== undefined) seen.push(event.seq)
    })
    for (const lost of ['disconnect', 'connect_error']) socket.on(lost, again)
  }
  const subscribe = (mine: Socket | undefined) => {
    const after = seen.at(-1) ?? first
    mine?.emit(
      'subscribe',
      channel,
      after === null ? {} : { after },
      (answer: { ok: boolean; seq?: number }) => {
        if (!answer.ok) again()
        else first ??= answer.seq ?? null
      },
    )
  }
  const again = () => {
    socket?.removeAllListeners()
    socket?.disconnect()
    turn += 1
    setTimeout(open, 100 + (place % 10) * 30)
  }
  open()
  return {
    seen,
    from: () => first,
    end: () => {
      hasEnded = true
      socket?.disconnect()
    },
  }
}

export async function countEvents(
  { query }: Nodes,
  channel: string,
  crowd: readonly Follower[],
  tally: Tally,
): Promise<void> {
  const [row] = await query<{ last: number }>(
    'select public_seq::integer as last from live_channels where channel = $1',
    [channel],
  )
  const last = row?.last ?? 0
  const isUpToDate = () => crowd.every(({ seen, from }) => (seen.at(-1) ?? from()) === last)
  for (let waited = 0; waited < 60 && !isUpToDate(); waited++) await sleep(1000)
  for (const { seen, from } of crowd) {
    const first = from() ?? 0
    for (let seq = first + 1; seq <= last; seq++) {
      const times = seen.filter((each) => each === seq).length
      tally.count(times === 1 ? null : `event ${seq} was seen ${times} times`)
    }
  }
}

/** One mail for each account. A second copy is allowed only if the mail was on its way when its node was killed. */
export async function countMails({ query, mails }: Nodes, tally: Tally, kills: number): Promise<void> {
  const people = await query<{ email: string }>(
    "select email from users where email like 'killed%@trust.example'",
  )
  const mailsTo = (email: string) => mails.arrived().filter(({ to }) => to.includes(email))
  const deadline = Date.now() + mailMilliseconds
  while (Date.now() < deadline && people.some(({ email }) => mailsTo(email).length === 0)) await sleep(500)
  let again = 0
  for (const { email } of people) {
    const ids = mailsTo(email).map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim())
    again += Math.max(0, ids.length - 1)
    const wrong =
      ids.length === 0 ? 'no mail' : new Set(ids).size > 1 ? `${ids.length} different mails` : null
    tally.count(wrong && `${email}: ${wrong}`)
  }
  tally.count(again <= kills ? null : `${again} mails left twice, at ${kills} breaks`)
}
