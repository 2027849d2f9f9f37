import { beforeEach, expect, test } from 'vitest'
import type { RoundRow } from '@trickline/contract/rounds'
import type { Person } from '@trickline/samples/accounts'
import { hashToken, revokeSession, startSession } from '../platform/http/sessions.ts'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from './test-rounds.ts'

let round: RoundRow
/** Two devices of the same judge. */
let phone: Person
let tablet: Person

const server = await aServer()
const cup = await testCompetition(server)
await cup.held.recorded()

beforeEach(async () => {
  round = await cup.roundOf(0)
  await server.context.db
    .updateTable('rounds')
    .set({ status: 'recorded', judge_id: null, version: round.version + 1 })
    .where('id', '=', round.id)
    .execute()
  phone = { ...cup.judge, token: await signIn('Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile') }
  tablet = {
    ...cup.judge,
    token: await signIn('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
  }
})

function signIn(userAgent: string): Promise<string> {
  const { db, random } = server.context
  return startSession(db, { userId: cup.judge.id, now: server.clock.now(), random, userAgent })
}

const report = (by: Person | null, tricks: unknown) =>
  cup.ask(by, 'POST', `/rounds/${round.id}/entering`, { tricks })
const elsewhere = async (by: Person, tricks: number) => (await report(by, tricks)).body.elsewhere

test('a second device of the judge is told how many tricks the first has, since when, and on what', async () => {
  await cup.move(phone, round, 'scoring')
  const claimedAt = server.clock.now().toISOString()
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  expect(await elsewhere(phone, 12)).toBeNull()
  const reportedAt = server.clock.now().toISOString()
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  expect((await report(tablet, 0)).body).toEqual({
    version: (await cup.roundOf(0)).version,
    elsewhere: {
      tricks: 12,
      began_at: claimedAt,
      reported_at: reportedAt,
      user_agent: expect.stringContaining('Android 15'),
    },
  })
})

test('before the first device has reported, the claim is told', async () => {
  await cup.move(phone, round, 'scoring')
  server.clock.set(new Date(server.clock.now().getTime() + 1000))
  expect(await elsewhere(tablet, 0)).toMatchObject({
    tricks: 0,
    user_agent: expect.stringContaining('Android'),
  })
})

test('the first device is told of the second once that has tricks', async () => {
  await cup.move(phone, round, 'scoring')
  server.clock.set(new Date(server.clock.now().getTime() + 1000))
  await report(tablet, 0)
  expect(await elsewhere(phone, 3)).toBeNull()
  await report(tablet, 2)
  expect(await elsewhere(phone, 3)).toMatchObject({ tricks: 2, user_agent: expect.stringContaining('iPad') })
})

test('nobody but the judge who holds the round may ask, and nothing is announced', async () => {
  await cup.move(phone, round, 'scoring')
  const channel = `competition.${round.competition_id}`
  const before = (await cup.events(channel)).length
  await report(phone, 12)
  for (const other of [
    cup.secondJudge,
    cup.owner,
    cup.admin,
    cup.supervisor,
    cup.athlete(0),
    cup.judgeOfNone,
  ]) {
    expect((await report(other, 0)).status).toBe(403)
  }
  expect((await report(null, 0)).status).toBe(401)
  expect((await cup.events(channel)).length).toBe(before)
})

test('a round that is not held is refused, and one that is not there', async () => {
  expect((await report(phone, 1)).status).toBe(409)
  expect((await cup.ask(phone, 'POST', '/rounds/99999/entering', { tricks: 1 })).status).toBe(404)
})

test.each([-1, 1.5, 1001, 'many', null])('%j is no number of tricks', async (tricks) => {
  await cup.move(phone, round, 'scoring')
  expect((await report(phone, tricks)).status).toBe(422)
})

test('what was entered for an earlier claim is forgotten', async () => {
  await cup.move(phone, round, 'scoring')
  await report(phone, 12)
  await cup.move(phone, round, 'recorded')
  await cup.move(tablet, round, 'scoring')
  expect(await elsewhere(tablet, 1)).toBeNull()
  await cup.save(tablet, await cup.roundOf(0))
  expect(await kept()).toBe(0)

  // an edit is reported like a score
  await cup.move(phone, round, 'review')
  await report(phone, 5)
  server.clock.set(new Date(server.clock.now().getTime() + 1000))
  expect(await elsewhere(tablet, 0)).toMatchObject({ tricks: 5 })
  await cup.move(tablet, round, 'completed')
  expect(await kept()).toBe(0)
})

test('a device that was signed out is not told of', async () => {
  await cup.move(phone, round, 'scoring')
  await report(phone, 12)
  await server.context.db.transaction().execute(async (tx) => {
    await revokeSession({ tx, forgetCachedSessions: () => undefined }, hashToken(phone.token))
  })
  expect(await elsewhere(tablet, 0)).toBeNull()
})

async function kept(): Promise<number> {
  return (await server.context.db.selectFrom('entering_devices').selectAll().execute()).length
}
