import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { competitionInStatus, entryInStatus, signUpPeople } from '../competitions/test-competition.ts'
import { entriesOf } from '../entries/entries-store.ts'
import { aServer, testServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'
import { mailedToken, password, register } from './test-accounts.ts'

const server = await aServer()
const people = await signUpPeople(server)

type Own = { token: string; id: number; email: string }
let accountCount = 0

async function somebody(on = server): Promise<Own> {
  const email = `own${(accountCount += 1)}@trickline.example`
  const { token, user } = (await register(on, email)).body
  return { token, id: user.id, email }
}
const ask = (own: { token: string }, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  server.ask(method, path, { token: own.token, ...(body && { body }) })
const login = (email: string, secret = password) =>
  server.ask('POST', '/login', {
    body: { email, password: secret },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile' },
  })
const changeAddress = (own: Own, email: string, secret = password) =>
  ask(own, 'POST', '/account/email', { email, password: secret })
const remove = (own: { token: string }, secret = password) =>
  ask(own, 'DELETE', '/account', { password: secret })
async function withPassword<P extends { id: number }>(person: P, on = server): Promise<P> {
  const credentials = await on.context.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', (await somebody(on)).id)
    .executeTakeFirstOrThrow()
  await on.context.db.updateTable('users').set(credentials).where('id', '=', person.id).execute()
  return person
}

describe('sessions', () => {
  test('are listed with browser and time, and can be ended one by one', async () => {
    const own = await somebody()
    const phone = (await login(own.email)).body
    const { sessions } = (await ask(own, 'GET', '/account/sessions')).body
    expect(sessions).toMatchObject([
      { is_current: false, user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile' },
      { is_current: true, created_at: server.clock.now().toISOString() },
    ])
    expect(JSON.stringify(sessions)).not.toContain(createHash('sha256').update(own.token).digest('hex'))
    const another = await somebody()
    expect((await ask(another, 'DELETE', `/account/sessions/${sessions[0].id}`)).status).toBe(404)
    expect((await ask(own, 'DELETE', `/account/sessions/${sessions[0].id}`)).body).toEqual({ success: true })
    expect((await ask(phone, 'GET', '/account/sessions')).status).toBe(401)
    expect((await ask(own, 'GET', '/account/sessions')).body.sessions).toHaveLength(1)
  })

  test('show when they were last used, to within an hour', async () => {
    const own = await somebody()
    const start = server.clock.now()
    server.clock.set(new Date(start.getTime() + 2 * 3_600_000))
    await ask(own, 'GET', '/account/sessions')
    const { sessions } = (await ask(own, 'GET', '/account/sessions')).body
    expect(sessions[0].used_at).toBe(server.clock.now().toISOString())
    server.clock.set(start)
  })
})

describe('changing the password', () => {
  test('needs the present password, ends every other session, and is told by mail', async () => {
    const own = await somebody()
    const other = (await login(own.email)).body
    const change = (present: string, next: string, again = next) =>
      ask(own, 'POST', '/account/password', {
        password: present,
        new_password: next,
        new_password_confirmation: again,
      })
    expect((await change('Wrong1!', 'Another1!')).body.field_codes).toEqual({ password: ['wrong-password'] })
    expect((await change(password, 'weak')).body.field_codes).toHaveProperty('new_password')
    expect((await change(password, 'Another1!', 'Another2!')).body.field_codes).toEqual({
      new_password_confirmation: ['passwords-differ'],
    })
    expect((await server.mails()).filter(({ to }) => to === own.email)).toHaveLength(1)
    expect((await change(password, 'Another1!')).body).toEqual({ success: true })
    expect((await server.mails()).at(-1)).toMatchObject({ template: 'password-changed', to: own.email })
    expect((await ask(other, 'GET', '/account/sessions')).status).toBe(401)
    expect((await ask(own, 'GET', '/account/sessions')).status).toBe(200)
    expect((await login(own.email)).body.code).toBe('error-password')
    expect((await login(own.email, 'Another1!')).status).toBe(200)
  })
})

describe('changing the address', () => {
  test('takes effect when the new address is verified; the old one gets a mail at once', async () => {
    const own = await somebody()
    const next = `new-${own.email}`
    expect((await changeAddress(own, next, 'Wrong1!')).body.field_codes).toEqual({
      password: ['wrong-password'],
    })
    expect((await changeAddress(own, people.owner.email)).body.field_codes).toEqual({ email: ['taken'] })
    expect((await changeAddress(own, next)).body).toEqual({ success: true })
    const mails = (await server.mails()).filter(({ template }) => template !== 'verify-email').slice(-2)
    expect(mails.map(({ to, template }) => [template, to]).toSorted()).toEqual([
      ['address-changes', own.email],
      ['new-address', next],
    ])
    expect((await login(next)).body.code).toBe('error-email')
    const token = await mailedToken(server, next)
    expect((await server.ask('POST', '/verify-email', { body: { token }, token: own.token })).status).toBe(
      200,
    )
    expect((await login(own.email)).body.code).toBe('error-email')
    expect((await login(next)).body.user).toMatchObject({
      email: next,
      email_verified_at: server.clock.now().toISOString(),
    })
  })

  test('is refused when another account has registered with the address meanwhile', async () => {
    const own = await somebody()
    const next = `wanted-${own.email}`
    await changeAddress(own, next)
    const token = await mailedToken(server, next)
    await register(server, next)
    const answer = await server.ask('POST', '/verify-email', { body: { token }, token: own.token })
    expect([answer.status, answer.body.code]).toEqual([422, 'email-taken'])
  })

  test('to the same address by several accounts at once works for one of them', async () => {
    for (const _ of [1, 2, 3]) {
      const [one, other] = [await somebody(), await somebody()]
      const next = `both-${one.email}`
      const links = []
      for (const own of [one, other]) {
        await changeAddress(own, next)
        links.push({ token: own.token, body: { token: await mailedToken(server, next) } })
      }
      const answers = await Promise.all(links.map((link) => server.ask('POST', '/verify-email', link)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
  })
})

test('the export holds everything stored about the person, and no secret', async () => {
  const own = await somebody()
  const round = { modeProgram: 3, validatedTricks: [{ id: 92, dub: 0 }], round_name: 'First' }
  await ask(own, 'POST', '/store', round)
  const competition = await competitionInStatus(server, people, 'published')
  const later = await competitionInStatus(server, people, 'published')
  for (const competition_id of [competition, later])
    await ask(own, 'POST', '/athletes/register', { user_id: own.id, competition_id })
  // PostgreSQL moves a changed row behind the others in the table
  await server.context.db
    .updateTable('entries')
    .set({ is_head: true })
    .where('competition_id', '=', competition)
    .execute()
  const { status, body } = await ask(own, 'GET', '/account/export')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    account: { email: own.email, name: 'Ana' },
    roles: ['athlete'],
    entries: [
      { competition_id: competition, is_head: true },
      { competition_id: later, status: 'pending' },
    ],
    rounds: [{ round_name: 'First', tricks: [{ trick_id: 92 }] }],
  })
  expect(JSON.stringify(body)).not.toMatch(/password_hash|token_hash|argon2/)
})

describe('deleting the account', () => {
  test('needs the password, and deletes sessions, contact data, training and drafts', async () => {
    const own = await somebody()
    await server.context.db.insertInto('user_roles').values({ user_id: own.id, role: 'organizer' }).execute()
    await ask(own, 'POST', '/competitions/store', { formCreate: { name: 'Never held' } })
    await ask(own, 'POST', '/store', { modeProgram: 3, validatedTricks: [{ id: 92 }] })
    const published = await competitionInStatus(server, people, 'published')
    await ask(own, 'POST', '/athletes/register', { user_id: own.id, competition_id: published })
    await ask(own, 'POST', '/roles/request', { role_id: 2 })
    expect((await remove(own, 'Wrong1!')).body.field_codes).toEqual({ password: ['wrong-password'] })
    expect((await remove(own)).body).toEqual({ success: true })

    expect((await ask(own, 'GET', '/account/sessions')).status).toBe(401)
    expect((await login(own.email)).body.code).toBe('error-email')
    expect(await entriesOf(server.context.db, published)).toEqual([])
    const { rows } = await sql<{ table: string; left: number }>`
      select 'rounds' as table, count(*)::int as left from rounds where user_id = ${own.id}
      union all select 'competitions', count(*)::int from competitions where organizer_id = ${own.id}
      union all select 'keys', count(*)::int from idempotency_keys where user_id = ${own.id}`.execute(
      server.context.db,
    )
    expect(rows.map(({ left }) => left)).toEqual([0, 0, 0])
    const search = await ask(people.admin, 'GET', `/accounts/list?search=${own.email}`)
    expect(search.body.accounts).toEqual([])
    expect((await ask(people.admin, 'POST', '/roles/grant', { user_id: own.id, role_id: 2 })).status).toBe(
      404,
    )
    const events = await server.context.db.selectFrom('live_events').select(['public', 'persons']).execute()
    expect(JSON.stringify(events)).not.toContain(own.email)
    const users = JSON.stringify(await server.context.db.selectFrom('users').selectAll().execute())
    expect(users).not.toContain(own.email)
    const { athletes } = (await ask(people.owner, 'GET', '/athletes/list')).body
    expect(athletes.map(({ id }: { id: number }) => id)).not.toContain(own.id)
    expect((await register(server, own.email)).status).toBe(200)
  })

  test('keeps results under "Deleted athlete", and releases the rounds that a judge has claimed', async () => {
    const at = await testServer()
    const cup = await testCompetition(at)
    await cup.held.started()
    const judge = await withPassword(cup.judge, at)
    const { id } = await cup.roundOf(0)
    for (const status of ['recording', 'recorded', 'scoring'] as const) await cup.move(judge, { id }, status)
    const athlete = await withPassword(cup.athlete(0), at)
    const competition = await cup.held.present()
    const publicView = async () => (await at.ask('GET', `/live/${competition.id}`)).body.competition
    const roundIn = (view: { rounds: { id: number }[] }) => view.rounds.find((each) => each.id === id)
    expect(roundIn(await publicView())).not.toMatchObject({ user: { name: 'Deleted' } })
    for (const { token } of [judge, athlete])
      expect((await at.ask('DELETE', '/account', { token, body: { password } })).status).toBe(200)
    const { body } = await at.ask('GET', `/competition/${competition.id}`, { token: cup.owner.token })
    expect(roundIn(body.competition)).toMatchObject({ status_id: 17, judge: null })
    const marked = { name: 'Deleted', surname: 'athlete', img_path: null, is_deleted: true }
    for (const each of [body.competition, await publicView()])
      expect(roundIn(each)).toMatchObject({ user: marked })
    expect(body.competition.organizer).not.toHaveProperty('is_deleted')
    const profile = await at.ask('GET', `/check_profile/${athlete.id}`, { token: cup.owner.token })
    expect(profile.body.user).toMatchObject({ ...marked, roles: [], country: null })
    await at.close()
  })

  test('is refused while others take part in a competition of the person, and for the last admin', async () => {
    const competition = await competitionInStatus(server, people, 'published')
    await withPassword(people.owner)
    await entryInStatus(server, people, competition, people.athlete, 'athlete', 'pending')
    const refused = await remove(people.owner)
    expect([refused.status, refused.body.code]).toEqual([409, 'organizes-for-others'])
    await withPassword(people.admin)
    expect((await remove(people.admin)).body.code).toBe('last-admin')
    expect((await ask(people.owner, 'GET', `/competition/${competition}`)).status).toBe(200)
  })
})
