import { expect, test } from 'vitest'
import type { RoundRow } from '@trickline/contract/rounds'
import { aServer } from '../../platform/test-server.ts'
import { testCompetition } from '../test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server, { plan: (plan) => plan.withStages('final') })
const { id } = await cup.held.created()
const minutes = 15
await server.context.db.updateTable('competitions').set({ inquiry_minutes: minutes }).execute()
await cup.held.publishedPhase()
const rounds = await cup.held.currentRounds()

type By = Parameters<typeof cup.ask>[0]
const own = (number: number) => ({ athlete: cup.athlete(number), round: roundOf(number) })
function roundOf(number: number): RoundRow {
  const round = rounds.find(({ user_id }) => user_id === cup.athlete(number).id)
  if (!round) throw new Error(`athlete ${number} has no round`)
  return round
}
const asks = [{ validated_trick_id: null, text: 'A FS before the last one is missing' }]
const make = (by: By, round: { id: number }, tricks: unknown = asks) =>
  cup.ask(by, 'POST', `/rounds/${round.id}/inquiry`, { tricks })
const answer = (by: By, inquiry: number, body: object) =>
  cup.ask(by, 'POST', `/inquiries/${inquiry}/answer`, { outcome: 'same', note: 'Seen twice', ...body })
const withdraw = (by: By, inquiry: number) => cup.ask(by, 'DELETE', `/inquiries/${inquiry}`)
const listed = async (by: By) => (await cup.ask(by, 'GET', `/competitions/${id}/inquiries`)).body
const header = async () => (await server.ask('GET', `/live/${id}`)).body.competition
const wait = (time: number) => server.clock.set(new Date(server.clock.now().getTime() + time * 60_000))
/** The judges who did not judge this round, as judges of the test competition take turns. */
async function judgesOf(round: RoundRow) {
  const { body } = await cup.ask(cup.owner, 'GET', `/get_round/${round.id}`)
  const wasFirst = body.round.judge.id === cup.judge.id
  return wasFirst
    ? { judged: cup.judge, other: cup.secondJudge }
    : { judged: cup.secondJudge, other: cup.judge }
}

test('from the publication on everyone sees until when inquiries are taken, and the phase waits', async () => {
  const { inquiries_until, inquiries_open } = await header()
  expect(Date.parse(inquiries_until)).toBe(server.clock.now().getTime() + minutes * 60_000)
  expect(inquiries_open).toBe(0)
  expect((await cup.advance(cup.owner, id, 1)).body.code).toBe('inquiry-window')
})

test('only the athlete of the round makes one, of tricks of that round, once', async () => {
  const { athlete, round } = own(0)
  for (const who of [cup.owner, cup.judge, cup.admin, cup.supervisor, cup.athlete(1), cup.athleteOfNone])
    expect((await make(who, round)).status).toBe(403)
  expect((await make(null, round)).status).toBe(401)
  expect((await make(athlete, { id: 999_999 })).status).toBe(404)
  expect((await make(athlete, round, [])).status).toBe(422)
  expect((await make(athlete, round, [{ validated_trick_id: 1, text: ' ' }])).status).toBe(422)
  const { body: wrong } = await make(athlete, round, [{ validated_trick_id: 999_999, text: 'x' }])
  expect(wrong.field_codes).toEqual({ 'tricks.0.validated_trick_id': ['not-in-round'] })

  const both = await Promise.all([make(athlete, round), make(athlete, round)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await header()).inquiries_open).toBe(1)
  expect((await cup.advance(cup.owner, id, 1)).body.code).toBe('open-inquiry')
})

test('its words are for judges and owner, and of an athlete for nobody else', async () => {
  for (const who of [cup.owner, cup.judge, cup.secondJudge, own(0).athlete])
    expect((await listed(who)).inquiries).toHaveLength(1)
  expect((await listed(cup.athlete(1))).inquiries).toEqual([])
  for (const who of [cup.athleteOfNone, cup.judgeOfNone, cup.supervisor, cup.admin])
    expect((await listed(who)).code).toBe('not-allowed')
  const seen = JSON.stringify([await header(), await cup.events(`competition.${id}`)])
  expect(seen).not.toContain(asks[0]?.text)
})

test('a judge of the round cannot answer, and a correction is stored with the answer', async () => {
  const { athlete, round } = own(0)
  const { judged, other } = await judgesOf(round)
  const [inquiry] = (await listed(other)).inquiries
  expect(inquiry.may_answer).toBe(true)
  for (const who of [judged, cup.owner, athlete, cup.judgeOfNone, cup.admin])
    expect((await answer(who, inquiry.id, {})).status).toBe(403)
  expect((await answer(other, inquiry.id, { note: '' })).status).toBe(422)
  expect((await answer(other, inquiry.id, { outcome: 'up' })).body.field_codes).toEqual({
    validatedTricks: ['required'],
  })
  const { validatedTricks } = (await cup.ask(other, 'GET', `/get_round/${round.id}`)).body
  const more = [...validatedTricks, { id: 92, grab: 17 }]
  const wrong = await answer(other, inquiry.id, { outcome: 'down', validatedTricks: more })
  expect(wrong.body.field_codes).toEqual({ outcome: ['other-outcome'] })

  const { status, body } = await answer(other, inquiry.id, { outcome: 'up', validatedTricks: more })
  expect(status).toBe(200)
  expect(body.inquiry).toMatchObject({
    state: 'answered',
    outcome: 'up',
    total_before: round.total_score,
    answered_by: { id: other.id },
  })
  const after = (await header()).rounds.find((each: RoundRow) => each.id === round.id)
  expect(after).toMatchObject({ status: { name: 'published' }, total_score: body.inquiry.total_after })
  expect(after.total_score).toBeGreaterThan(round.total_score ?? 0)
  const { history } = (await cup.ask(cup.owner, 'GET', `/round_history/${round.id}`)).body
  expect(history[0]).toMatchObject({
    action: 'save-edit',
    user: { id: other.id },
    before: { total_score: round.total_score },
    after: { total_score: after.total_score },
  })
  expect((await header()).inquiries_open).toBe(0)
  expect((await answer(other, inquiry.id, {})).status).toBe(409)
  expect((await withdraw(athlete, inquiry.id)).status).toBe(409)
  expect((await make(athlete, round)).status).toBe(409)
})

test('a withdrawal and an answer at once: the first wins; after a withdrawal there may be another', async () => {
  const { athlete, round } = own(1)
  const { other } = await judgesOf(round)
  const { body } = await make(athlete, round)
  expect((await withdraw(cup.athlete(2), body.inquiry.id)).status).toBe(403)
  const both = await Promise.all([withdraw(athlete, body.inquiry.id), answer(other, body.inquiry.id, {})])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await header()).inquiries_open).toBe(0)

  const second = own(2)
  const { body: first } = await make(second.athlete, second.round)
  expect((await withdraw(second.athlete, first.inquiry.id)).status).toBe(200)
  expect((await make(second.athlete, second.round)).status).toBe(200)
})

test('after the deadline an inquiry is too late, and an open one still holds the phase', async () => {
  wait(minutes)
  const { athlete, round } = own(3)
  expect((await make(athlete, round)).body.code).toBe('too-late')
  expect((await cup.advance(cup.owner, id, 1)).body.code).toBe('open-inquiry')
  const open = (await listed(cup.owner)).inquiries.find((each: { state: string }) => each.state === 'open')
  const { other } = await judgesOf(own(2).round)
  const both = await Promise.all([answer(other, open.id, {}), cup.advance(cup.owner, id, 1)])
  expect(both[0].status).toBe(200)
  if (both[1].status !== 200) expect((await cup.advance(cup.owner, id, 1)).status).toBe(200)
  expect((await make(athlete, round)).body.code).toBe('not-current-phase')
})

test('an open inquiry is set aside with its round, and comes back with it', async () => {
  await cup.held.publishedPhase()
  const [round] = await cup.held.currentRounds()
  const athlete = cup.athletes.find((each) => each.id === round?.user_id)
  if (!round || !athlete) throw new Error('a final')
  const { inquiry } = (await make(athlete, round)).body
  const before = await header()
  const undo = { round_number: 1, reason: 'The wrong four' }
  expect((await cup.ask(cup.owner, 'POST', `/competitions/${id}/undo_advance`, undo)).status).toBe(200)
  const { inquiries_open, inquiries_until } = await header()
  expect([inquiries_open, inquiries_until < before.inquiries_until]).toEqual([0, true])
  // the deadline of the reopened phase is not extended
  expect((await make(cup.athlete(5), roundOf(5))).body.code).toBe('too-late')
  expect((await answer(cup.judge, inquiry.id, {})).status).toBe(404)

  expect((await cup.advance(cup.owner, id, 1)).status).toBe(200)
  const { inquiries_open: again, inquiries_until: until } = await header()
  expect([again, until]).toEqual([1, before.inquiries_until])
  expect((await withdraw(athlete, inquiry.id)).status).toBe(200)
})

test('without minutes a phase takes no inquiries and advances at once', async () => {
  const plain = await testCompetition(server, { plan: (plan) => plan.withStages('final') })
  const { id: other } = await plain.held.publishedPhase()
  const round = await plain.roundOf(0)
  expect((await make(plain.athlete(0), round)).body.code).toBe('wrong-state')
  const { competition } = (await server.ask('GET', `/live/${other}`)).body
  expect(competition).toMatchObject({ inquiry_minutes: 0, inquiries_until: null, inquiries_open: 0 })
  expect((await plain.advance(plain.owner, other, 1)).status).toBe(200)
})
