import type { LiveDetail } from '@trickline/contract/competitions'
import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'
import { competitionInStatus, signUpPeople } from './test-competition.ts'

const server = await aServer()

const live = async (id: number): Promise<LiveDetail> =>
  (await server.ask('GET', `/live/${id}`)).body.competition

test('an athlete who registers when no place is left waits', async () => {
  const people = await signUpPeople(server)
  const id = await competitionInStatus(server, people, 'published', { participant_size: 'small' })
  expect((await live(id)).waiting).toBe(0)
  const register = async () => {
    const person = await server.person('athlete')
    const body = { competition_id: id, user_id: person.id }
    await server.ask('POST', '/athletes/register', { token: person.token, body })
  }
  for (let place = 1; place <= 10; place++) await register()
  expect((await live(id)).waiting).toBe(0)
  await register()
  expect((await live(id)).waiting).toBe(1)
})

test('the page of a competition tells where its athletes came last, and is renewed when they come somewhere again or that is taken back', async () => {
  const first = await testCompetition(server)
  const second = await testCompetition(server, { plan: (plan) => plan.for(first.athletes) })
  await first.held.created()
  const { id } = await second.held.withAthletes()
  const results = async () =>
    new Map((await live(id)).competition_users.map((entry) => [entry.user_id, entry.last_result]))
  expect(new Set((await results()).values())).toEqual(new Set([null]))

  const { podiums, id: firstId, name } = await first.held.finished()
  const told = await results()
  for (const { user_id, final_position: place, final_score: score } of podiums)
    expect(told.get(user_id)).toEqual({ competition: { id: firstId, name }, place, score })
  // judges have no results, and a finished competition tells the results from before it
  expect(told.get(second.judge.id)).toBeNull()
  expect(new Set((await live(firstId)).competition_users.map((entry) => entry.last_result))).toEqual(
    new Set([null]),
  )

  const last = Math.max(...(await first.held.present()).rounds.map(({ round_number }) => round_number))
  await first.ask(first.owner, 'POST', `/competitions/${firstId}/undo_advance`, {
    round_number: last,
    reason: 'A mistake',
  })
  expect(new Set((await results()).values())).toEqual(new Set([null]))
})

test('a published round tells its tricks, a coming one about when it starts, and the phases follow', async () => {
  const cup = await testCompetition(server)
  const { id, date_start_at } = await cup.held.published()
  // it lasts two days
  expect((await live(id)).phases).toEqual([
    { round_number: 1, round_name: 'qualification', about: date_start_at },
    { round_number: 2, round_name: 'quarterFinal', about: null },
    { round_number: 3, round_name: 'final', about: null },
  ])

  await cup.held.started()
  await cup.move(cup.judge, await cup.roundOf(0), 'recording')
  const running = await live(id)
  const waiting = running.rounds.filter(({ status }) => status.name === 'pending')
  expect(waiting).toHaveLength(7)
  const startOf = Date.parse(running.rounds.find(({ about }) => about === null)?.recording_start_at ?? '')
  // a round of qualifying takes two minutes at a live competition
  expect(waiting.map(({ about }) => (Date.parse(about ?? '') - startOf) / 60_000)).toEqual([
    2, 4, 6, 8, 10, 12, 14,
  ])

  await cup.held.scored()
  expect((await live(id)).rounds.map(({ score_parts }) => score_parts)).toEqual(Array(8).fill(null))
  await cup.held.publishedPhase()
  for (const { id: roundId, score_parts } of (await live(id)).rounds) {
    const { validatedTricks } = (await cup.ask(cup.owner, 'GET', `/get_round/${roundId}`)).body
    const tricks = validatedTricks.flatMap((row: { body?: unknown[] }) => row.body ?? [row])
    expect(score_parts?.tricks_count, `round ${roundId}`).toBe(tricks.length)
  }
})
