import { applyDelta, type FullVersion, type LiveDelta } from '@trickline/contract/live-delta'
import { isRefusal } from '@trickline/contract/refusals'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSnapshot, type Snapshot } from '../platform/http/snapshots.ts'
import { testServer, type TestServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'
import { LiveVersions } from './live-versions.ts'

let server: TestServer
let otherNode: TestServer

beforeAll(async () => {
  server = await testServer()
  otherNode = await testServer({ database: server.database })
})
afterAll(async () => {
  await otherNode.close()
  await server.close()
})

type Head = { id: number; version: string; seq: number; deltas: LiveDelta[] }

const headOf = async (id: number, of = server): Promise<Head> =>
  (await of.ask('GET', `/live/${id}/head`)).body

/** A client that follows a competition by its head: it applies deltas, or fetches the version that the head names. */
function follower(of = server) {
  let current: { version: string; whole: FullVersion } | undefined
  const ways = { deltas: 0, whole: 0 }
  return {
    ways,
    current: () => current,
    take: async ({ id, version, deltas }: Head) => {
      const from = deltas.findIndex((delta) => delta.from === current?.version)
      if (current && from >= 0) {
        for (const delta of deltas.slice(from))
          current = { version: delta.to, whole: applyDelta(current.whole, delta) }
        ways.deltas += 1
      } else if (current?.version !== version) {
        const { body } = await of.ask('GET', `/live/${id}/versions/${version}`)
        current = { version, whole: body.competition }
        ways.whole += 1
      }
      expect(current?.version).toBe(version)
    },
  }
}

function everyVersion() {
  const versions = new LiveVersions(server.context.snapshots, pino({ level: 'silent' }), 0)
  const heads: Snapshot[] = []
  return async (id: number): Promise<Head> => {
    const { text, version, seq } = await present(id)
    const snapshot = { ...createSnapshot({ text, sourceChannels: [], seq }), version }
    const answer = await versions.head(
      { db: server.context.db, cached: async () => snapshot },
      { params: { id } },
    )
    if (isRefusal(answer)) throw new Error(answer.refused)
    heads.push(answer)
    return JSON.parse(answer.identity.toString())
  }
}

async function present(id: number, of = server) {
  const { body: text, headers } = await of.app.inject(`/api/live/${id}`)
  const version = /^W\/"(.+)"$/.exec(String(headers.etag))?.[1] ?? ''
  return { text, version, seq: 0 }
}

test(
  'throughout a competition the deltas of the heads add up to the public view, without unpublished scores',
  { tags: ['full'] },
  async () => {
    const { cup, spectator, changes } = await followedCompetition()
    await cup.held.finished()
    expect(changes()).toBeGreaterThan(50)
    // fetched whole: the first version, and phases whose deltas exceed the limit of a head
    expect(spectator.ways.deltas).toBeGreaterThan(spectator.ways.whole * 3)
  },
)

// after the whole one, which looks for the only competition that runs
test('until the second phase the deltas of the heads add up to the public view, without unpublished scores', async () => {
  const { cup, spectator, changes } = await followedCompetition()
  await cup.held.advanced()
  expect(changes()).toBeGreaterThan(20)
  expect(spectator.ways.deltas).toBeGreaterThan(spectator.ways.whole * 3)
})

/** A spectator takes the head after each of its changes, and has the public view. */
async function followedCompetition() {
  const spectator = follower()
  const next = everyVersion()
  let changes = 0
  let running: number | undefined
  const ask: TestServer['ask'] = async (method, path, options) => {
    const answer = await server.ask(method, path, options)
    if (method === 'GET') return answer
    running ??= (await server.ask('GET', '/live/list')).body.now[0]?.id
    if (running !== undefined) {
      const head = await next(running)
      await spectator.take(head)
      const now = JSON.parse((await present(running)).text).competition
      expect(spectator.current()?.whole).toEqual(now)
      changes += 1
      for (const { rows } of head.deltas) {
        for (const round of Object.values(rows?.['rounds']?.put ?? {})) {
          const status = now.rounds.find(({ id }: { id: unknown }) => id === round['id'])?.status.name
          if (typeof round['total_score'] === 'number') expect(status ?? 'published').toBe('published')
        }
        expect(JSON.stringify(rows)).not.toContain('@')
      }
    }
    return answer
  }
  return { cup: await testCompetition({ ...server, ask }), spectator, changes: () => changes }
}

test('a version has the same name and bytes on every node, and an immutable address', async () => {
  const { id } = await startedCompetition()
  const [one, other] = [await headOf(id), await headOf(id, otherNode)]
  expect(one).toMatchObject({ id, version: other.version, seq: other.seq, deltas: [] })
  const answers = await Promise.all(
    [server, otherNode].map((node) => node.app.inject(`/api/live/${id}/versions/${one.version}`)),
  )
  expect(answers[0]?.body).toBe(answers[1]?.body)
  expect(answers[0]?.body).toBe((await present(id)).text)
  expect(answers[0]?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a head may be cached for a second, is 304 while nothing changes, and is at most 1 kB', async () => {
  const { id } = await startedCompetition()
  const { headers, rawPayload } = await server.app.inject(`/api/live/${id}/head`)
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  expect(headers['cdn-cache-control']).toContain('stale-while-revalidate')
  expect(rawPayload.length).toBeLessThan(1000)
  const again = await server.app.inject({
    url: `/api/live/${id}/head`,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('changes within a second are one delta, and the version before keeps its address', async () => {
  const { id, rename } = await startedCompetition()
  const before = await headOf(id)
  const spectator = follower()
  await spectator.take(before)
  for (const name of ['Uno', 'Dos', 'Tres']) await rename(name)
  await headOf(id)
  await expect.poll(async () => (await headOf(id)).version).not.toBe(before.version)
  await expect.poll(async () => namesIn((await follow()).whole)).toContain('Tres')
  expect(spectator.ways).toEqual({ deltas: expect.any(Number), whole: 1 })
  expect(spectator.ways.deltas).toBeLessThanOrEqual(2)
  expect((await server.ask('GET', `/live/${id}/versions/${before.version}`)).status).toBe(200)

  async function follow() {
    await spectator.take(await headOf(id))
    const current = spectator.current()
    if (!current) throw new Error('no version was fetched')
    return current
  }
})

test('the version that a head names has its address after a change just now, and while NOTIFY is not received', async () => {
  const { id } = await startedCompetition()
  const { snapshots, db } = server.context
  const { text } = await present(id)
  const [first, second] = [text, text.replace('{', '{ ')].map((each) =>
    createSnapshot({ text: each, sourceChannels: [] }),
  )
  if (!first || !second) throw new Error('no versions')
  const versions = new LiveVersions(snapshots, pino({ level: 'silent' }), 0)
  const view = (now: Snapshot) => ({ db, cached: async () => now })
  const askFirst = () => versions.version(view(second), { params: { id, version: first.version } })

  await versions.head(view(first), { params: { id } })
  expect(await askFirst()).toBe(first)
  await versions.head(view(second), { params: { id } })
  expect(await askFirst()).toBe(first)
  snapshots.setListening(false)
  snapshots.setListening(true)
  expect(await askFirst()).toBe(first)
  versions.close()
})

test('private competitions and unknown versions are not found, and not cached', async () => {
  const { id } = await startedCompetition()
  const hash = 'x'.repeat(22)
  for (const path of [
    '/live/999999/head',
    `/live/999999/versions/${hash}`,
    `/live/${id}/versions/${hash}`,
    `/live/${id}/versions/1`,
  ]) {
    const { status, headers } = await server.ask('GET', path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
})

function namesIn(whole: FullVersion): string {
  return JSON.stringify(whole['competition_users'])
}

let started: ReturnType<typeof startCompetition> | undefined

/** One for all tests that only look at it, or rename an athlete. */
function startedCompetition() {
  return (started ??= startCompetition())
}

async function startCompetition() {
  const cup = await testCompetition(server)
  await cup.held.started()
  const [athlete] = cup.athletes
  const rename = async (name: string) => {
    const body = { updatedUser: { name, country_id: 724 } }
    const { status } = await server.ask('POST', '/update_profile', { token: athlete?.token ?? '', body })
    expect(status).toBe(200)
  }
  return { id: (await cup.held.present()).id, rename }
}
