import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { competitionInStatus, entryInStatus, signUpPeople } from '../../competitions/test-competition.ts'
import { testCompetition } from '../../rounds/test-rounds.ts'
import { aServer, type TestServer } from '../test-server.ts'
import { type Snapshot, SnapshotCache, type SnapshotSource } from './snapshots.ts'

const server = await aServer()
const otherNode = await aServer({ database: server.database })
const people = await signUpPeople(server)
const id = await competitionInStatus(server, people, 'published')
await entryInStatus(server, people, id, people.athlete, 'athlete', 'approved')

const live = (headers: Record<string, string> = {}, of = server) =>
  of.app.inject({ url: `/api/live/${id}`, headers })
const visibleNames = async (of = server) => {
  const { competition } = (await live({}, of)).json()
  return competition.competition_users.map(({ user }: { user: { name: string } }) => user.name)
}

test('a visitor gets the same bytes in an accepted encoding, and 304 when nothing has changed', async () => {
  const plain = await live()
  expect(plain.headers['content-encoding']).toBeUndefined()
  const brotli = await live({ 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  const gzipped = await live({ 'accept-encoding': 'gzip' })
  expect(gzipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body)

  const known = await live({ 'if-none-match': `W/"other", ${String(plain.headers['etag'])}` })
  expect(known.statusCode).toBe(304)
  expect(known.body).toBe('')
  expect((await live({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('a change is visible after its response, and on another node after its NOTIFY', async () => {
  await live()
  await live({}, otherNode)
  const { token } = people.athlete
  const body = { updatedUser: { name: 'Renamed', country_id: 724 } }
  const answer = await server.ask('POST', '/update_profile', { token, body })
  expect(answer.status).toBe(200)
  expect(await visibleNames()).toContain('Renamed')
  await expect.poll(() => visibleNames(otherNode)).toContain('Renamed')
})

test('a repeated reply has the same headers, until the content changes', async () => {
  const origin = await otherNode.listen()
  const { context } = otherNode.app
  context.checksReplies = false
  let repeated = 0
  context.repeated.onAnswered(() => (repeated += 1))
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api/live/${id}`, {
      headers: { 'accept-encoding': 'br', ...headers },
    })
    return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
  }
  const first = await ask()
  expect(repeated).toBe(0)
  const second = await ask()
  expect(repeated).toBe(1)
  expect(second.body).toBe(first.body)
  expect(steady(second)).toEqual(steady(first))
  const known = { 'if-none-match': String(new Map(first.headers).get('etag')) }
  const unchanged = await ask(known)
  expect([unchanged.status, unchanged.body, repeated]).toEqual([304, '', 2])
  expect(steady(unchanged)).toEqual(steady(await ask({ ...known, 'accept-encoding': 'gzip' })))

  const { token } = people.athlete
  const body = { updatedUser: { name: 'Changed', country_id: 724 } }
  expect((await server.ask('POST', '/update_profile', { token, body })).status).toBe(200)
  await expect.poll(async () => (await ask(known)).status).toBe(200)
  expect((await ask()).body).toContain('Changed')
  context.checksReplies = true
})

test('the sitemap lists the public pages and no others', async () => {
  const unpublished = await competitionInStatus(server, people, 'approved')
  const { body: robots } = await server.app.inject('/robots.txt')
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  expect(sitemap).toBe(`${server.context.config.publicUrl}/sitemap.xml`)
  const { body, headers } = await server.app.inject('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain(`/live/${id}</loc>`)
  expect(body).not.toContain(`/live/${unpublished}</loc>`)
})

test(
  'through a whole competition the cached list is up to date after each change',
  { tags: ['full'] },
  async () => {
    const { cup, progress } = await watchedCompetition()
    await cup.held.finished()
    expect(progress).toEqual(
      expect.arrayContaining([
        'qualification 0/8, 1 on, 0 lead',
        'qualification 8/8, 0 on, 0 lead',
        'qualification 8/8, 0 on, 3 lead',
        'quarterFinal 3/8, 0 on, 3 lead',
        'final 4/4, 0 on, 3 lead',
      ]),
    )
    const { now, latest } = (await server.ask('GET', '/live/list')).body
    expect(now).toEqual([])
    expect(latest[0].podiums.map((place: { final_position: number }) => place.final_position)).toEqual([
      1, 2, 3,
    ])
    expect(JSON.stringify(latest)).not.toContain('@')
  },
)

// runs after the longer test, which looks for the only running competition
test('until the second phase the cached list is up to date after each change', async () => {
  const { cup, progress } = await watchedCompetition()
  await cup.held.advanced()
  expect(progress).toEqual(
    expect.arrayContaining([
      'qualification 0/8, 1 on, 0 lead',
      'qualification 8/8, 0 on, 0 lead',
      'qualification 8/8, 0 on, 3 lead',
    ]),
  )
})

/** Reads the list after each change; `progress` is what the list says about the running competition. */
async function watchedCompetition() {
  const progress: string[] = []
  const ask: TestServer['ask'] = async (method, path, input) => {
    const answer = await server.ask(method, path, input)
    if (method === 'GET') return answer
    // `assertUpToDate` replies 500 if the cached list is outdated
    const list = await server.ask('GET', '/live/list')
    expect([method, path, list.status]).toEqual([method, path, 200])
    const [running] = list.body.now
    if (running) {
      expect((await server.ask('GET', `/live/${running.id}`)).status).toBe(200)
      const { phase, leaders, recording } = running
      progress.push(
        `${phase?.round_name} ${phase?.judged}/${phase?.rounds}, ${recording.length} on, ${leaders.length} lead`,
      )
    }
    return answer
  }
  return { cup: await testCompetition({ ...server, ask }), progress }
}

/** Requests to a cache whose `make` waits for `finish`. */
function slowSnapshot(snapshots: SnapshotCache) {
  const finish: (() => void)[] = []
  const make = async (): Promise<SnapshotSource> => {
    const text = `version ${finish.length + 1}`
    await new Promise<void>((resolve) => finish.push(resolve))
    return { text, sourceChannels: ['competition.1'] }
  }
  return { request: () => snapshots.of('key', make), finish }
}
const textOf = async (snapshot: Promise<Snapshot>) => (await snapshot).identity.toString()

test('concurrent requests share one snapshot, and one that was read before an invalidation is not cached', async () => {
  const snapshots = new SnapshotCache()
  snapshots.setListening(true)
  const { request, finish } = slowSnapshot(snapshots)
  const early = [request(), request(), request()]
  snapshots.invalidate(['competition.1'])
  const late = request()
  expect(finish).toHaveLength(2)
  for (const each of finish) each()
  expect(await Promise.all(early.map(textOf))).toEqual(['version 1', 'version 1', 'version 1'])
  expect(await textOf(late)).toBe('version 2')
  expect(await textOf(request())).toBe('version 2')
  snapshots.invalidate(['competition.2'])
  expect(await textOf(request())).toBe('version 2')
})

test('while NOTIFY is not received nothing is cached', async () => {
  const snapshots = new SnapshotCache()
  let made = 0
  const request = () =>
    textOf(snapshots.of('key', async () => ({ text: `version ${(made += 1)}`, sourceChannels: [] })))
  await request()
  expect(await request()).toBe('version 2')
  snapshots.setListening(true)
  await request()
  expect(await request()).toBe('version 3')
  snapshots.setListening(false)
  expect(await request()).toBe('version 4')
  expect(await request()).toBe('version 5')
})

function steady({ headers }: { headers: [string, string][] }): [string, string][] {
  return headers.filter(([name]) => !['x-request-id', 'x-server-time', 'date'].includes(name))
}
