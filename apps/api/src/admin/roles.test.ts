import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { competitionInStatus, signUpPeople } from '../competitions/test-competition.ts'
import { aServer, type TestAnswer, type TestPerson, testServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()
const admin = await server.person('admin')

const post = (by: { token: string } | null, path: string, body: object): Promise<TestAnswer> =>
  server.ask('POST', path, { ...(by && { token: by.token }), body })
const change = (verb: 'grant' | 'withdraw' | 'refuse', user_id: number, role_id: number, note?: string) =>
  post(admin, `/roles/${verb}`, { user_id, role_id, note })
const request = (by: TestPerson, role_id: number, note?: string) =>
  post(by, '/roles/request', { role_id, note })
const requestsSeenBy = async ({ token }: TestPerson) =>
  (await server.ask('GET', '/roles/requests', { token })).body.requests
const mailsTo = async ({ email }: TestPerson) => (await server.mails()).filter(({ to }) => to === email)
const rolesOf = async ({ id, token }: TestPerson): Promise<string[]> =>
  (await server.ask('GET', `/check_profile/${id}`, { token })).body.user.roles.map(
    ({ name }: { name: string }) => name,
  )
const newestChange = async () =>
  (await server.ask('GET', '/admin/changes', { token: admin.token })).body.changes[0]

test('all five roles are listed, also for visitors', async () => {
  expect((await server.ask('GET', '/roles')).body).toEqual([
    { id: 1, name: 'Athlete' },
    { id: 2, name: 'Judge' },
    { id: 3, name: 'Organizer' },
    { id: 4, name: 'Supervisor' },
    { id: 5, name: 'Admin' },
  ])
})

describe('a request', () => {
  test('is open until an admin answers; one for each role', async () => {
    const person = await server.person('athlete')
    const requested = await request(person, 2, 'I judged in Málaga')
    expect([requested.status, requested.body.requests]).toMatchObject([
      200,
      [{ user_id: person.id, role_id: 2, role: { id: 2, name: 'Judge' }, note: 'I judged in Málaga' }],
    ])
    expect(await request(person, 2, 'again')).toMatchObject({ status: 409, body: { code: 'role-requested' } })
    expect((await request(person, 4)).body.requests).toHaveLength(2)
    expect(await requestsSeenBy(person)).toHaveLength(2)
    expect(await requestsSeenBy(await server.person('athlete'))).toEqual([])
    expect(await requestsSeenBy(admin)).toMatchObject([
      { user_id: person.id, role_id: 2, user: { id: person.id, name: 'Test' } },
      { user_id: person.id, role_id: 4, note: '' },
    ])
  })

  test('must be for a role the person does not have, and not for admin or athlete', async () => {
    const judge = await server.person('judge')
    expect(await request(judge, 2)).toMatchObject({ status: 409, body: { code: 'role-held' } })
    for (const role of [1, 5, 6]) {
      const { status, body } = await request(judge, role)
      expect([role, status, body.field_codes]).toEqual([role, 422, { role_id: ['not-offered'] }])
    }
  })

  test('when granted gives the role, sends a mail and is closed', async () => {
    const person = await server.person('athlete')
    await request(person, 2, 'please')
    const granted = await change('grant', person.id, 2, 'Welcome')
    expect(granted.body.user).toMatchObject({ id: person.id, role_requests: [] })
    expect(await rolesOf(person)).toEqual(['Athlete', 'Judge'])
    expect(await mailsTo(person)).toMatchObject([
      { template: 'role-granted', data: { role: 'judge', note: 'Welcome' } },
    ])
    expect(await newestChange()).toMatchObject({
      admin: { id: admin.id },
      user: { id: person.id },
      action: 'role-granted',
      role: { id: 2 },
      note: 'Welcome',
      at: server.clock.now().toISOString(),
    })
    expect((await change('grant', person.id, 2)).status).toBe(200)
    expect(await mailsTo(person)).toHaveLength(1)
    expect(await newestChange()).toMatchObject({ note: 'Welcome' })
  })

  test('when refused gives no role, sends a mail with the note, and may be repeated', async () => {
    const person = await server.person('athlete')
    await request(person, 3)
    expect((await change('refuse', person.id, 3, 'Come to a course first')).status).toBe(200)
    expect(await rolesOf(person)).toEqual(['Athlete'])
    expect(await mailsTo(person)).toMatchObject([
      { template: 'role-refused', data: { role: 'organizer', note: 'Come to a course first' } },
    ])
    expect(await newestChange()).toMatchObject({ action: 'role-refused', user: { id: person.id } })
    expect(await change('refuse', person.id, 3)).toMatchObject({
      status: 409,
      body: { code: 'request-answered' },
    })
    expect((await request(person, 3)).status).toBe(200)
  })

  test('and its outcome are announced live to the person and to admins', async () => {
    const person = await server.person('athlete')
    await request(person, 2)
    await change('grant', person.id, 2)
    const eventsOf = async ({ id }: TestPerson) =>
      server.context.db
        .selectFrom('live_events')
        .select(['event', 'public'])
        .where('channel', '=', `users.${id}`)
        .orderBy('seq', 'desc')
        .limit(2)
        .execute()
    expect(await eventsOf(person)).toMatchObject([
      { event: 'UserUpdated', public: { user: { roles: [{ id: 1 }, { id: 2 }] } } },
      { event: 'UserUpdated', public: { user: { roles: [{ id: 1 }] } } },
    ])
    expect(await eventsOf(admin)).toMatchObject([
      { event: 'AccountUpdated', public: { user: { id: person.id, role_requests: [] } } },
      { event: 'AccountUpdated', public: { user: { id: person.id, role_requests: [{ role_id: 2 }] } } },
    ])
  })
})

test('an unknown role gets 422, an unknown account 404', async () => {
  expect((await change('grant', admin.id, 6)).body.field_codes).toEqual({ role_id: ['not-offered'] })
  expect((await change('grant', 999_999, 2)).status).toBe(404)
})

test('the last admin keeps the role, also when two withdraw it from each other at once', async () => {
  const alone = await testServer()
  const [first, second] = [await alone.person('admin'), await alone.person('admin')]
  const withdraw = (by: { token: string }, from: { id: number }) =>
    alone.ask('POST', '/roles/withdraw', { token: by.token, body: { user_id: from.id, role_id: 5 } })
  const answers = await Promise.all([withdraw(first, second), withdraw(second, first)])
  const left = await alone.context.db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .execute()
  expect(left).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const last = left[0]?.user_id === first.id ? first : second
  expect((await withdraw(last, last)).body.code).toBe('last-admin')
  await alone.close()
})

const heldCompetition = async (status: 'pending' | 'approved' | 'published') => {
  const people = await signUpPeople(server)
  return { people, id: await competitionInStatus(server, people, status) }
}

describe('a withdrawn role gives no rights from then on', () => {
  test('a judge: rounds are released and announced, moves refused, the channel shows what everybody sees', async () => {
    const there = await testServer()
    const cup = await testCompetition(there, { athletes: 8 })
    const { judge, secondJudge } = cup
    await cup.held.started()
    const { id } = await cup.held.present()
    const changeThere = (verb: string, note: string) =>
      cup.ask(cup.admin, 'POST', `/roles/${verb}`, { user_id: judge.id, role_id: 2, note })
    const rounds = [await cup.roundOf(0), await cup.roundOf(1), await cup.roundOf(2)] as const
    for (const round of rounds) {
      await cup.move(judge, round, 'recording')
      await cup.move(judge, round, 'recorded')
    }
    await cup.move(judge, rounds[0], 'scoring')
    await cup.move(secondJudge, rounds[1], 'scoring')
    await cup.save(secondJudge, rounds[1])
    await cup.move(judge, rounds[1], 'review')
    await cup.move(secondJudge, rounds[2], 'scoring')
    const channel = `competition.${id}`
    const socket = io(await there.listen(), { transports: ['websocket'], auth: { token: judge.token } })
    expect(await socket.emitWithAck('subscribe', channel, {})).toMatchObject({ ok: true })
    const reset = new Promise((resolve) => socket.once('ChannelReset', resolve))

    expect((await changeThere('withdraw', 'by request')).status).toBe(200)
    expect(await reset).toEqual({ channel })
    socket.disconnect()
    const statusOf = async (number: number) => (await cup.roundOf(number)).status.id
    expect([await statusOf(0), await statusOf(1), await statusOf(2)]).toEqual([17, 7, 6])
    const events = (await cup.events(channel)).slice(-2)
    expect(events).toMatchObject([
      { event: 'PartialRoundUpdated', public: { round: { id: rounds[0].id, status_id: 17, judge: null } } },
      { event: 'PartialRoundUpdated', public: { round: { id: rounds[1].id, status_id: 7 } } },
    ])
    expect((await there.mails()).findLast(({ to }) => to === judge.email)).toMatchObject({
      template: 'role-withdrawn',
      data: { role: 'judge', note: 'by request' },
    })

    expect((await cup.move(judge, rounds[0], 'scoring')).status).toBe(403)
    expect((await cup.save(judge, rounds[1], { isNew: false })).status).toBe(403)
    expect((await cup.move(judge, await cup.roundOf(3), 'recording')).status).toBe(403)
    expect((await cup.ask(judge, 'GET', `/get_round/${rounds[1].id}`)).status).toBe(403)
    const view = await cup.ask(judge, 'GET', `/competition/${id}`)
    const scored = view.body.competition.rounds.find((round: { id: number }) => round.id === rounds[1].id)
    expect(scored.total_score).toBeNull()
    // once the person has the role again, the entry is valid again
    await changeThere('grant', 'back')
    expect((await cup.move(judge, rounds[0], 'scoring')).status).toBe(200)
    await there.close()
  })

  test('an organizer: no new competition, none of the moves of the owner, no events for the owner alone', async () => {
    const { people, id } = await heldCompetition('pending')
    const { owner } = people
    const publish = () => post(owner, '/status/update', { entity: 'competitions', id, new_status: 10 })
    expect((await change('withdraw', owner.id, 3)).status).toBe(200)
    expect((await post(owner, '/competitions/store', { formCreate: { name: 'Mine' } })).status).toBe(403)
    expect((await publish()).status).toBe(404)
    expect((await server.ask('DELETE', `/competitions/${id}`, { token: owner.token })).status).toBe(404)
    expect((await server.ask('GET', `/competition/${id}`, { token: owner.token })).status).not.toBe(200)
    const approve = { entity: 'competitions', id, new_status: 4 }
    expect((await post(people.supervisor, '/status/update', approve)).status).toBe(200)
    const news = await server.context.db
      .selectFrom('live_events')
      .select('persons')
      .where('event', '=', 'CompetitionListUpdated')
      .orderBy('seq', 'desc')
      .executeTakeFirst()
    expect(news?.persons).toEqual({})
    await change('grant', owner.id, 3)
    expect((await publish()).status).toBe(200)
  })

  test('events that only the former role could receive are not replayed', async () => {
    const { people, id } = await heldCompetition('published')
    const { owner, athlete } = people
    const other = await server.person('admin')
    await post(athlete, '/athletes/register', { user_id: athlete.id, competition_id: id })
    await request(athlete, 2)
    server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    await change('withdraw', owner.id, 3)
    await change('withdraw', other.id, 5)
    server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    const origin = await server.listen()
    for (const [who, channel] of [
      [owner, `competition.${id}`],
      [other, `users.${other.id}`],
    ] as const) {
      const socket = io(origin, { transports: ['websocket'], auth: { token: who.token } })
      const received: unknown[] = []
      socket.onAny((event) => received.push(event))
      expect(await socket.emitWithAck('subscribe', channel, { after: 0 })).toMatchObject({
        ok: true,
        gap: true,
      })
      const { seq } = await socket.emitWithAck('subscribe', `users.${who.id}`, {})
      await change('grant', who.id, 2)
      const since = { after: seq }
      expect(await socket.emitWithAck('subscribe', `users.${who.id}`, since)).toEqual({
        ok: true,
        seq: seq + 1,
      })
      expect(
        received.filter((event) => event === 'AccountUpdated' || event === 'CompetitionUserCreated'),
      ).toEqual([])
      socket.disconnect()
    }
  })

  test('a supervisor and an admin', async () => {
    const { people, id } = await heldCompetition('pending')
    await change('withdraw', people.supervisor.id, 4)
    const approve = { entity: 'competitions', id, new_status: 4 }
    expect((await post(people.supervisor, '/status/update', approve)).status).toBe(404)
    await change('withdraw', people.admin.id, 5)
    expect((await post(people.admin, '/roles/grant', { user_id: people.admin.id, role_id: 5 })).status).toBe(
      403,
    )
    expect((await post(people.admin, '/status/update', approve)).status).toBe(404)
  })

  test('an athlete: no registration and no new training round', async () => {
    const { people, id } = await heldCompetition('published')
    await change('withdraw', people.athlete.id, 1)
    const body = { user_id: people.athlete.id, competition_id: id }
    expect((await post(people.athlete, '/athletes/register', body)).status).toBe(403)
    expect(
      (await post(people.athlete, '/store', { modeProgram: 3, validatedTricks: [{ id: 92 }] })).status,
    ).toBe(403)
  })
})
