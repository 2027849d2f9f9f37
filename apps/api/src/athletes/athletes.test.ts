/** Pages of athletes who want one, and who is told that an athlete is on (ranking §5). */
import type { LiveEvents } from '@trickline/contract/live-events'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { type TestCompetition, testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()

/** The athletes told that their turn is near, by place in the running order; each list begins with the athlete who is told. */
async function runningOrder(cup: TestCompetition) {
  const rounds = (await cup.held.currentRounds()).toSorted((a, b) => a.run_order - b.run_order)
  const orderOf = (id: number) => rounds.findIndex((round) => round.user_id === id)
  const told = async () => {
    const events = await Promise.all(rounds.map(({ user_id: id }) => cup.events(`users.${id}`)))
    return Object.fromEntries(
      events.flatMap((own, order) => {
        const near = own.filter(({ event }) => event === 'TurnIsNear')
        const before = near.map((each) =>
          (each.public as LiveEvents['TurnIsNear']).before.map(({ id }) => orderOf(id)),
        )
        return before.length === 0 ? [] : [[order, before]]
      }),
    )
  }
  const at = (order: number) => {
    const round = rounds[order]
    if (!round) throw new Error(`there is no round ${order}`)
    return round
  }
  return { at, told }
}

const asksForTurn = (token: string, tells_turn = true) =>
  server.ask('POST', '/update_profile', { token, body: { updatedUser: { tells_turn } } })

const setPublic = (token: string, is_public: boolean) =>
  server.ask('POST', '/update_profile', { token, body: { updatedUser: { is_public } } })

test('an athlete’s page exists while the person allows it, and shows only what everyone may see', async () => {
  const cup = await testCompetition(server)
  const athlete = cup.athlete(0)
  const page = () => server.ask('GET', `/live/athlete/${athlete.id}`)
  await cup.held.withAthletes()
  expect((await page()).status).toBe(404)
  expect((await setPublic(athlete.token, true)).body.user.is_public).toBe(true)
  expect((await page()).body).toMatchObject({ athlete: { id: athlete.id }, results: [], best_rounds: [] })

  const { id, podiums } = await cup.held.finished()
  const { body } = await page()
  const own = podiums.find(({ user_id }) => user_id === athlete.id)
  expect(body.results).toEqual([
    expect.objectContaining({ competition_id: id, place: own?.final_position, field: 8 }),
  ])
  expect(body.best_rounds[0]).toMatchObject({ competition_id: id })
  expect(body.tricks[0]).toMatchObject({ competition_id: id, first_on: expect.stringMatching(/^\d{4}-/) })
  expect(body.ranking).toEqual([])
  expect(JSON.stringify(body)).not.toContain('@')
  await server.ask('PUT', '/settings', { token: cup.admin.token, body: { world_ranking: true } })
  expect((await page()).body.ranking).toEqual([expect.objectContaining({ rank: own?.final_position })])

  await setPublic(athlete.token, false)
  expect((await page()).status).toBe(404)
})

test('the page has no score and no trick before the phase is published', async () => {
  const cup = await testCompetition(server)
  const athlete = cup.athlete(0)
  await setPublic(athlete.token, true)
  await cup.held.started()
  const round = await cup.roundOf(0)
  await cup.move(cup.judge, round, 'recording')
  await cup.move(cup.judge, round, 'recorded')
  await cup.move(cup.judge, round, 'scoring')
  expect((await cup.save(cup.judge, round)).status).toBe(200)
  expect((await server.ask('GET', `/live/athlete/${athlete.id}`)).body).toMatchObject({
    results: [],
    best_rounds: [],
    tricks: [],
  })
})

test('whoever follows is told when the athlete is on, and nobody follows whose page is closed', async () => {
  const cup = await testCompetition(server)
  const athlete = cup.athlete(0)
  const fan = cup.athleteOfNone
  const follow = (user_id: number) => server.ask('POST', '/follow', { token: fan.token, body: { user_id } })
  const followed = async () => (await server.ask('GET', '/follow', { token: fan.token })).body.followed
  const told = async () =>
    (await cup.events(`users.${fan.id}`)).filter(({ event }) => event === 'FollowedIsOn').length
  expect((await follow(athlete.id)).status).toBe(404)
  await setPublic(athlete.token, true)
  expect((await follow(athlete.id)).status).toBe(200)
  expect((await follow(athlete.id)).status).toBe(200)
  expect(await followed()).toEqual([
    expect.objectContaining({ user: expect.objectContaining({ id: athlete.id }) }),
  ])

  await cup.held.started()
  await cup.move(cup.judge, await cup.roundOf(0), 'recording')
  await cup.move(cup.judge, await cup.roundOf(1), 'recording')
  expect(await told()).toBe(1)

  await setPublic(athlete.token, false)
  expect(await followed()).toEqual([])
  await setPublic(athlete.token, true)
  expect((await server.ask('DELETE', `/follow/${athlete.id}`, { token: fan.token })).status).toBe(200)
  expect(await followed()).toEqual([])
  expect((await server.ask('POST', '/follow', { body: { user_id: athlete.id } })).status).toBe(401)
})

test('athletes who want it are told once per round that at most two are before them, whatever moves or is sent again', async () => {
  const cup = await testCompetition(server)
  for (const { token } of cup.athletes)
    expect((await asksForTurn(token)).body.user).toMatchObject({ tells_turn: true })
  await cup.held.started()
  const { at, told } = await runningOrder(cup)
  const begun = { 0: [[]], 1: [[0]], 2: [[0, 1]] }
  expect(await told()).toEqual(begun)
  await cup.move(cup.judge, at(0), 'recording')
  expect(await told()).toEqual(begun)

  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { entity: 'rounds', id: at(0).id, new_status: roundStatusCodes.recorded, source: 'test' }
  const sent = () => server.ask('POST', '/status/update', { token: cup.judge.token, headers, body })
  expect((await sent()).status).toBe(200)
  expect((await sent()).status).toBe(200)
  expect(await told()).toEqual({ ...begun, 3: [[1, 2]] })

  // an athlete who cannot ride is before nobody, and setting the round back tells nobody twice
  await cup.move(cup.judge, at(2), 'injured')
  const moved = { ...begun, 3: [[1, 2]], 4: [[1, 3]] }
  expect(await told()).toEqual(moved)
  await cup.move(cup.judge, at(2), 'pending')
  await cup.move(cup.judge, at(2), 'disqualified')
  expect(await told()).toEqual(moved)

  // out of turn
  await cup.move(cup.judge, at(7), 'recording')
  expect(await told()).toEqual(moved)
  await cup.move(cup.judge, at(7), 'recorded')
  expect(await told()).toEqual(moved)
})

test('when two rounds end at once, each athlete whose turn is near is told once', async () => {
  const cup = await testCompetition(server)
  for (const { token } of cup.athletes) await asksForTurn(token)
  await cup.held.started()
  const { at, told } = await runningOrder(cup)
  await cup.move(cup.judge, at(0), 'recording')
  await cup.move(cup.secondJudge, at(1), 'recording')
  const answers = await Promise.all([
    cup.move(cup.judge, at(0), 'recorded'),
    cup.move(cup.secondJudge, at(1), 'recorded'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(Object.keys(await told())).toEqual(['0', '1', '2', '3', '4'])
  expect((await told())[4]).toEqual([[2, 3]])
})

test('athletes who do not want it are told nothing, and nobody else learns of the message or the setting', async () => {
  const cup = await testCompetition(server)
  const [first, second, third] = [cup.athlete(0), cup.athlete(1), cup.athlete(2)]
  for (const { token } of [first, second]) await asksForTurn(token)
  expect((await asksForTurn(second.token, false)).body.user).toMatchObject({ tells_turn: false })
  await cup.held.started()
  const everything = await server.context.db.selectFrom('live_events').select(['channel', 'event']).execute()
  const near = everything.filter(({ event }) => event === 'TurnIsNear').map(({ channel }) => channel)
  expect(near.filter((channel) => channel !== `users.${first.id}`)).not.toContain(`users.${second.id}`)
  expect(near).not.toContain(`users.${third.id}`)
  const seen = await server.ask('GET', `/check_profile/${first.id}`, { token: third.token })
  expect(seen.status).toBe(200)
  expect(seen.body.user).not.toHaveProperty('tells_turn')
  const { body } = await server.ask('GET', '/account/export', { token: first.token })
  expect(JSON.stringify(body)).toContain('"tells_turn":true')
})
