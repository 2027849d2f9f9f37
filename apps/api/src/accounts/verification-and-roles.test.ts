import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectDone, gatherCast, heldAt, type Cast } from '../competitions/test-competition.ts'
import { entriesOf } from '../entries/entries-store.ts'
import { testServer, type TestAnswer, type TestServer } from '../platform/test-server.ts'
import { mailedToken, register, verify } from './test-accounts.ts'

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await testServer({ env: { ADMIN_EMAIL: 'Chief@trickline.example' } })
  cast = await gatherCast(server)
})
afterAll(() => server.close())

const profileOf = async (token: string, id: number) =>
  (await server.ask('GET', `/check_profile/${id}`, { token })).body.user

const change = (
  who: keyof Cast,
  verb: 'grant' | 'withdraw',
  userId: number,
  roleId: number,
): Promise<TestAnswer> =>
  server.ask('POST', `/roles/${verb}`, {
    token: cast[who].token,
    body: { user_id: userId, role_id: roleId },
  })

describe('verifying an address', () => {
  test('with the link of the mail, once, and the session of the account or its password', async () => {
    const email = 'verify@trickline.example'
    const { token, user } = (await register(server, email)).body
    const link = { token: await mailedToken(server, email) }
    const ask = (body: object, session?: string) =>
      server.ask('POST', '/verify-email', { body, ...(session !== undefined && { token: session }) })
    expect((await ask(link)).status).toBe(401)
    expect((await ask({ ...link, email, password: 'Another1!' })).body.code).toBe('error-password')
    expect((await ask({ ...link, email })).body.field_codes).toEqual({ password: ['required'] })
    expect((await ask(link, cast.athlete.token)).status).toBe(403)
    expect((await profileOf(token, user.id)).email_verified_at).toBeNull()

    expect((await ask(link, token)).body).toEqual({ success: true })
    const verifiedAt = server.clock.now().toISOString()
    expect((await profileOf(token, user.id)).email_verified_at).toBe(verifiedAt)
    expect((await ask(link, token)).body.field_codes).toEqual({ token: ['link-expired'] })
    expect((await profileOf(token, user.id)).email_verified_at).toBe(verifiedAt)
  })

  test('not with another link, and not after three days', async () => {
    const { token, user } = (await register(server, 'slow@trickline.example')).body
    const wrong = await server.ask('POST', '/verify-email', { body: { token: 'x'.repeat(43) }, token })
    expect([wrong.status, wrong.body.field_codes]).toEqual([422, { token: ['link-expired'] }])
    await mailedToken(server, 'slow@trickline.example')
    const start = server.clock.now()
    server.clock.set(new Date(start.getTime() + 3 * 86_400_000))
    expect((await verify(server, 'slow@trickline.example')).status).toBe(422)
    expect((await profileOf(token, user.id)).email_verified_at).toBeNull()
    server.clock.set(start)
  })

  test('the mail can be sent again, until the address is verified', async () => {
    const email = 'again@trickline.example'
    const { token } = (await register(server, email)).body
    const first = await mailedToken(server, email)
    const resend = () => server.ask('POST', '/resend-verification-email', { token })
    expect((await resend()).body.user).toMatchObject({ email, email_verified_at: null })
    expect(await mailedToken(server, email)).not.toBe(first)
    await verify(server, email)
    const mails = (await server.mails()).length
    expect((await resend()).body.user.email_verified_at).not.toBeNull()
    expect((await server.mails()).length).toBe(mails)
  })

  test('makes the address of ADMIN_EMAIL an admin, and only by verifying', async () => {
    const { token, user } = (await register(server, 'chief@trickline.example')).body
    expect(user.roles).toEqual([{ id: 1, name: 'Athlete' }])
    await verify(server, 'chief@trickline.example')
    expect((await profileOf(token, user.id)).roles).toEqual([
      { id: 1, name: 'Athlete' },
      { id: 5, name: 'Admin' },
    ])
  })
})

describe('invitations to an address', () => {
  test('join the account that registers with it and verifies it', async () => {
    const email = 'invited@trickline.example'
    const competition = await heldAt(server, cast, 'published')
    const other = await heldAt(server, cast, 'pending')
    for (const competition_id of [competition, other]) {
      const body = { competition_id, email_list: [email] }
      expectDone(await server.ask('POST', '/athletes/invitation', { token: cast.owner.token, body }))
    }
    const { user } = (await register(server, email)).body
    expect(await entriesOf(server.context.db, competition)).toMatchObject([{ userId: null }])
    await verify(server, email)
    for (const id of [competition, other]) {
      expect(await entriesOf(server.context.db, id)).toMatchObject([
        { userId: user.id, status: 'registered' },
      ])
    }
  })

  test('go when the account takes part already', async () => {
    const email = 'both@trickline.example'
    const competition = await heldAt(server, cast, 'published')
    const invitation = { competition_id: competition, email_list: [email] }
    expectDone(
      await server.ask('POST', '/athletes/invitation', { token: cast.owner.token, body: invitation }),
    )
    const { user, token } = (await register(server, email)).body
    const body = { user_id: user.id, competition_id: competition }
    expectDone(await server.ask('POST', '/athletes/register', { token, body }))
    await verify(server, email)
    expect(await entriesOf(server.context.db, competition)).toMatchObject([
      { userId: user.id, status: 'pending' },
    ])
  })
})

describe('roles', () => {
  test('all five are told, to visitors too', async () => {
    expect((await server.ask('GET', '/roles')).body).toEqual([
      { id: 1, name: 'Athlete' },
      { id: 2, name: 'Judge' },
      { id: 3, name: 'Organizer' },
      { id: 4, name: 'Supervisor' },
      { id: 5, name: 'Admin' },
    ])
  })

  test('only admins grant and withdraw them', async () => {
    const target = await server.person('athlete')
    for (const who of Object.keys(cast) as (keyof Cast)[]) {
      if (who === 'admin') continue
      expect([who, (await change(who, 'grant', target.id, 2)).status]).toEqual([who, 403])
      expect([who, (await change(who, 'withdraw', target.id, 1)).status]).toEqual([who, 403])
    }
    expect(
      (await server.ask('POST', '/roles/grant', { body: { user_id: target.id, role_id: 5 } })).status,
    ).toBe(401)
    expect((await profileOf(target.token, target.id)).roles).toEqual([{ id: 1, name: 'Athlete' }])
  })

  test('hold from the next request on', async () => {
    const target = await server.person('athlete')
    const granted = await change('admin', 'grant', target.id, 3)
    expect(granted.body.user.roles).toEqual([
      { id: 1, name: 'Athlete' },
      { id: 3, name: 'Organizer' },
    ])
    expect((await change('admin', 'grant', target.id, 3)).status).toBe(200)
    const make = () =>
      server.ask('POST', '/competitions/store', {
        token: target.token,
        body: { formCreate: { name: 'Mine' } },
      })
    expect((await make()).status).toBe(200)
    expect((await change('admin', 'withdraw', target.id, 3)).body.user.roles).toHaveLength(1)
    expect((await make()).status).toBe(403)
  })

  test('that do not exist, of accounts that do not exist', async () => {
    expect((await change('admin', 'grant', cast.athlete.id, 6)).body.field_codes).toEqual({
      role_id: ['not-offered'],
    })
    expect((await change('admin', 'grant', 999_999, 2)).status).toBe(404)
  })

  test('the last admin keeps the role, also when two withdraw from each other at once', async () => {
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
})
