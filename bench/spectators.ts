/** Followers of a competition or of a bare `ws` loop, in a separate process. When cut off they go to the next server. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Received = { latest: (string | null)[]; times: number[] }

export type Crowd = {
  /** The last event of each follower since the last call, and when it came (ms). */
  received: () => Promise<Received>
  stop: () => void
}

/** Followers per address: a server accepts 1,000 connections of one address. */
const perAddress = 500

const follower = `
  const net = require('node:net')
  const [origins, path, count, kind] = process.argv.slice(2)
  const servers = origins.split(',').map((origin) => new URL(origin))
  const people = Array.from({ length: Number(count) }, () => ({ latest: null, at: 0, next: 0 }))
  const hello = kind === 'ws'
    ? 'Upgrade: websocket\\r\\nConnection: Upgrade\\r\\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\\r\\nSec-WebSocket-Version: 13\\r\\n'
    : 'Accept: text/event-stream\\r\\n'
  let open = 0
  function follow(person, n) {
    const { hostname, port, host } = servers[(n + person.next++) % servers.length]
    const localAddress = '127.0.0.' + (2 + Math.floor(n / ${perAddress}))
    const socket = net.connect({ host: hostname, port: Number(port), localAddress })
    socket.on('connect', () => socket.write('GET ' + path + ' HTTP/1.1\\r\\nHost: ' + host + '\\r\\n' + hello + '\\r\\n'))
    let isOpen = false
    socket.on('data', (chunk) => {
      const text = chunk.latin1Slice()
      if (!isOpen) { isOpen = true; open += 1 }
      const message = kind === 'ws' ? /news \\d+/.exec(text)?.[0] : /.*data: (.*)\\n/s.exec(text)?.[1]
      if (!message || message === person.latest) return
      person.latest = message
      person.at = performance.timeOrigin + performance.now()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      if (isOpen) open -= 1
      setTimeout(() => follow(person, n), 50 + Math.random() * 250)
    })
  }
  people.forEach((person, n) => setTimeout(() => follow(person, n), n / 2))
  const waiting = setInterval(() => {
    if (open < people.length) return
    clearInterval(waiting)
    process.send('open')
  }, 50)
  process.on('message', () => {
    process.send({ latest: people.map(({ latest }) => latest), times: people.map(({ at }) => at) })
  })
  process.on('disconnect', () => process.exit())
`

export async function crowd(
  origins: readonly string[],
  { path, count, kind }: { path: string; count: number; kind: 'sse' | 'ws' },
): Promise<Crowd> {
  const child = program(follower, [origins.join(','), path, String(count), kind])
  await once(child, 'message')
  return {
    received: async () => {
      child.send('heard?')
      const [answer] = await once(child, 'message')
      return answer as Received
    },
    stop: () => void child.kill(),
  }
}

const bareLoop = `
  const { WebSocketServer } = require(process.argv[2])
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('listening', () => process.send(server.address().port))
  let number = 0
  process.on('message', () => {
    const message = 'news ' + (number += 1) + ' '.repeat(1000)
    for (const client of server.clients) client.send(message)
  })
  process.on('disconnect', () => process.exit())
`

/** `tell` sends 1 kB to every connection. */
export async function bareWs(ws: string): Promise<{ origin: string; tell: () => void; stop: () => void }> {
  const child = program(bareLoop, [ws])
  const [port] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    tell: () => void child.send('tell'),
    stop: () => void child.kill(),
  }
}

function program(text: string, args: readonly string[]): ChildProcess {
  const file = join(mkdtempSync(join(tmpdir(), 'trickline-crowd-')), 'program.cjs')
  writeFileSync(file, text)
  return fork(file, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}
