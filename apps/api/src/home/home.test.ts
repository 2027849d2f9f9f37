import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Home } from '@trickline/contract/home'
import { roleCodes } from '@trickline/contract/status-codes'
import type { Person } from '@trickline/samples/accounts'
import { testServer, type TestServer } from '../platform/test-server.ts'
import { testCompetition, type TestCompetition } from '../rounds/test-rounds.ts'

let server: TestServer
let show: TestCompetition

beforeAll(async () => {
  server = await testServer()
  show = await testCompetition(server)
}, 30_000)
afterAll(() => server.close())

const homeOf = async (person: Person): Promise<Home> => {
  const { status, body } = await show.ask(person, 'GET', '/home')
  expect(status).toBe(200)
  return body
}

/** How many of each kind wait, those that are none left out. */
async function waitingFor(person: Person): Promise<Record<string, number>> {
  const { waiting } = await homeOf(person)
  const counted = Object.entries(waiting).map(([kind, what]) => [
    kind,
    typeof what === 'number' ? what : what.length,
  ])
  return Object.fromEntries(counted.filter(([, count]) => count !== 0))
}

const everyone = () => [
  show.owner,
  show.otherOrganizer,
  show.supervisor,
  show.admin,
  show.judge,
  show.secondJudge,
  show.judgeOfNone,
  show.athleteOfNone,
  show.athlete(0),
  show.athlete(1),
]

test('a complete competition waits for supervisors and admins until one approves it', async () => {
  const { id, name } = await show.held.created()
  expect((await homeOf(show.supervisor)).waiting.competitions_to_approve).toMatchObject([{ id, name }])
  expect(await waitingFor(show.admin)).toEqual({ competitions_to_approve: 1 })
  for (const person of everyone().filter((each) => each !== show.supervisor && each !== show.admin))
    expect(await waitingFor(person)).toEqual({})
  await show.held.approved()
  for (const person of everyone()) expect(await waitingFor(person)).toEqual({})
})

test('an invitation waits for its person, then the entry for the owner, until it is approved', async () => {
  const { id, name } = await show.held.gathered()
  const invited = show.judgeOfNone
  const entryOf = async (person: Person) =>
    (await show.held.present()).competition_users.find(({ user }) => user?.id === person.id)?.id
  await show.ask(show.owner, 'POST', '/judges/invitation', {
    competition_id: id,
    judges_list: [{ id: invited.id }],
  })
  const entry = await entryOf(invited)
  expect(await waitingFor(invited)).toEqual({})
  await show.update(show.owner, 'judges', entry, 2)
  expect((await homeOf(invited)).waiting.invitations).toMatchObject([
    { entry_id: entry, role_id: roleCodes.judge, competition: { id, name } },
  ])
  expect(await waitingFor(show.owner)).toEqual({})

  await show.update(invited, 'judges', entry, 3)
  await show.ask(show.athleteOfNone, 'POST', '/athletes/register', {
    competition_id: id,
    user_id: show.athleteOfNone.id,
  })
  expect(await waitingFor(invited)).toEqual({})
  expect((await homeOf(show.owner)).waiting.entries_to_approve).toEqual([
    { competition: { id, name }, athletes: 1, judges: 1 },
  ])
  for (const other of [show.otherOrganizer, show.supervisor, show.admin, show.judge, show.athlete(0)])
    expect(await waitingFor(other)).toEqual({})

  await show.update(show.owner, 'judges', entry, 4)
  await show.update(show.owner, 'athletes', await entryOf(show.athleteOfNone), 5)
  expect(await waitingFor(show.owner)).toEqual({})
})

test('recorded rounds wait for every judge, a claimed one for who holds it, a judged one for its athlete', async () => {
  const { id, name } = await show.held.recorded()
  // eight athletes
  for (const judge of [show.judge, show.secondJudge, show.judgeOfNone])
    expect(await waitingFor(judge)).toEqual({ rounds_to_judge: 8 })
  const round = await show.roundOf(3)
  await show.move(show.judge, round, 'scoring')
  expect((await homeOf(show.judge)).waiting.rounds_to_judge[0]?.id).toBe(round.id)
  expect(await waitingFor(show.judge)).toEqual({ rounds_to_judge: 8 })
  expect(await waitingFor(show.secondJudge)).toEqual({ rounds_to_judge: 7 })
  await show.save(show.judge, round)
  expect(await waitingFor(show.judge)).toEqual({ rounds_to_judge: 7 })

  expect((await homeOf(show.judge)).running).toEqual([{ id, name, judges: true }])
  expect((await homeOf(show.athlete(0))).running).toEqual([{ id, name, judges: false }])
  expect((await homeOf(show.owner)).running).toEqual([])
  const athlete = show.athlete(3)
  const [waits] = (await homeOf(athlete)).waiting.rounds_to_review
  // its total is published later
  expect(waits).toMatchObject({ id: round.id, competition: { id, name }, total_score: null })
  for (const other of [show.athlete(0), show.owner, show.otherOrganizer, show.supervisor, show.admin])
    expect(await waitingFor(other)).toEqual({})
  await show.ask(athlete, 'POST', '/validated_tricks/review', {
    reviewedTricks: (await show.ask(athlete, 'GET', `/get_round/${round.id}`)).body.validatedTricks.map(
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

test('role requests are counted for admins alone', async () => {
  for (const person of [show.athleteOfNone, show.judge])
    await show.ask(person, 'POST', '/roles/request', { role_id: roleCodes.organizer, note: 'For our club' })
  expect(await waitingFor(show.admin)).toEqual({ role_requests: 2 })
  expect(await waitingFor(show.supervisor)).toEqual({})
})

test('the dashboard counts own rounds, saved and published, and the competitions one has a part in', async () => {
  const athlete = show.athlete(3)
  expect((await homeOf(athlete)).dashboard).toEqual({ saved_rounds: 1, published_rounds: 0, competitions: 1 })
  const saved = await Promise.all(
    ['Morning', 'Evening'].map((round_name) =>
      show.ask(athlete, 'POST', '/store', { modeProgram: 4, validatedTricks: [{ id: 92 }], round_name }),
    ),
  )
  await show.update(athlete, 'publishRounds', [saved[0]?.body.round.id], 10)
  expect((await homeOf(athlete)).dashboard).toEqual({ saved_rounds: 2, published_rounds: 1, competitions: 1 })
  expect((await homeOf(show.owner)).dashboard).toEqual({
    saved_rounds: 0,
    published_rounds: 0,
    competitions: 1,
  })
  expect((await homeOf(show.judge)).dashboard.competitions).toBe(1)
  // declined
  expect((await homeOf(show.athleteOfNone)).dashboard.competitions).toBe(0)
  expect((await show.ask(null, 'GET', '/home')).status).toBe(401)
})

test('an admin says hello to everybody on the test channel, nobody else does', async () => {
  const say = (by: Person | null, message: unknown) => show.ask(by, 'POST', '/test-event', { message })
  for (const other of everyone().filter((each) => each !== show.admin))
    expect((await say(other, 'Hello')).status).toBe(403)
  expect((await say(null, 'Hello')).status).toBe(401)
  for (const wrong of [undefined, '', ' ', 7, 'x'.repeat(201)])
    expect((await say(show.admin, wrong)).body).toMatchObject({ errors: { message: [expect.any(String)] } })
  expect((await say(show.admin, 'Hello <b>you</b> 🤸')).body).toEqual({ success: true })
  expect(await show.events('test-channel')).toMatchObject([
    { event: 'TestEvent', public: { message: 'Hello <b>you</b> 🤸' } },
  ])
})
