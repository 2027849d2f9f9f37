/** The live connection against Socket.IO's own server. */
import { createServer, type Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type LiveConnection, openLiveConnection } from './live-connection.ts'

let http: HttpServer
let io: Server
/** What each connection of the test reported. */
const opened: (readonly string[])[] = []
let heartbeats = 0

beforeEach(async () => {
  http = createServer()
  io = new Server(http, { pingInterval: 100, pingTimeout: 5000, serveClient: false })
  heartbeats = 0
  io.on('connection', (socket) => {
    socket.conn.on('heartbeat', () => (heartbeats += 1))
    socket.emit('Hello', { token: socket.handshake.auth['token'] })
    socket.on('subscribe', (channel: string, options: object, answer: (reply: object) => void) =>
      answer({ ok: true, channel, given: options }),
    )
    socket.on('leave', () => socket.disconnect(true))
  })
  await listen(0)
})

afterEach(async () => {
  // after a goodbye no client reconnects, not even one that is between two attempts
  const lastHeard = () => {
    io.disconnectSockets(true)
    return opened.map((reports) => reports.at(-1))
  }
  await expect.poll(lastHeard).toEqual(opened.map(() => 'goodbye'))
  opened.length = 0
  await io.close()
})

test('sends its token, receives events and gets acknowledgements', async () => {
  const { connection, news: reports } = open()
  await reported(reports, 'open')
  await reported(reports, 'Hello {"token":"secret"}')
  const answers = await Promise.all(
    ['users.1', 'tricks'].map(
      (channel) => new Promise((answered) => connection.emit('subscribe', [channel, { after: 3 }], answered)),
    ),
  )
  expect(answers).toEqual([
    { ok: true, channel: 'users.1', given: { after: 3 } },
    { ok: true, channel: 'tricks', given: { after: 3 } },
  ])
})

test('answers the pings of the server and stays connected', async () => {
  const { connection, news: reports } = open()
  await reported(reports, 'open')
  await expect.poll(() => heartbeats).toBeGreaterThan(2)
  expect(connection.isOpen()).toBe(true)
  expect(reports).not.toContain('close')
})

test('reconnects after the server was away', async () => {
  const { connection, news: reports } = open()
  await reported(reports, 'open')
  const { port } = addressOf()
  // our server ends like this: without a goodbye
  io.engine.close()
  await reported(reports, 'close')
  expect(connection.isOpen()).toBe(false)
  await listenAgain(port)
  await expect.poll(() => reports.filter((each) => each === 'open')).toHaveLength(2)
  expect(connection.isOpen()).toBe(true)
})

test('reports an unreachable server and retries', { tags: ['full'] }, async () => {
  const { port } = addressOf()
  await io.close()
  const { news: reports } = open(port)
  await reported(reports, 'fail closed')
  await listenAgain(port)
  await reported(reports, 'open')
})

test('reconnects after a goodbye only on request', { tags: ['full'] }, async () => {
  const { connection, news: reports } = open()
  await reported(reports, 'open')
  connection.emit('leave', [])
  await reported(reports, 'goodbye')
  await new Promise((later) => setTimeout(later, 1700))
  expect(reports.filter((each) => each === 'open')).toHaveLength(1)
  connection.reconnect()
  await expect.poll(() => connection.isOpen()).toBe(true)
})

test('drops a silent connection and reconnects', { tags: ['full'] }, async () => {
  const silent = new WebSocketServer({ port: 0 })
  let connections = 0
  silent.on('connection', (socket) => {
    connections += 1
    socket.send('0{"sid":"a","upgrades":[],"pingInterval":200,"pingTimeout":200,"maxPayload":1000}')
    socket.on('message', () => {
      socket.send('40{"sid":"b"}')
      if (connections > 1) socket.send('41')
    })
  })
  await new Promise((listening) => silent.once('listening', listening))
  const address = silent.address()
  const { news: reports } = open(typeof address === 'object' && address ? address.port : 0)
  await reported(reports, 'open')
  await reported(reports, 'close')
  await reported(reports, 'goodbye')
  silent.close()
})

/** Opens a connection and lists what it reports. */
function open(port = addressOf().port): { connection: LiveConnection; news: string[] } {
  const reports: string[] = []
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` })
  vi.stubGlobal('WebSocket', LikeInBrowsers)
  const connection = openLiveConnection({
    auth: () => ({ token: 'secret' }),
    onOpen: () => void reports.push('open'),
    onClose: (isGoodbye) => reports.push(isGoodbye ? 'goodbye' : 'close'),
    onFail: (reason) => reports.push(`fail ${reason}`),
    onEvent: (name, payload) => reports.push(`${name} ${JSON.stringify(payload)}`),
  })
  opened.push(reports)
  return { connection, news: reports }
}

/** Node's WebSocket library throws an error that nobody listens for; browsers do not. */
class LikeInBrowsers extends WebSocket {
  constructor(address: string) {
    super(address)
    this.on('error', () => undefined)
  }
}

async function reported(reports: readonly string[], report: string): Promise<void> {
  await expect.poll(() => reports).toContain(report)
}

function addressOf(): { port: number } {
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  return address
}

async function listen(port: number): Promise<void> {
  http.listen(port, '127.0.0.1')
  await new Promise((listening) => http.once('listening', listening))
}

async function listenAgain(port: number): Promise<void> {
  await new Promise((closed) => http.close(closed))
  http = createServer()
  io = new Server(http, { serveClient: false })
  await listen(port)
}
