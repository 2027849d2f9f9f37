/**
 * A judge's device as a process: it sends what it is told to through the client's outbox, each try to the next node, as
 * behind a proxy without sticky sessions. What Node lacks of a browser is replaced: the disk, and the lock between tabs.
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
  // a refused item is reported and not kept
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
