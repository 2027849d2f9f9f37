/**
 * A judge's device, as a process: what it is told to send goes through the outbox of the client, each try to the next node, as
 * behind a proxy that keeps nobody at one. What a browser has and Node has not is replaced: the disk, the lock between tabs.
 */
import 'fake-indexeddb/auto'
import { ApiError } from '@trickline/client/api.ts'
import { device } from '@trickline/client/device-storage.ts'
import { enqueueRequest, replyTo } from '@trickline/client/outbox.ts'
import { setSession } from '@trickline/client/session.ts'
import { profileFixture } from '@trickline/client/test-fixtures.ts'
import type { Order, Outcome } from './devices.ts'

const [origins = '', token = '', person = ''] = process.argv.slice(2)
const { fetch: fetchOfNode } = globalThis
let turn = 0

Object.assign(globalThis, {
  navigator: { locks: { request: (_name: string, work: () => Promise<void>) => work() } },
  fetch: (path: string, request: RequestInit) => {
    const all = origins.split(',')
    return fetchOfNode(`${all[(turn += 1) % all.length]}${path}`, request)
  },
})

await device.open()
setSession(token, profileFixture({ id: Number(person) }))
process.on('message', (order: Order) => {
  void carryOut(order).then((outcome) => process.send?.(outcome))
})
process.on('disconnect', () => process.exit())
process.send?.({ key: '', status: 200, body: null } satisfies Outcome)

async function carryOut({ key, method, path, body }: Order): Promise<Outcome> {
  const reply = replyTo(key)
  // what is refused is told, and kept by nobody
  const item = { key: `trust:${key}`, drafts: [], verb: 'trust', ask: null, notBefore: 0, isStep: true }
  await enqueueRequest({ ...item, request: { method, path, body, idempotencyKey: key } })
  return reply.then(
    (found) => ({ key, status: 200, body: found }),
    (error: unknown) => ({
      key,
      status: error instanceof ApiError ? error.status : 0,
      body: String(error),
    }),
  )
}
