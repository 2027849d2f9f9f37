/**
 * deploy/Caddyfile in front of a server, with the certificate authority that Caddy makes for itself. Where Caddy is not
 * installed (Debian has it as "caddy") it is skipped and says so.
 *
 * @module-tag full
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request, type RequestOptions } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clientAddress } from './platform/http/client-address.ts'
import { type TestServer, testServer } from './platform/test-server.ts'

const root = join(import.meta.dirname, '../../..')
const isThere = hasCaddy()
if (!isThere) process.stdout.write('Skipped: deploy/Caddyfile is not tried, since there is no caddy here.\n')
const metricsToken = 'a-token-of-this-test'
const pause = 1500

let folder: string
let server: TestServer
let caddy: ChildProcess
let port: number
let agent: Agent | undefined

beforeAll(async () => {
  if (!isThere) return
  folder = mkdtempSync(join(tmpdir(), 'trickline-caddy-'))
  port = await freePort()
  const env = {
    TRUST_PROXY: 'loopback',
    METRICS_TOKEN: metricsToken,
    PUBLIC_URL: `https://localhost:${port}`,
  }
  server = await testServer({
    env,
    register: (api) => {
      api.get('/test/address', async (asked) => ({ address: clientAddress(asked) }))
      api.get('/test/stream', async (_, reply) => {
        reply.hijack()
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
        setTimeout(() => reply.raw.end('data: last\n\n'), pause)
      })
    },
  })
  const upstream = new URL(await server.listen()).host
  // our Caddyfile as it is, except for the redirect from port 80, which may be taken
  const options = `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), options + readFileSync(join(root, 'deploy/Caddyfile'), 'utf8'))
  caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    env: { ...process.env, HOME: folder, SITE: `localhost:${port}`, UPSTREAM: upstream },
  })
  let output = ''
  caddy.stderr?.on('data', (text) => (output += String(text)))
  const authority = join(folder, 'pki/authorities/local/root.crt')
  await vi.waitFor(() => expect(existsSync(authority), output).toBe(true), { timeout: 20_000 })
  agent = new Agent({ ca: readFileSync(authority), localAddress: '127.0.0.2' })
  const isThrough = async () => expect((await ask('/api/health')).status, output).toBe(200)
  await vi.waitFor(isThrough, { timeout: 20_000, interval: 200 })
}, 60_000)

afterAll(async () => {
  if (!isThere) return
  agent?.destroy()
  caddy.kill()
  if (caddy.exitCode === null) await once(caddy, 'exit')
  await server.close()
  rmSync(folder, { recursive: true })
})

test.runIf(isThere)('people are told apart by their own address, whatever they claim', async () => {
  const claimed = await ask('/api/test/address', { headers: { 'x-forwarded-for': '192.0.2.7' } })
  expect(JSON.parse(claimed.body)).toEqual({ address: '127.0.0.2' })
})

test.runIf(isThere)('a stream arrives as it is sent', async () => {
  const times: number[] = []
  await ask('/api/test/stream', {}, undefined, () => times.push(performance.now()))
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(pause / 2)
})

test.runIf(isThere)('the live channel is a websocket', async () => {
  const socket = io(`https://localhost:${port}`, {
    transports: ['websocket'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's agent; the type is that of browsers
    agent: agent as unknown as string,
    reconnection: false,
  })
  expect(await socket.timeout(5000).emitWithAck('subscribe', 'competition.global')).toMatchObject({
    ok: true,
  })
  socket.close()
})

test.runIf(isThere)('a picture of some megabytes passes', async () => {
  const { token, id } = await server.person('athlete')
  const size = { width: 1400, height: 1400 }
  const noise = {
    ...size,
    channels: 3 as const,
    background: 'white',
    noise: { type: 'gaussian' as const, sigma: 90, mean: 128 },
  }
  const picture = await sharp({ create: noise }).png().toBuffer()
  expect(picture.length).toBeGreaterThan(3_000_000)
  const form = new FormData()
  form.set('user_id', String(id))
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
  const body = new Response(form)
  const headers = { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' }
  const sent = Buffer.from(await body.arrayBuffer())
  expect(await ask('/api/upload-profile-image', { method: 'POST', headers }, sent)).toMatchObject({
    status: 200,
  })
})

test.runIf(isThere)('nobody reads the metrics from outside', async () => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  expect((await ask('/metrics', { headers })).status).toBe(404)
})

async function ask(
  path: string,
  options: RequestOptions = {},
  body?: Buffer,
  onData: () => void = () => {},
): Promise<{ status: number; body: string }> {
  const asked = request({ host: 'localhost', family: 4, port, path, agent, ...options })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  let text = ''
  for await (const chunk of answer) {
    onData()
    text += String(chunk)
  }
  return { status: answer.statusCode, body: text }
}

function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'])
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  return free
}
