/** Pages of athletes by their own choice, and who is told that one is on (ranking §5). */
import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()

const setPublic = (token: string, is_public: boolean) =>
  server.ask('POST', '/update_profile', { token, body: { updatedUser: { is_public } } })

test('a page is there while the person allows it, and has no more than everyone may see', async () => {
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

test('no score and no trick is on it before its phase is published', async () => {
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
