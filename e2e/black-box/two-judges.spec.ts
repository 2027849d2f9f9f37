/** Two judges a round, each alone; then the ballots agree, or the differences are decided (statuses-and-moves §15). */
import type { Somebody } from './community.ts'
import { update } from './expect-refused.ts'
import { expect, test } from './permission-fixtures.ts'
import type { PermissionFixtures } from './permission-fixtures.ts'
import { granted } from './wire.ts'

test.use({ ready: { toStart: 1, full: 0 } })

type Round = { id: number; user_id: number }

const mute = [{ id: 20 }, { id: 21, grab: 17 }]
const japan = [{ id: 20 }, { id: 21, grab: 29 }]

/** Each test uses its own round, recorded. */
let rounds: Round[]

test.beforeAll(async ({ cast }) => {
  const { J, C, O } = cast.people
  const id = cast.toStart(0)
  await granted(cast.ask('PUT', `/competitions/${id}`, { formUpdate: { judging: 'two' } }, O.token))
  await cast.start(id)
  const all: Round[] = (await cast.seen(id)).rounds
  // C judges and rides
  rounds = all.filter(({ user_id }) => user_id !== C.id)
  for (const round of rounds) for (const status of [16, 17]) await cast.move('rounds', round.id, status, J)
})

test('two hold a round at once, a third is refused, and ballots that agree complete it', async ({ cast }) => {
  const { J, K, C } = cast.people
  const { claim, save, present, ballots, look } = callsOn(cast, 0)
  expect(await Promise.all([claim(J), claim(K)])).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(await claim(C)).toMatchObject({ status: 409, body: { code: 'round-taken' } })
  expect((await present(J)).ballots).toEqual({ needed: 2, given: 0, held: 2, own: 'held' })

  const first = await granted(save(J, mute))
  expect(first).toMatchObject({ ballot: { total: expect.any(Number) }, round: { status_id: 6 } })
  expect((await granted(ballots(J))).ballots).toMatchObject([{ judge: { id: J.id } }])
  expect(await ballots(K)).toMatchObject({ status: 403 })
  expect(await look(K)).toMatchObject({ body: { validatedTricks: [], round: { total_score: 0 } } })
  expect([await save(J, japan), await claim(J)]).toMatchObject([{ status: 409 }, { status: 409 }])

  const second = await granted(save(K, mute))
  expect(second.round).toMatchObject({ status_id: 7, total_score: first.ballot.total })
  expect(await granted(ballots(K))).toMatchObject({ needed: 2, handed_in: 2, differences: [] })
  expect(await claim(C)).toMatchObject({ status: 409 })
})

test('the head judge decides each difference, and nobody else', async ({ cast }) => {
  const { J, K, O } = cast.people
  const { claim, save, present, ballots, resolve, release } = callsOn(cast, 1)
  await headJudge(cast, J)
  await granted(claim(J))
  expect((await granted(save(J, mute))).round.status_id).toBe(17)
  await granted(claim(K))
  const second = await granted(save(K, japan))
  expect(second).toMatchObject({ waits: 'head', round: { status_id: 6, judge: null, total_score: 0 } })
  expect(await release(O)).toMatchObject({ status: 409 })

  const { differences } = await granted(ballots(J))
  expect(differences).toMatchObject([{ a: [{ grab: 17 }], b: [{ grab: 29 }] }])
  const choices = [{ at: differences[0].at, take: 'b' }]
  expect(await resolve(K, { choices })).toMatchObject({ status: 403 })
  expect(await resolve(J, { choices: [] })).toMatchObject({ status: 422 })
  expect((await present(O)).status_id).toBe(6)
  const { round } = await granted(resolve(J, { choices }))
  expect(round).toMatchObject({ status_id: 7, judge: { id: J.id }, total_score: second.ballot.total })
  expect(await granted(ballots(K))).toMatchObject({ resolved_by: { id: J.id }, waits: null })
  expect(await resolve(J, { choices })).toMatchObject({ status: 409 })
  await headJudge(cast, null)
})

test('without a head one judge proposes, and the other confirms exactly that', async ({ cast }) => {
  const { J, K, C } = cast.people
  const { claim, save, present, ballots, resolve } = callsOn(cast, 2)
  await granted(claim(J))
  const first = await granted(save(J, mute))
  await granted(claim(K))
  expect((await granted(save(K, japan))).waits).toBe('judges')
  const [{ at }] = (await granted(ballots(J))).differences
  const take = (side: 'a' | 'b') => [{ at, take: side }]
  expect(await resolve(J, { confirm: true })).toMatchObject({ status: 409 })
  expect(await resolve(C, { choices: take('a') })).toMatchObject({ status: 403 })
  await granted(resolve(J, { choices: take('a') }))
  expect((await present(J)).status_id).toBe(6)
  expect(await resolve(J, { choices: take('a'), confirm: true })).toMatchObject({ status: 409 })
  expect(await resolve(K, { choices: take('b'), confirm: true })).toMatchObject({ status: 409 })
  expect((await granted(ballots(K))).proposal).toMatchObject({ user: { id: J.id }, choices: take('a') })
  const { round } = await granted(resolve(K, { choices: take('a'), confirm: true }))
  expect(round).toMatchObject({ status_id: 7, judge: { id: K.id }, total_score: first.ballot.total })
})

test('the owner, with a reason, lets one ballot be enough', async ({ cast }) => {
  const { J, K, O } = cast.people
  const { claim, save, ballots, enough } = callsOn(cast, 3)
  await granted(claim(J))
  const { ballot } = await granted(save(J, mute))
  await granted(claim(K))
  expect(await enough(J, { reason: 'K is ill' })).toMatchObject({ status: 403 })
  expect(await enough(O, {})).toMatchObject({ status: 422 })
  const { round } = await granted(enough(O, { reason: 'K is ill' }))
  expect(round).toMatchObject({ status_id: 7, judge: { id: J.id }, total_score: ballot.total })
  expect(await save(K, japan)).toMatchObject({ status: 409 })
  expect(await granted(ballots(O))).toMatchObject({ needed: 1, one_is_enough: { reason: 'K is ill' } })
})

test('POST /store makes a ballot, too, and of the same judge two saves at once are one', async ({ cast }) => {
  const { J, K } = cast.people
  const { claim, save, store, present } = callsOn(cast, 4)
  await granted(claim(J))
  const tries = await Promise.all([store(J, mute), store(J, mute), save(J, japan)])
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await present(J)).ballots).toMatchObject({ given: 1, held: 0, own: 'given' })
  expect(await claim(K)).toMatchObject({ status: 200 })
})

function callsOn(cast: PermissionFixtures, place: number) {
  const round = rounds[place]
  if (!round) throw new Error(`there is no round ${place}`)
  const { id, user_id } = round
  const post = (path: string, body: unknown, by: Somebody) => cast.ask('POST', path, body, by.token)
  const get = (path: string, by: Somebody) => cast.ask('GET', path, undefined, by.token)
  const performed = (validatedTricks: object[]) => ({
    modeProgram: 4,
    roundId: id,
    isNew: true,
    validatedTricks,
  })
  return {
    claim: (by: Somebody) => post('/status/update', update('rounds', id, 6), by),
    release: (by: Somebody) => post('/status/update', update('rounds', id, 17), by),
    save: (by: Somebody, tricks: object[]) => post('/update_round', performed(tricks), by),
    store: (by: Somebody, tricks: object[]) =>
      post('/store', { ...performed(tricks), competitionDetails: cast.toStart(0), athleteId: user_id }, by),
    resolve: (by: Somebody, body: object) => post(`/rounds/${id}/resolve`, body, by),
    enough: (by: Somebody, body: object) => post(`/rounds/${id}/one_is_enough`, body, by),
    ballots: (by: Somebody) => get(`/rounds/${id}/ballots`, by),
    look: (by: Somebody) => get(`/get_round/${id}`, by),
    present: async (by: Somebody) => (await granted(get(`/rounds/batch?ids=${id}`, by))).rounds[0],
  }
}

async function headJudge(cast: PermissionFixtures, who: Somebody | null): Promise<void> {
  const id = cast.toStart(0)
  const entry = who && (await cast.entryOf(id, who, 2))
  await cast.post('/judges/head', { competition_id: id, competition_user_id: entry }, cast.people.O)
}
