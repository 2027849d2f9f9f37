import { expect, test } from 'vitest'
import { openLog } from '../platform/log.ts'
import { showNode, writeNode } from '../platform/nodes.ts'
import { aServer } from '../platform/test-server.ts'

const server = await aServer()
const admin = await server.person('admin')
const health = async () => (await server.ask('GET', '/admin/health', { token: admin.token })).body

test('an admin reads processes, jobs, mails, room and the last errors, without what a message quotes', async () => {
  const log = openLog({ logLevel: 'error' })
  log.child({ reqId: 'r-1' }).error({ err: new TypeError('ana@trickline.example') }, 'unexpected')
  const stop = showNode(server.context)
  await expect.poll(async () => (await health()).nodes.length).toBe(1)
  const body = await health()
  expect(body).toMatchObject({
    nodes: [{ node_version: process.versions.node, is_gone: false }],
    mails: { are_sent: false, in_outbox: 0, waiting: 0 },
    last_backup_at: null,
  })
  expect(body.storage.free_bytes).toBeGreaterThan(0)
  expect(body.storage.database_bytes).toBeGreaterThan(1_000_000)
  expect(body.errors).toEqual([
    expect.objectContaining({ what: 'unexpected', error: 'TypeError', request_id: 'r-1' }),
  ])
  expect(JSON.stringify(body)).not.toContain('ana@trickline')
  await stop()
  expect((await health()).nodes).toEqual([])
})

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('a killed process is shown as gone, and for a day only', async () => {
  const { db } = server.context
  for (const [id, hours] of [
    ['killed', 1],
    ['forgotten', 25],
  ] as const) {
    await writeNode(db, id, ago(hours))
    await db
      .updateTable('nodes')
      .set({ seen_at: ago(hours) })
      .where('id', '=', id)
      .execute()
  }
  await writeNode(db, 'alive', ago(0))
  expect((await health()).nodes.map(({ id, is_gone }: Record<string, unknown>) => [id, is_gone])).toEqual([
    ['killed', true],
    ['alive', false],
  ])
})
