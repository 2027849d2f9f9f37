/** The world ranking by its call: an admin switches it on, official results fill it, changes renew it (ranking §1 to §4). */
import type { ReplyOf } from '@trickline/contract/call'
import type { readRanking } from '@trickline/contract/ranking'
import { beforeAll, expect, test } from 'vitest'
import { aServer, type TestPerson } from '../platform/test-server.ts'
import { type TestCompetition, testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()

let cup: TestCompetition
let admin: TestPerson
let competitionId: number
let winnerId: number | undefined

beforeAll(async () => {
  cup = await testCompetition(server)
  admin = cup.admin
  const { id, podiums } = await cup.held.finished()
  competitionId = id
  winnerId = podiums[0]?.user_id
})

const table = async (query = ''): Promise<ReplyOf<typeof readRanking>> =>
  (await server.ask('GET', `/ranking?gender=mixed&category=national${query}`)).body

const setSeal = (change: { seal_by: 'none' | 'one'; seal_number: number | null }) =>
  server.context.db.updateTable('competitions').set(change).where('id', '=', competitionId).execute()

const switchOn = (world_ranking: boolean) =>
  server.ask('PUT', '/settings', { token: admin.token, body: { world_ranking } })

test('the ranking exists only while it is switched on', async () => {
  expect((await server.ask('GET', '/ranking')).status).toBe(404)
  await switchOn(true)
  expect((await server.ask('GET', '/ranking')).status).toBe(200)
  await switchOn(false)
  expect((await server.ask('GET', '/ranking')).status).toBe(404)
  await switchOn(true)
  expect((await server.ask('GET', '/ranking?at=2999-01-01')).body.field_codes).toEqual({ at: ['too-large'] })
  expect((await server.ask('GET', '/ranking?formula=mine')).body.field_codes).toEqual({
    formula: ['not-offered'],
  })
})

test('places of a finished competition bring points, and each says why', async () => {
  const all = await server.context.db
    .selectFrom('competitions')
    .select(['gender', 'category'])
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow()
  const { body } = await server.ask('GET', '/ranking', { headers: { 'accept-language': 'en' } })
  expect(body).toMatchObject({ ...all, formula: 'isa-2', period: 'year', total: 8, tables: [all] })
  expect(body.rows[0]).toMatchObject({
    rank: 1,
    change: null,
    user: { id: winnerId, is_public: false },
    counts: [{ competition_id: competitionId, place: 1 }],
  })
  expect(body.rows[0].counts[0].sentence).toMatch(/^Place 1 of 8 at the level \w+ brings \d+ points\.$/)
  const german = await server.ask('GET', '/ranking', { headers: { 'accept-language': 'de' } })
  expect(german.body.rows[0].counts[0].sentence).toMatch(/^Platz/)
})

test('the level is chosen by an admin; who is not in the list of imports cannot be taken out', async () => {
  const { body: before } = await server.ask('GET', '/ranking')
  const rank = (body: unknown, token = admin.token) =>
    server.ask('PUT', `/competitions/${competitionId}/ranking`, { token, body })
  const chosen = async () =>
    (await server.ask('GET', `/competitions/${competitionId}/ranking`, { token: admin.token })).body
  expect(await chosen()).toEqual({ level: null, level_by_category: 'masters', is_ranked: null })
  expect((await rank({ level: 'masters' }, cup.owner.token)).status).toBe(403)
  expect((await rank({ is_ranked: false })).status).toBe(409)
  expect((await rank({ level: 'world-cup' })).status).toBe(200)
  expect(await chosen()).toMatchObject({ level: 'world-cup' })
  const { body: after } = await server.ask('GET', '/ranking')
  expect(after.rows[0].points).toBe(2000)
  expect(after.rows[0].points).toBeGreaterThan(before.rows[0].points)
  await rank({ level: null })
  expect((await server.ask('GET', '/ranking')).body).toEqual(before)
})

test('a result that is to be sealed counts only once it is sealed', async () => {
  await setSeal({ seal_by: 'one', seal_number: null })
  expect((await server.ask('GET', '/ranking')).body.total).toBe(0)
  await setSeal({ seal_by: 'one', seal_number: 1 })
  expect((await server.ask('GET', '/ranking')).body.total).toBe(8)
  await setSeal({ seal_by: 'none', seal_number: null })
})

test('a podium taken back counts no more, and counts again when it is awarded again', async () => {
  const { body: before } = await server.ask('GET', '/ranking')
  const last = before.rows.length
  await cup.ask(cup.owner, 'POST', `/competitions/${competitionId}/undo_advance`, {
    round_number: (await cup.held.currentRounds())[0]?.round_number,
    reason: 'a slip',
  })
  expect((await server.ask('GET', '/ranking')).body.rows).toEqual([])
  const rounds = await cup.held.currentRounds()
  expect((await cup.advance(cup.owner, competitionId, rounds[0]?.round_number ?? 0)).status).toBe(200)
  expect((await server.ask('GET', '/ranking')).body.rows).toHaveLength(last)
})

test('as of a day before it there is nothing, and what a coming competition would bring is said', async () => {
  expect(await table('&at=2020-01-01')).toMatchObject({ rows: [], since: null, next: null })
  const next = await testCompetition(server, { athletes: 3 })
  const { id } = await next.held.published()
  const { body } = await server.ask('GET', '/ranking?period=three-years')
  expect(body).toMatchObject({ next: { competition_id: id, places: [{ place: 1 }, {}, {}] } })
  const [leader] = body.rows
  expect(leader.next[0]).toMatchObject({
    place: 1,
    points: leader.points + body.next.places[0].points,
    rank: 1,
  })
})
