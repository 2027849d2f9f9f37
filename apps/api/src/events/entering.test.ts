/** Entering divisions: all or none, fees, eligibility from our own data, exceptions (events §3, §4). */
import { expect, test } from 'vitest'
import { entriesOf } from '../entries/entries-store.ts'
import { competitionInStatus, expectSuccess, signUpPeople } from '../competitions/test-competition.ts'
import { aServer, type TestPerson } from '../platform/test-server.ts'

const server = await aServer()
const people = await signUpPeople(server)
const ask = (person: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  server.ask(method, path, { token: person.token, ...(body !== undefined && { body }) })
const eventWith = async (...forms: object[]) => {
  const { event } = expectSuccess(
    await ask(people.owner, 'POST', '/events', { name: 'Meeting', fee_first: 40, fee_further: 15 }),
  )
  const divisions: number[] = []
  for (const form of forms) {
    const id = await competitionInStatus(server, people, 'published', form)
    expectSuccess(await ask(people.owner, 'POST', `/events/${event.id}/divisions`, { competition_id: id }))
    divisions.push(id)
  }
  return { id: event.id as number, divisions }
}
const athlete = async (gender?: 'female' | 'male') => {
  const person = await server.person('athlete')
  const updatedUser = { country_id: 724, gender }
  if (gender) expectSuccess(await ask(person, 'POST', '/update_profile', { updatedUser }))
  return person
}
const register = (person: TestPerson, event: number, competition_ids: number[]) =>
  ask(person, 'POST', `/events/${event}/register`, { competition_ids })
const enteredIn = async (competition: number, person: TestPerson) =>
  (await entriesOf(server.context.db, competition)).some(({ userId }) => userId === person.id)

test('an athlete enters several divisions at once, and is told what they cost', async () => {
  const { id, divisions } = await eventWith({}, {}, {})
  const [first = 0, second = 0, third = 0] = divisions
  const nayeli = await athlete()
  const both = expectSuccess(await register(nayeli, id, [second, first]))
  expect(both).toEqual({
    success: true,
    fees: [
      { competition_id: second, fee: 40 },
      { competition_id: first, fee: 15 },
    ],
    total: 55,
  })
  expect(expectSuccess(await register(nayeli, id, [third])).total).toBe(15)
})

test('if one division refuses, none is entered, and each refusal is named', async () => {
  const women = { name: 'Women', eligibility: { gender: 'female' } }
  const { id, divisions } = await eventWith(women, { name: 'Jam' }, { name: 'By invitation', is_open: 0 })
  const man = await athlete('male')
  const answer = await register(man, id, divisions)
  expect([answer.status, answer.body.code]).toEqual([409, 'registration-refused'])
  expect(answer.body.present.refusals).toMatchObject([
    { name: 'Women', code: 'not-eligible', message: expect.stringContaining('for women') },
    { name: 'By invitation' },
  ])
  for (const division of divisions) expect(await enteredIn(division, man)).toBe(false)
})

test('a division of another event cannot be chosen', async () => {
  const [one, other] = [await eventWith({}), await eventWith({})]
  const answer = await register(await athlete(), one.id, other.divisions)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['competition_ids']])
})

test('a competition for women refuses men with the reason, asks who says no gender, and is not offered to men', async () => {
  const id = await competitionInStatus(server, people, 'published', { eligibility: { gender: 'female' } })
  const [woman, man, unsaid] = [await athlete('female'), await athlete('male'), await athlete()]
  const enter = (person: TestPerson) =>
    ask(person, 'POST', '/athletes/register', { user_id: person.id, competition_id: id })
  const refused = await enter(man)
  expect([refused.status, refused.body.code, refused.body.field_codes]).toEqual([
    409,
    'not-eligible',
    { eligibility: ['not-eligible-gender'] },
  ])
  expect((await enter(unsaid)).body.field_codes).toEqual({ eligibility: ['not-eligible-gender-unknown'] })
  const offered = async (person: TestPerson) =>
    expectSuccess(await ask(person, 'GET', '/home')).enterable.some(
      ({ competition }: { competition: { id: number } }) => competition.id === id,
    )
  expect([await offered(woman), await offered(man), await offered(unsaid)]).toEqual([true, false, true])
  expectSuccess(await enter(woman))
})

test('a level counts when it was landed in a published round of a competition', async () => {
  const id = await competitionInStatus(server, people, 'published', { eligibility: { level_at_least: 2 } })
  const nayeli = await athlete()
  const enter = () => ask(nayeli, 'POST', '/athletes/register', { user_id: nayeli.id, competition_id: id })
  expect((await enter()).body.present.reasons).toEqual([
    'It asks for a trick of level 2 landed in a competition.',
  ])
})

test('a place in an earlier competition counts up to the best that is asked for', async () => {
  const before = await competitionInStatus(server, people, 'finished', { name: 'Last year' })
  const { db } = server.context
  const [second, fifth] = [await athlete(), await athlete()]
  for (const [person, place] of [
    [second, 2],
    [fifth, 5],
  ] as const)
    await db
      .insertInto('podiums')
      .values({ competition_id: before, user_id: person.id, final_position: place, final_score: 1 })
      .execute()
  const eligibility = { results_of: [before], best: 3 }
  const id = await competitionInStatus(server, people, 'published', { eligibility })
  const enter = (person: TestPerson) =>
    ask(person, 'POST', '/athletes/register', { user_id: person.id, competition_id: id })
  expect((await enter(fifth)).body.message).toContain('place 3 or better in one of these: Last year')
  expectSuccess(await enter(second))
  const exception = { competition_id: id, user_id: fifth.id, reason: 'Was injured last year' }
  expect((await ask(fifth, 'POST', '/athletes/exception', exception)).status).toBe(403)
  expectSuccess(await ask(people.owner, 'POST', '/athletes/exception', exception))
  expectSuccess(await enter(fifth))
  const stored = await db.selectFrom('eligibility_exceptions').selectAll().execute()
  expect(stored).toMatchObject([
    { user_id: fifth.id, reason: 'Was injured last year', granted_by: people.owner.id },
  ])
  const { history } = expectSuccess(await ask(people.owner, 'GET', `/competitions/${id}/history?kind=right`))
  expect(history).toContainEqual(
    expect.objectContaining({
      user: expect.objectContaining({ id: people.owner.id }),
      sentence: expect.stringMatching(/^Exception for .+: may enter$/),
      reason: 'Was injured last year',
    }),
  )
})

test('nobody but the person is told the gender of a profile', async () => {
  const woman = await athlete('female')
  const seenBy = async (person: TestPerson) =>
    expectSuccess(await ask(person, 'GET', `/check_profile/${woman.id}`)).user.gender
  expect([await seenBy(woman), await seenBy(people.admin), await seenBy(people.owner)]).toEqual([
    'female',
    undefined,
    undefined,
  ])
  const everywhere = await ask(people.admin, 'GET', '/accounts/list')
  expect(JSON.stringify(everywhere.body)).not.toContain('"gender"')
})

const store = (eligibility: unknown) =>
  ask(people.owner, 'POST', '/competitions/store', { formCreate: { name: 'A', eligibility } })

test('conditions without content are removed, and invalid ones are refused', async () => {
  expect(expectSuccess(await store({ gender: '', best: 3 })).competition.eligibility).toBeNull()
  expect((await store({ gender: 'mixed' })).body.field_codes).toEqual({
    'eligibility.gender': ['not-offered'],
  })
  expect((await store('women')).status).toBe(422)
})

test('two registrations of one athlete at the same moment enter once', async () => {
  const { id, divisions } = await eventWith({}, {})
  const nayeli = await athlete()
  const answers = await Promise.all([
    register(nayeli, id, divisions),
    register(nayeli, id, divisions.toReversed()),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('an athlete reads beforehand which divisions are open, and why the others are not', async () => {
  const women = { name: 'Women', eligibility: { gender: 'female' } }
  const { id, divisions } = await eventWith(women, { name: 'Jam' }, { name: 'Night' }, { is_open: 0 })
  const man = await athlete('male')
  await register(man, id, [divisions[2] ?? 0])
  const entering = async (person: TestPerson) =>
    expectSuccess(await ask(person, 'GET', `/events/${id}`)).entering
  expect(await entering(man)).toEqual([
    { competition_id: divisions[0], state: 'refused', message: 'This division is for women.' },
    { competition_id: divisions[1], state: 'open', message: null },
    { competition_id: divisions[2], state: 'entered', message: null },
    {
      competition_id: divisions[3],
      state: 'refused',
      message: 'Only who is invited can enter this division.',
    },
  ])
  expect(await entering(people.supervisor)).toEqual([])
})

test('the owner of a division reads how many entries wait and how many judge, others only who takes part', async () => {
  const { id, divisions } = await eventWith({})
  const rider = await athlete()
  await register(rider, id, divisions)
  const entriesFor = async (person: TestPerson) =>
    expectSuccess(await ask(person, 'GET', `/events/${id}`)).entries
  const [competition_id] = divisions
  const [owned] = await entriesFor(people.owner)
  expect(owned).toMatchObject({ competition_id, approved: 0, pending: 1 })
  expect(owned.judges).toEqual(expect.any(Number))
  expect(await entriesFor(rider)).toEqual([{ competition_id, approved: 0, pending: null, judges: null }])
})
