/**
 * Accidents of one machine while people write: each begins, lasts and ends, and the product recovers without help (a process
 * killed for lack of memory is started again, as a service manager does). Every acknowledged write exists exactly once. Needs
 * root on Linux, for its own disks; the clock needs Debian's package faketime.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postmasterOf, writersOn } from './killed.ts'
import { countMails } from './nodes.ts'
import { command, type Nodes, startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'
import { portraitForm } from './portrait-form.ts'
import { type Running, runningCompetition } from './running-competition.ts'
import { SlowReader } from './slow-reader.ts'

/** The place where an accident happens. `folder` is a disk of its own. */
type Scene = { nodes: Nodes; running: Running; folder: string }
type Accident = {
  what: string
  settings?: (folder: string) => Promise<Record<string, string>> | Record<string, string>
  /** Begins and ends the accident; returns what is wrong if the product misbehaved meanwhile. */
  happen: (scene: Scene) => Promise<string | null>
}

const diskMegabytes = 600
const secondsToServeAgain = 60
const timeLibrary = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

export const accidents: Part = async ({ seed }, problem) => {
  const happened = new Tally('accidents', problem)
  const changes = new Tally('acknowledged changes looked for', problem)
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    happened.count('not tried: they need root on Linux')
    return [happened.figure()]
  }
  const read = []
  for (const accident of all) {
    const folder = await mkdtemp(join(tmpdir(), 'trickline-accident-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder])
    const settings = { ...(await accident.settings?.(folder)), DATA_DIR: join(folder, 'data') }
    const nodes = await startNodes(1, { ownDatabase: true, settings })
    const reader = new SlowReader(nodes, (sentence) => problem(`${accident.what}: ${sentence}`))
    try {
      const running = await runningCompetition(nodes)
      const writers = await writersOn(nodes, running, seed)
      const stopWriting = writers.start()
      await sleep(1000)
      const wrong = await accident.happen({ nodes, running, folder })
      const unready = await servesAgain(nodes)
      await sleep(1000)
      await stopWriting()
      happened.count((wrong ?? unready) ? `${accident.what}: ${wrong ?? unready}` : null)
      await writers.expectAll(changes)
      await reader.read([running.id])
      const { code, output } = await command(nodes.settings, 'check')
      changes.count(code === 0 ? null : output.trim())
      read.push(reader.figures())
    } finally {
      await nodes.stop()
      execFileSync('umount', ['--recursive', '--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    }
  }
  return [happened.figure(), changes.figure(), ...summed(read)]
}

async function servesAgain({ nodes: [node] }: Nodes): Promise<string | null> {
  return Promise.race([
    node.ready().then(() => null, String),
    sleep(secondsToServeAgain * 1000, `it does not serve after ${secondsToServeAgain} s`, { ref: false }),
  ])
}

const fullDisk: Accident = {
  what: 'a full disk',
  happen: async ({ folder }) => {
    const filler = join(folder, 'filler')
    const file = await open(filler, 'w')
    const megabyte = Buffer.alloc(1_048_576, 1)
    for (let isFull = false; !isFull;)
      isFull = await file.write(megabyte).then(
        ({ bytesWritten }) => bytesWritten < megabyte.length,
        () => true,
      )
    await file.close()
    await sleep(10_000)
    await rm(filler)
    return null
  },
}

const readOnlyPictures: Accident = {
  what: 'a folder of pictures that cannot be written',
  happen: async ({ nodes, running, folder }) => {
    const pictures = join(folder, 'data/uploads')
    await mkdir(pictures, { recursive: true })
    execFileSync('mount', ['--bind', pictures, pictures])
    execFileSync('mount', ['-o', 'remount,ro,bind', pictures])
    const during = await upload(nodes, running)
    execFileSync('umount', ['--lazy', pictures])
    const after = await upload(nodes, running)
    if (during < 400) return `a picture was taken (${during}) that cannot be there`
    return after === 200 ? null : `afterwards a picture is refused (${after})`
  },
}

async function upload({ nodes: [{ origin }] }: Nodes, { athletes: [athlete] }: Running): Promise<number> {
  const body = await portraitForm(athlete?.id ?? 0)
  const headers = { authorization: `Bearer ${athlete?.token}` }
  return (await fetch(`${origin}/api/upload-profile-image`, { method: 'POST', headers, body })).status
}

const databaseAway: Accident = {
  what: 'a database that stands still for 30 s',
  happen: async ({ folder }) => {
    const first = await postmasterOf(join(folder, 'data/postgres/cluster'))
    const children = (await readFile(`/proc/${first}/task/${first}/children`, 'utf8')).match(/\d+/g) ?? []
    const signalAll = (signal: NodeJS.Signals) => {
      for (const pid of [first, ...children.map(Number)])
        // a process of the database may have ended by itself
        if (existsSync(`/proc/${pid}`)) process.kill(pid, signal)
    }
    signalAll('SIGSTOP')
    await sleep(30_000)
    signalAll('SIGCONT')
    return null
  },
}

const mails = { holds: false, target: '', waiting: [] as Socket[] }

/** Stands between the product and its mail server: accepts a connection and stays silent while it holds. */
const post = createServer((socket) => {
  socket.on('error', () => {})
  if (mails.holds || mails.target === '') mails.waiting.push(socket)
  else {
    const { hostname, port } = new URL(mails.target)
    const onward = connect(Number(port), hostname).on('error', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
  }
})

const hangingMail: Accident = {
  what: 'a mail server that hangs',
  settings: async () => {
    if (!post.listening) await once(post.listen(0, '127.0.0.1').unref(), 'listening')
    const address = post.address()
    return { SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
  },
  happen: async ({ nodes }) => {
    mails.target = nodes.mails.url
    mails.holds = true
    await sleep(15_000)
    mails.holds = false
    for (const socket of mails.waiting.splice(0)) socket.destroy()
    const wrong: string[] = []
    await countMails(nodes, new Tally('mails', (sentence) => wrong.push(sentence)), 0)
    return wrong[0] ?? null
  },
}

const jumpingClock: Accident = {
  what: 'a clock that jumps an hour back and a day ahead',
  settings: (folder) =>
    existsSync(timeLibrary)
      ? {
          LD_PRELOAD: timeLibrary,
          FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
          FAKETIME_CACHE_DURATION: '1',
          DONT_FAKE_MONOTONIC: '1',
        }
      : {},
  happen: async ({ folder }) => {
    if (!existsSync(timeLibrary)) return 'not tried: it needs the package faketime'
    for (const shift of ['-1h', '+1d', '+0']) {
      await writeFile(join(folder, 'clock'), shift)
      await sleep(5000)
    }
    return null
  },
}

const littleMemory: Accident = {
  what: 'memory at its limit',
  settings: () => ({ NODE_OPTIONS: '--max-old-space-size=110' }),
  happen: async ({ nodes, running }) => {
    const [node] = nodes.nodes
    const over = new AbortController()
    const started = (async () => {
      for (; !over.signal.aborted; await sleep(100)) if (node.hasEnded()) await node.start()
    })()
    const body = JSON.stringify({ formCreate: { name: 'x'.repeat(900_000) } })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${running.organizer.token}` }
    const until = Date.now() + 15_000
    const flood = Array.from({ length: 60 }, async (_, place) => {
      while (Date.now() < until)
        await (
          place % 2 === 0
            ? fetch(`${node.origin}/api/competitions/store`, { method: 'POST', headers, body })
            : fetch(`${node.origin}/api/competition/${running.id}`, { headers })
        )
          .then((answer) => answer.arrayBuffer())
          .catch(() => sleep(100))
    })
    await Promise.all(flood)
    over.abort()
    await started
    return null
  },
}

const drippingBodies: Accident = {
  what: '300 requests whose bodies drip',
  happen: async ({ nodes, running }) => {
    const [{ origin }] = nodes.nodes
    const { hostname, port } = new URL(origin)
    const head =
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'
    const slow = Array.from({ length: 300 }, () => {
      const socket = connect(Number(port), hostname).on('error', () => {})
      socket.write(head)
      const drip = setInterval(() => socket.write(' '), 1000)
      socket.on('close', () => clearInterval(drip))
      return socket
    })
    let slowest = 0
    const until = Date.now() + 80_000
    while (Date.now() < until && slow.some(({ closed }) => !closed)) {
      const asked = Date.now()
      await fetch(`${origin}/api/live/${running.id}`)
      slowest = Math.max(slowest, Date.now() - asked)
      await sleep(500)
    }
    const left = slow.filter(({ closed }) => !closed)
    for (const socket of left) socket.destroy()
    if (left.length > 0) return `${left.length} are open after 80 s`
    return slowest < 5000 ? null : `others waited ${slowest} ms`
  },
}

const all: Accident[] = [
  fullDisk,
  readOnlyPictures,
  databaseAway,
  hangingMail,
  jumpingClock,
  littleMemory,
  drippingBodies,
]

function summed(read: { what: string; value: number; lost: number }[][]) {
  return (read[0] ?? []).map(({ what }, place) => ({
    what,
    value: read.reduce((sum, figures) => sum + (figures[place]?.value ?? 0), 0),
    lost: read.reduce((sum, figures) => sum + (figures[place]?.lost ?? 0), 0),
  }))
}
