import { expect, test } from 'vitest'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server, { plan: (plan) => plan.versus() })
const { id } = await cup.held.created()

const undo = (by: Parameters<typeof cup.ask>[0], body: Record<string, unknown>, competition = id) =>
  cup.ask(by, 'POST', `/competitions/${competition}/undo_advance`, body)
const phaseOf = ({ rounds }: CompetitionDetail) => Math.max(...rounds.map((round) => round.round_number))
/** What everyone sees, without versions and times of changes. */
const inBrief = ({ rounds, competition_users, podiums, status }: CompetitionDetail) => ({
  status,
  podiums,
  rounds: rounds.map(({ id: round, status: state, total_score, round_number, is_vs_winner }) => ({
    round,
    state,
    total_score,
    round_number,
    is_vs_winner,
  })),
  entries: competition_users.map((entry) => ({
    id: entry.id,
    status: entry.status,
    seed: entry.seed,
    order: entry.order_number,
    phase: entry.round_number,
  })),
})
const visitors = async () => (await server.ask('GET', `/live/${id}`)).body.competition

test('before the first advance nothing can be undone', async () => {
  await cup.held.publishedPhase()
  expect((await undo(cup.owner, { round_number: 1, reason: 'A test' })).body.code).toBe('wrong-state')
})

test('only the owner can undo an advance, only the latest one, and with a reason', async () => {
  await cup.held.advanced()
  const before = inBrief(await cup.held.present())
  const body = { round_number: 1, reason: 'A test' }
  for (const who of ['athleteOfNone', 'judge', 'otherOrganizer', 'supervisor', 'admin'] as const)
    expect((await undo(cup[who], body)).status, who).toBe(403)
  expect((await undo(null, body)).status).toBe(401)
  expect((await undo(cup.owner, body, 99999)).status).toBe(404)
  expect((await undo(cup.owner, { ...body, round_number: 2 })).body.code).toBe('not-current-phase')
  expect((await undo(cup.owner, { round_number: 1 })).body.field_codes).toEqual({ reason: ['required'] })
  expect((await undo(cup.owner, { round_number: 1, reason: ' ' })).status).toBe(422)
  expect((await undo(cup.owner, { ...body, round_number: 'x' })).status).toBe(422)
  expect(inBrief(await cup.held.present())).toEqual(before)
})

test('the preview of an undo says what changes, and changes nothing', async () => {
  const rounds = await cup.held.currentRounds()
  const [first] = rounds
  if (!first) throw new Error('a phase without rounds')
  await cup.held.judging.startRecording(first)
  await cup.held.judging.stopRecording(first)
  await cup.held.judging.score(first)
  const before = inBrief(await cup.held.present())
  const { status, body } = await undo(cup.owner, { round_number: 1, preview: true })
  expect([status, body.touches]).toEqual([
    200,
    { rounds: rounds.length, scored: 1, published: 0, people: cup.athletes.length },
  ])
  expect(body.sentences).toContain('1 of them has a score.')
  expect(inBrief(await cup.held.present())).toEqual(before)
})

test('rounds are set aside as nobody holds them, and come back where the same athlete reaches the same place', async () => {
  const [first, second, third] = await cup.held.currentRounds()
  if (!first || !second || !third) throw new Error('a phase of three rounds')
  await cup.held.judging.startRecording(third)
  await cup.held.judging.stopRecording(third)
  const later = inBrief(await cup.held.present())
  await cup.held.judging.startRecording(second)
  await cup.held.judging.claim(third)
  expect((await cup.move(cup.judge, first, 'review')).status).toBe(200)
  const seen = await cup.events(`competition.${id}`)
  expect((await undo(cup.owner, { round_number: 1, reason: 'The wrong button' })).status).toBe(200)

  const back = await cup.held.present()
  expect(phaseOf(back)).toBe(1)
  expect(back.competition_users.filter(({ role_id }) => role_id === 1).map(({ seed }) => seed)).not.toContain(
    1,
  )
  expect(back.competition_users.some(({ status }) => status.name === 'eliminated')).toBe(false)
  expect(inBrief(await visitors()).rounds).toEqual(inBrief(back).rounds)
  expect((await cup.ask(cup.owner, 'GET', `/get_round/${first.id}`)).status).toBe(404)
  const events = (await cup.events(`competition.${id}`)).slice(seen.length)
  expect(events.at(-1)?.event).toBe('ChannelReset')
  const { db } = server.context
  expect(await db.selectFrom('undone_advances').select(['round_number', 'reason']).execute()).toEqual([
    { round_number: 1, reason: 'The wrong button' },
  ])

  await cup.advance(cup.owner, id, 1)
  expect(inBrief(await cup.held.present())).toEqual(later)
})

test('the podium is taken back, and the same results make it again', async () => {
  const finished = await cup.held.finished()
  const last = phaseOf(finished)
  const { body } = await undo(cup.owner, { round_number: last, preview: true })
  expect(body.touches).toEqual({ rounds: 0, scored: 0, published: 0, people: cup.athletes.length })
  const { body: taken } = await undo(cup.owner, { round_number: last, reason: 'An inquiry' })
  expect(taken.competition).toMatchObject({ status: { name: 'started' }, podiums: [] })
  expect((await visitors()).podiums).toEqual([])
  expect(phaseOf(taken.competition)).toBe(last)
  await cup.advance(cup.owner, id, last)
  expect(inBrief(await cup.held.present())).toEqual(inBrief(finished))
})

test('of two simultaneous undos one succeeds, and the advance before can be undone next', async () => {
  const last = phaseOf(await cup.held.present())
  const tab = () => undo(cup.owner, { round_number: last, reason: 'Two windows' })
  const answers = await Promise.all([tab(), tab()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('athletes who now advance get a new round, and a published one comes back hidden if the phase is incomplete', async () => {
  const few = await testCompetition(server, { plan: (plan) => plan.withStages('final') })
  await few.held.advanced()
  const published = await few.held.publishedPhase()
  const final = published.rounds.filter(({ round_number }) => round_number === 2)
  await undo(few.owner, { round_number: 1, reason: 'A table was wrong' }, published.id)
  // tricks are random, so the strongest athlete is not always among them
  const best = final[0]?.user_id ?? 0
  const { db } = server.context
  // as a correction would do
  await db.updateTable('rounds').set({ total_score: 0 }).where('user_id', '=', best).execute()
  await few.advance(few.owner, published.id, 1)

  const again = await few.held.currentRounds()
  const [newcomer, ...others] = again.filter(({ id: round }) => !final.some((each) => each.id === round))
  expect(newcomer).toMatchObject({ status: { name: 'pending' }, total_score: 0 })
  expect(others).toEqual([])
  expect(again.map(({ user_id }) => user_id)).not.toContain(best)
  const known = again.filter((round) => round !== newcomer)
  expect(known.map(({ status, publish_at }) => [status.name, publish_at])).toEqual(
    known.map(() => ['completed', null]),
  )
})
