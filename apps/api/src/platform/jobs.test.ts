/** When a node dies, another does its jobs within 90 s; while it lives, no job runs twice. */
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { type Jobs, openJobs } from './jobs.ts'
import { completeJob, giveBackAbandonedJobs, giveBackJobs, renewJobs } from './taken-jobs.ts'
import { aServer } from './test-server.ts'

const server = await aServer()
const { db, pool, jobs } = server.context
const log = pino({ level: 'silent' })
const opened: Jobs[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop()
  await pool.query('delete from pgboss.job')
})

const queue = 'secret-mail'
const send = (to: string) => jobs.send(db, queue, { secret: 'reset-password', to, isFromKnown: false })

/** A second node, which notes to whom it sends mails. */
async function node(handle: (to: string) => Promise<void> = async () => {}) {
  const done: string[] = []
  const other = openJobs(pool, log, { pollSeconds: 0.02, supervise: false })
  opened.push(other)
  await other.start()
  await other.work(queue, async ({ to }) => {
    done.push(to)
    await handle(to)
  })
  return { done, stop: () => other.stop() }
}

/** Takes jobs like a node that then dies or freezes. */
async function takeAsDeadNode(secondsAgo: number) {
  const { rows } = await pool.query<{ id: string; retryCount: number }>(
    `update pgboss.job set state = 'active', started_on = now() - $1::integer * interval '1 second'
     where name = $2 returning id, retry_count as "retryCount"`,
    [secondsAgo, queue],
  )
  return rows
}

const states = async () =>
  (await pool.query<{ state: string }>('select state from pgboss.job order by created_on, id')).rows.map(
    ({ state }) => state,
  )

test('jobs that a node took a minute ago are given back, unless it has renewed them', async () => {
  await send('ana')
  const taken = await takeAsDeadNode(59)
  expect(await giveBackAbandonedJobs(pool)).toBe(0)
  await takeAsDeadNode(70)
  await renewJobs(pool, queue, taken)
  expect(await giveBackAbandonedJobs(pool)).toBe(0)
  await takeAsDeadNode(61)
  expect(await giveBackAbandonedJobs(pool)).toBe(1)
})

test('another node does an abandoned job at its next poll, once, however many nodes there are', async () => {
  for (const to of ['ana', 'ben', 'carla']) await send(to)
  await takeAsDeadNode(61)
  const nodes = [await node(), await node(), await node()]
  await expect.poll(states).toEqual(['completed', 'completed', 'completed'])
  expect(nodes.flatMap(({ done }) => done).toSorted()).toEqual(['ana', 'ben', 'carla'])
})

test('a node frozen for too long has lost its jobs, and records nothing about them', async () => {
  await send('ana')
  const frozen = await takeAsDeadNode(61)
  await giveBackAbandonedJobs(pool)
  const { rows } = await pool.query<{ id: string; retryCount: number }>(
    `update pgboss.job set state = 'active', started_on = now(), retry_count = retry_count + 1
     where state = 'retry' returning id, retry_count as "retryCount"`,
  )
  expect((await renewJobs(pool, queue, frozen)).size).toBe(0)
  await completeJob(pool, queue, { ...frozen[0], id: frozen[0]?.id ?? '', retryCount: 0 })
  await giveBackJobs(pool, queue, frozen)
  expect(await states()).toEqual(['active'])
  expect([...(await renewJobs(pool, queue, rows))]).toEqual(frozen.map(({ id }) => id))
})

test('a node that is stopped gives back at once what it has not begun', async () => {
  for (const to of ['ana', 'ben', 'carla']) await send(to)
  const finishing = new AbortController()
  const atWork = new Promise<void>((resolve) => finishing.signal.addEventListener('abort', () => resolve()))
  const first = await node(() => atWork)
  await expect.poll(() => first.done.length).toBe(1)
  const stopped = first.stop()
  finishing.abort()
  await stopped
  expect((await states()).toSorted()).toEqual(['completed', 'retry', 'retry'])
  const second = await node()
  await expect.poll(states).toEqual(['completed', 'completed', 'completed'])
  expect([...first.done, ...second.done].toSorted()).toEqual(['ana', 'ben', 'carla'])
})

test('a job that fails is tried again later, and the others go on', async () => {
  for (const to of ['ana', 'ben']) await send(to)
  const { done } = await node((to) => (to === 'ana' ? Promise.reject(new Error('no')) : Promise.resolve()))
  await expect.poll(async () => (await states()).toSorted()).toEqual(['completed', 'retry'])
  expect(done.toSorted()).toEqual(['ana', 'ben'])
})
