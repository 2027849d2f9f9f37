import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSession, startSession } from './http/sessions.ts'
import { sweep } from './sweep.ts'
import { testServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

const day = 24 * 3600 * 1000
let node: TestServer
beforeAll(async () => {
  node = await testServer()
})
afterAll(() => node.close())

test('what has expired is thrown away, and nothing else', async () => {
  const { db, random } = node.context
  const now = node.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  const { id: userId, token } = await node.person('athlete')
  await startSession(db, { userId, now: daysAgo(31), random })
  for (const days of [61, 59]) {
    await db
      .insertInto('idempotency_keys')
      .values({
        user_id: userId,
        key: `${days} days old`,
        call: 'POST /store',
        request_hash: '',
        status: 200,
        reply: '{}',
        created_at: daysAgo(days),
      })
      .execute()
  }

  const swept = await sweep(db, now)

  expect(swept).toMatchObject({ sessions: 1, idempotencyKeys: 1 })
  expect(await findSession(db, token, now)).not.toBeNull()
  const left = await db.selectFrom('idempotency_keys').where('user_id', '=', userId).select('key').execute()
  expect(left).toEqual([{ key: '59 days old' }])
  expect(await sweep(db, now)).toMatchObject({ sessions: 0, idempotencyKeys: 0 })
})
