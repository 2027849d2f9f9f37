/** Screen links and what the big screen shows (calls §19): who may create, revoke and switch. */
import { channelOf } from '@trickline/contract/live-events'
import { isRefusal } from '@trickline/contract/refusals'
import { expect, test } from 'vitest'
import { publicEvent } from '../../events/public-event.ts'
import { aServer } from '../../platform/test-server.ts'
import { testCompetition } from '../../rounds/test-rounds.ts'
import { competitionInStatus, expectSuccess, signUpPeople } from '../test-competition.ts'
import { eventOnScreen } from './event-screen.ts'
import { findScreenLink } from './find-screen-link.ts'

const server = await aServer()
const people = await signUpPeople(server)

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
  server.ask(method, `/competitions/${path}`, { token: people.owner.token, headers, ...(body && { body }) })
const make = async (id: number, kind = 'big-screen') =>
  expectSuccess(await ask('POST', `${id}/screens/links`, { kind }))
const secretIn = (address: string) => new URL(address).searchParams.get('screen') ?? ''
const opens = (competitionId: number, secret: string, kind: 'big-screen' | 'overlay' = 'big-screen') =>
  findScreenLink(server.context.db, { competitionId, kind, secret })

test('the secret of a link is returned once, and only its hash is stored', async () => {
  const id = await competitionInStatus(server, people, 'published')
  const { link, address } = await make(id)
  const secret = secretIn(address)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(new URL(address).pathname).toBe(`/live/${id}`)
  const screens = expectSuccess(await ask('GET', `${id}/screens`))
  expect(screens.links).toEqual([link])
  expect(JSON.stringify(screens)).not.toContain(secret)
  const { db } = server.context
  const stored = [
    await db.selectFrom('screen_links').selectAll().execute(),
    await db.selectFrom('idempotency_keys').selectAll().execute(),
    await db.selectFrom('live_events').selectAll().execute(),
  ]
  expect(JSON.stringify(stored)).not.toContain(secret)
  expect(await opens(id, secret)).toBe(link.id)
})

test('a repeated request creates another link, since the secret is not stored', async () => {
  const id = await competitionInStatus(server, people, 'published')
  const again = async () =>
    expectSuccess(
      await ask('POST', `${id}/screens/links`, { kind: 'overlay' }, { 'idempotency-key': 'once more' }),
    )
  const [first, second] = [await again(), await again()]
  expect(second.address).not.toBe(first.address)
  const { db } = server.context
  const stored = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', 'once more').execute()
  expect(stored).toEqual([])
})

test('a link opens its own competition and kind only, and nothing once it is revoked', async () => {
  const [id, other] = [
    await competitionInStatus(server, people, 'started'),
    await competitionInStatus(server, people, 'started'),
  ]
  const { link, address } = await make(id)
  const secret = secretIn(address)
  expect(await opens(other, secret)).toBeNull()
  expect(await opens(id, secret, 'overlay')).toBeNull()
  expect(await opens(id, `${secret}x`)).toBeNull()
  expect(await opens(id, '')).toBeNull()
  expect((await ask('DELETE', `${other}/screens/links/${link.id}`)).status).toBe(404)
  expect(await opens(id, secret)).toBe(link.id)
  expectSuccess(await ask('DELETE', `${id}/screens/links/${link.id}`))
  expect(await opens(id, secret)).toBeNull()
  expect((await ask('DELETE', `${id}/screens/links/${link.id}`)).status).toBe(404)
})

test('only the owner may revoke a link', async () => {
  const id = await competitionInStatus(server, people, 'published')
  const { link } = await make(id)
  for (const who of ['admin', 'supervisor', 'otherOrganizer', 'judge', 'athlete'] as const) {
    const { token } = people[who]
    const answer = await server.ask('DELETE', `/competitions/${id}/screens/links/${link.id}`, { token })
    expect([who, answer.status]).toEqual([who, 403])
  }
  expect(expectSuccess(await ask('GET', `${id}/screens`)).links).toEqual([link])
})

test('each choice increases the version and is announced to the owner', async () => {
  const id = await competitionInStatus(server, people, 'started')
  const first = expectSuccess(await ask('GET', `${id}/screens`)).big_screen
  expect(first).toEqual({ shows: 'rotation', version: 0, holds_podium: false, reveal_started_at: null })
  const chosen = expectSuccess(await ask('PUT', `${id}/screens`, { shows: 'bracket' }))
  expect(chosen.big_screen).toMatchObject({ shows: 'bracket', version: 1 })
  const holding = expectSuccess(await ask('PUT', `${id}/screens`, { holds_podium: true }))
  expect(holding.big_screen).toMatchObject({ shows: 'bracket', version: 1, holds_podium: true })
  const events = await server.context.db
    .selectFrom('live_events')
    .selectAll()
    .where('channel', '=', channelOf.person(people.owner.id))
    .where('event', '=', 'ScreensUpdated')
    .orderBy('seq', 'desc')
    .execute()
  expect(events[0]).toMatchObject({ public: null, officials: { competition_id: id, screens: holding } })
})

test('an existing podium can be revealed, and again after it was held back again', async () => {
  const started = await competitionInStatus(server, people, 'started')
  expect((await ask('POST', `${started}/screens/reveal`, {})).body.code).toBe('wrong-state')
  const id = await competitionInStatus(server, people, 'finished')
  expectSuccess(await ask('PUT', `${id}/screens`, { holds_podium: true }))
  const revealed = expectSuccess(await ask('POST', `${id}/screens/reveal`, {}))
  expect(revealed.big_screen).toEqual({
    shows: 'podium',
    version: 1,
    holds_podium: true,
    reveal_started_at: server.clock.now().toISOString(),
  })
  expect(
    expectSuccess(await ask('PUT', `${id}/screens`, { holds_podium: true })).big_screen.reveal_started_at,
  ).not.toBeNull()
  expectSuccess(await ask('PUT', `${id}/screens`, { holds_podium: false }))
  const again = expectSuccess(await ask('PUT', `${id}/screens`, { holds_podium: true }))
  expect(again.big_screen.reveal_started_at).toBeNull()
})

test('unknown choices are refused by field', async () => {
  const id = await competitionInStatus(server, people, 'published')
  for (const [path, body, field] of [
    ['screens', { shows: 'cats' }, 'shows'],
    ['screens', { holds_podium: 'perhaps' }, 'holds_podium'],
  ] as const) {
    const answer = await ask('PUT', `${id}/${path}`, body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  }
  const kind = await ask('POST', `${id}/screens/links`, { kind: 'poster' })
  expect([kind.status, Object.keys(kind.body.errors)]).toEqual([422, ['kind']])
})

test('a podium that is held back is on no big screen of its event; page, answer and overlay have it', async () => {
  const cup = await testCompetition(server)
  const { id, podiums } = await cup.held.finished()
  const { event } = expectSuccess(await cup.ask(cup.owner, 'POST', '/events', { name: 'Box Meeting' }))
  expectSuccess(await cup.ask(cup.owner, 'POST', `/events/${event.id}/divisions`, { competition_id: id }))
  const hold = (holds_podium: boolean) =>
    server.ask('PUT', `/competitions/${id}/screens`, { token: cup.owner.token, body: { holds_podium } })
  const shown = async (kind: 'big-screen' | 'overlay' | 'page') => {
    const found = await publicEvent(server.context, event.id)
    if (isRefusal(found)) throw new Error('the event is not public')
    const on =
      kind === 'page' ? found.reply : (await eventOnScreen(server.context.db, found.reply, kind)).event
    return on.competitions.flatMap((competition) => competition.podiums).length
  }
  expectSuccess(await hold(true))
  expect([await shown('big-screen'), await shown('overlay'), await shown('page')]).toEqual([
    0,
    podiums.length,
    podiums.length,
  ])
  expect(expectSuccess(await server.ask('GET', `/live/${id}`)).competition.podiums).toHaveLength(
    podiums.length,
  )
  expectSuccess(await hold(false))
  expect(await shown('big-screen')).toBe(podiums.length)
})
