import { expect, test } from 'vitest'
import type { Home } from '@trickline/contract/home'
import { roleCodes, roundStatusCodes } from '@trickline/contract/status-codes'
import type { Person } from '@trickline/samples/accounts'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server)

const homeOf = async (person: Person): Promise<Home> => {
  const { status, body } = await cup.ask(person, 'GET', '/home')
  expect(status).toBe(200)
  return body
}

async function waitingFor(person: Person): Promise<Record<string, number>> {
  const { waiting } = await homeOf(person)
  const counted = Object.entries(waiting).map(([kind, items]) => [
    kind,
    typeof items === 'number' ? items : items.length,
  ])
  return Object.fromEntries(counted.filter(([, count]) => count !== 0))
}

const everyone = () => [
  cup.owner,
  cup.otherOrganizer,
  cup.supervisor,
  cup.admin,
  cup.judge,
  cup.secondJudge,
  cup.judgeOfNone,
  cup.athleteOfNone,
  cup.athlete(0),
  cup.athlete(1),
]

test('a complete competition waits for supervisors and admins until one approves it', async () => {
  const { id, name } = await cup.held.created()
  expect((await homeOf(cup.supervisor)).waiting.competitions_to_approve).toMatchObject([{ id, name }])
  expect((await homeOf(cup.owner)).organized).toMatchObject([
    { competition: { id }, step: null, phase: null },
  ])
  expect(await waitingFor(cup.admin)).toEqual({ competitions_to_approve: 1 })
  for (const person of everyone().filter((each) => each !== cup.supervisor && each !== cup.admin))
    expect(await waitingFor(person)).toEqual({})
  await cup.held.approved()
  expect((await homeOf(cup.owner)).organized).toMatchObject([{ competition: { id }, step: 'publish' }])
  for (const person of everyone()) expect(await waitingFor(person)).toEqual({})
})

test('an invitation waits for its person, then the entry for the owner, until it is approved', async () => {
  const { id, name } = await cup.held.withAthletes()
  const invited = cup.judgeOfNone
  const entryOf = async (person: Person) =>
    (await cup.held.present()).competition_users.find(({ user }) => user?.id === person.id)?.id
  await cup.ask(cup.owner, 'POST', '/judges/invitation', {
    competition_id: id,
    judges_list: [{ id: invited.id }],
  })
  const entry = await entryOf(invited)
  expect(await waitingFor(invited)).toEqual({})
  const openTo = async (person: Person) =>
    (await homeOf(person)).enterable.map(({ competition }) => competition.id)
  expect(await openTo(cup.athleteOfNone)).toEqual([id])
  expect(await openTo(cup.athlete(0))).toEqual([])
  const setGender = (gender: 'male' | null) =>
    server.context.db.updateTable('users').set({ gender }).where('id', '=', cup.athleteOfNone.id).execute()
  await setGender('male')
  expect(await openTo(cup.athleteOfNone)).toEqual([])
  await setGender(null)
  await cup.update(cup.owner, 'judges', entry, 2)
  expect((await homeOf(invited)).waiting.invitations).toMatchObject([
    { entry_id: entry, role_id: roleCodes.judge, competition: { id, name } },
  ])
  expect(await waitingFor(cup.owner)).toEqual({})

  await cup.update(invited, 'judges', entry, 3)
  await cup.ask(cup.athleteOfNone, 'POST', '/athletes/register', {
    competition_id: id,
    user_id: cup.athleteOfNone.id,
  })
  expect(await openTo(cup.athleteOfNone)).toEqual([])
  expect(await waitingFor(invited)).toEqual({})
  expect((await homeOf(cup.owner)).waiting.entries_to_approve).toEqual([
    { competition: { id, name }, athletes: 1, judges: 1 },
  ])
  for (const other of [cup.otherOrganizer, cup.supervisor, cup.admin, cup.judge, cup.athlete(0)])
    expect(await waitingFor(other)).toEqual({})

  await cup.update(cup.owner, 'judges', entry, 4)
  await cup.update(cup.owner, 'athletes', await entryOf(cup.athleteOfNone), 5)
  expect(await waitingFor(cup.owner)).toEqual({})
})

test('recorded rounds wait for every judge, a claimed one for its judge, a judged one for its athlete', async () => {
  const { id, name } = await cup.held.recorded()
  for (const judge of [cup.judge, cup.secondJudge, cup.judgeOfNone])
    expect(await waitingFor(judge)).toEqual({ rounds_to_judge: 8 })
  const round = await cup.roundOf(3)
  await cup.move(cup.judge, round, 'scoring')
  expect((await homeOf(cup.judge)).waiting.rounds_to_judge[0]?.id).toBe(round.id)
  expect(await waitingFor(cup.judge)).toEqual({ rounds_to_judge: 8 })
  expect(await waitingFor(cup.secondJudge)).toEqual({ rounds_to_judge: 7 })
  await cup.save(cup.judge, round)
  expect(await waitingFor(cup.judge)).toEqual({ rounds_to_judge: 7 })

  expect((await homeOf(cup.judge)).running).toEqual([{ id, name, judges: true, round: null }])
  const { id: own, round_name, status_id } = await cup.roundOf(0)
  expect((await homeOf(cup.athlete(0))).running).toEqual([
    { id, name, judges: false, round: { id: own, round_name, status_id, total_score: null } },
  ])
  const judged = { id: round.id, status_id: roundStatusCodes.completed, total_score: null }
  expect((await homeOf(cup.athlete(3))).running).toMatchObject([{ round: judged }])
  expect((await homeOf(cup.owner)).running).toEqual([])
  const athlete = cup.athlete(3)
  const [waits] = (await homeOf(athlete)).waiting.rounds_to_review
  expect(waits).toMatchObject({ id: round.id, competition: { id, name }, total_score: null })
  for (const other of [cup.athlete(0), cup.owner, cup.otherOrganizer, cup.supervisor, cup.admin])
    expect(await waitingFor(other)).toEqual({})
  await cup.ask(athlete, 'POST', '/validated_tricks/review', {
    reviewedTricks: (await cup.ask(athlete, 'GET', `/get_round/${round.id}`)).body.validatedTricks.map(
      ({ validated_trick_id }: { validated_trick_id: number }) => ({
        trick_id: validated_trick_id,
        feedback: 1,
      }),
    ),
    finish: true,
    round_feedback: { round_id: round.id },
  })
  expect(await waitingFor(athlete)).toEqual({})
})

test('an organizer’s competition has its next step, from the approval to the judged phase', async () => {
  const stepOf = async (id: number) =>
    (await homeOf(cup.owner)).organized.find(({ competition }) => competition.id === id)
  const { id } = await cup.held.recorded()
  expect(await stepOf(id)).toMatchObject({ step: null, phase: { round_name: 'qualification', rounds: 8 } })
  for (const person of [cup.otherOrganizer, cup.supervisor, cup.judge, cup.athlete(0)])
    expect((await homeOf(person)).organized).toEqual([])
  expect((await homeOf(cup.athleteOfNone)).on_now).toMatchObject([{ id, recording: [] }])
})

test('the phase of an organizer’s competition counts no round of an injured athlete', async () => {
  const { id } = await cup.held.recorded()
  await cup.move(cup.judge, await cup.roundOf(0), 'injured')
  const { organized } = await homeOf(cup.owner)
  expect(organized.find(({ competition }) => competition.id === id)?.phase).toMatchObject({ rounds: 7 })
})

test('role requests are counted for admins alone', async () => {
  for (const person of [cup.athleteOfNone, cup.judge])
    await cup.ask(person, 'POST', '/roles/request', { role_id: roleCodes.organizer, note: 'For our club' })
  expect(await waitingFor(cup.admin)).toEqual({ role_requests: 2 })
  expect(await waitingFor(cup.supervisor)).toEqual({})
})

test('the dashboard counts own rounds, saved and published, and competitions the person takes part in', async () => {
  const athlete = cup.athlete(3)
  expect((await homeOf(athlete)).dashboard).toEqual({ saved_rounds: 1, published_rounds: 0, competitions: 1 })
  const saved = await Promise.all(
    ['Morning', 'Evening'].map((round_name) =>
      cup.ask(athlete, 'POST', '/store', { modeProgram: 4, validatedTricks: [{ id: 92 }], round_name }),
    ),
  )
  await cup.update(athlete, 'publishRounds', [saved[0]?.body.round.id], 10)
  expect((await homeOf(athlete)).dashboard).toEqual({ saved_rounds: 2, published_rounds: 1, competitions: 1 })
  expect((await homeOf(cup.owner)).dashboard).toEqual({
    saved_rounds: 0,
    published_rounds: 0,
    competitions: 1,
  })
  expect((await homeOf(cup.judge)).dashboard.competitions).toBe(1)
  expect((await homeOf(cup.athleteOfNone)).dashboard.competitions).toBe(0)
  expect((await cup.ask(null, 'GET', '/home')).status).toBe(401)
})

test('only an admin can send a message to everybody on the test channel', async () => {
  const say = (by: Person | null, message: unknown) => cup.ask(by, 'POST', '/test-event', { message })
  for (const other of everyone().filter((each) => each !== cup.admin))
    expect((await say(other, 'Hello')).status).toBe(403)
  expect((await say(null, 'Hello')).status).toBe(401)
  for (const wrong of [undefined, '', ' ', 7, 'x'.repeat(201)])
    expect((await say(cup.admin, wrong)).body).toMatchObject({ errors: { message: [expect.any(String)] } })
  expect((await say(cup.admin, 'Hello <b>you</b> 🤸')).body).toEqual({ success: true })
  expect(await cup.events('test-channel')).toMatchObject([
    { event: 'TestEvent', public: { message: 'Hello <b>you</b> 🤸' } },
  ])
})
