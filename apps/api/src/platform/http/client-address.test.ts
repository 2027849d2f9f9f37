import type { IncomingMessage } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import Fastify from 'fastify'
import { readConfig } from '../config.ts'
import { clientAddress, rawClientAddress, trustedProxies } from './client-address.ts'

const apps: { close: () => Promise<unknown> }[] = []
afterAll(() => Promise.all(apps.map((app) => app.close())))

/** The client address for this TRUST_PROXY, when `peer` sends this header. */
async function addressWith(setting: string, peer: string, forwarded?: string): Promise<string> {
  const app = Fastify({ trustProxy: trustedProxies(readConfig({ TRUST_PROXY: setting })) })
  apps.push(app)
  app.get('/', (request) => clientAddress(request))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const address = (await app.inject({ url: '/', remoteAddress: peer, headers })).body
  const raw = { headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage
  expect(rawClientAddress(readConfig({ TRUST_PROXY: setting }))(raw)).toBe(address)
  return address
}

test.each([
  ['', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '::1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['loopback', '127.0.0.1', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['1', '203.0.113.5', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['2', '203.0.113.5', '10.0.0.1, 198.51.100.1, 203.0.113.4', '198.51.100.1'],
  ['203.0.113.0/24', '203.0.113.5', '10.0.0.1, 198.51.100.1, 203.0.113.4', '198.51.100.1'],
  ['203.0.113.0/24', '198.51.100.2', '10.0.0.1', '198.51.100.2'],
  ['fd00::/8, loopback', 'fd00::7', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['loopback', '127.0.0.1', '[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['loopback', '127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['', '::ffff:198.51.100.1', undefined, '198.51.100.1'],
])(
  'TRUST_PROXY=%s: a request from %s with X-Forwarded-For %s is from %s',
  async (setting, peer, forwarded, expected) => {
    expect(await addressWith(setting, peer, forwarded)).toBe(expected)
  },
)

test('a connection that was closed meanwhile has no address, and that is no error', async () => {
  const app = Fastify({ trustProxy: trustedProxies(readConfig({})) })
  apps.push(app)
  const result = new Promise((resolve, reject) => {
    app.get('/', (request) => {
      request.socket.destroy()
      try {
        resolve(clientAddress(request))
      } catch (error) {
        reject(error)
      }
      return ''
    })
  })
  await fetch(await app.listen({ port: 0, host: '127.0.0.1' })).catch(() => undefined)
  expect(await result).toBe('')
})
