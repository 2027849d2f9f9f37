import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { lockSessionsOf, revokeAllSessions } from '../platform/http/sessions.ts'
import { inTransaction } from '../platform/postgres/database.ts'
import { aServer } from '../platform/test-server.ts'
import { setPassword } from './accounts-store.ts'
import { hashPassword } from './passwords.ts'
import { longAddress, mailedToken, password, register, registration } from './test-accounts.ts'

const server = await aServer()

const login = (email: string, secret = password) =>
  server.ask('POST', '/login', { body: { email, password: secret } })
const isSignedIn = async (token: string) =>
  (await server.ask('GET', '/athletes/list', { token })).status === 200
const accounts = async () => (await server.context.db.selectFrom('users').select('email').execute()).length

const forgot = (email: string) => server.ask('POST', '/forgot-password', { body: { email } })
const reset = (token: string, email: string, secret: string) =>
  server.ask('POST', '/reset-password', {
    body: { token, email, password: secret, password_confirmation: secret },
  })

describe('register', () => {
  test('creates an athlete, opens a session and sends the verification mail', async () => {
    const { status, body } = await register(server, 'Ana@Trickline.example')
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      name: 'Ana',
      surname: 'Ruiz',
      email: 'ana@trickline.example',
      roles: [{ id: 1, name: 'Athlete' }],
      language: 'en',
      email_verified_at: null,
      email_verification_sent_at: server.clock.now().toISOString(),
    })
    expect(body.tricks).toHaveLength(270)
    expect(await isSignedIn(body.token)).toBe(true)
    expect((await server.mails()).at(-1)).toMatchObject({
      to: 'ana@trickline.example',
      language: 'en',
      template: 'verify-email',
      data: { name: 'Ana', link: expect.stringMatching(/^http.+\/verify-email\/[\w-]{43}$/) as unknown },
    })
  })

  test('stores the language that the browser requests', async () => {
    const answer = await server.ask('POST', '/register', {
      body: registration('es@trickline.example'),
      headers: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' },
    })
    expect(answer.body.user.language).toBe('es')
    expect((await server.mails()).at(-1)).toMatchObject({ to: 'es@trickline.example', language: 'es' })
  })

  test.each<[string, object, code: string, field: string, fieldCode: string]>([
    ['a wrong sum', { captchaAnswer: '8' }, 'wrong-captcha', 'captchaAnswer', 'wrong-captcha'],
    [
      'an answer that is no number',
      { captchaAnswer: 'nine' },
      'wrong-captcha',
      'captchaAnswer',
      'wrong-captcha',
    ],
    [
      'a question that is no sum',
      { captchaQuestion: '9' },
      'wrong-captcha',
      'captchaQuestion',
      'wrong-captcha',
    ],
    ['one of three digits', { captchaQuestion: '1 + 12' }, 'wrong-captcha', 'captchaAnswer', 'wrong-captcha'],
    ['no question', { captchaQuestion: '' }, 'invalid', 'captchaQuestion', 'required'],
    ['no name', { name: ' ' }, 'invalid', 'name', 'required'],
    ['a name with a link', { name: 'Eva http://evil.example' }, 'invalid', 'name', 'not-a-name'],
    ['a name that turns the line', { name: 'Eva \u202Eavlis' }, 'invalid', 'name', 'not-a-name'],
    ['a name with a sign', { surname: '<b>Ruiz' }, 'invalid', 'surname', 'not-a-name'],
    ['no surname', { surname: undefined }, 'invalid', 'surname', 'required'],
    ['an address that is none', { email: 'ana' }, 'invalid', 'email', 'invalid-email'],
    ['an address of 255 characters', { email: longAddress(255) }, 'invalid', 'email', 'too-long'],
    ['an endless address', { email: longAddress(12_000) }, 'invalid', 'email', 'too-long'],
    ['a password without a digit', { password: 'Trickline!' }, 'invalid', 'password', 'weak-password'],
    [
      'a password with another character',
      { password: 'Trickline1#!' },
      'invalid',
      'password',
      'weak-password',
    ],
    ['a short password', { password: 'Ab1!x' }, 'invalid', 'password', 'weak-password'],
    [
      'another confirmation',
      { password_confirmation: 'Trickline2!' },
      'invalid',
      'password_confirmation',
      'passwords-differ',
    ],
  ])('%s creates no account', async (_, change, code, field, fieldCode) => {
    const before = await accounts()
    const { status, body } = await register(server, 'nobody@trickline.example', change)
    expect([status, body.code]).toEqual([422, code])
    expect(body.field_codes[field]).toContain(fieldCode)
    expect(await accounts()).toBe(before)
  })

  test('an address may have 254 characters', async () => {
    const answer = await register(server, longAddress(254))
    expect([answer.status, answer.body.user.email]).toEqual([200, longAddress(254)])
  })

  test('an address has one account, in any case and with simultaneous requests', async () => {
    const answers = await Promise.all(
      ['twice@trickline.example', 'Twice@trickline.example'].map((email) => register(server, email)),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422])
    const again = await register(server, 'TWICE@trickline.example')
    expect(again.body).toMatchObject({ code: 'email-taken', field_codes: { email: ['taken'] } })
  })
})

describe('log in and out', () => {
  test('says which of address and password is wrong', async () => {
    await register(server, 'log@trickline.example')
    expect((await login('LOG@trickline.example')).status).toBe(200)
    const unknown = await login('unknown@trickline.example')
    expect([unknown.status, unknown.body.code, unknown.body.message]).toEqual([
      401,
      'error-email',
      'The email does not exist registered!',
    ])
    expect(unknown.body.errors).toEqual({ email: ['The email does not exist registered!'] })
    const wrong = await login('log@trickline.example', 'Trickline2!')
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
      401,
      'error-password',
      'Password is incorrect!',
    ])
    expect(wrong.body.errors).toEqual({ password: ['Password is incorrect!'] })
    expect((await server.ask('POST', '/login', { body: { email: 'log@trickline.example' } })).status).toBe(
      422,
    )
  })

  test('logout ends one session; others of the account stay', async () => {
    await register(server, 'out@trickline.example')
    const phone: string = (await login('out@trickline.example')).body.token
    const laptop: string = (await login('out@trickline.example')).body.token
    expect((await server.ask('POST', '/logout', { token: phone })).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true])
  })

  test('a session lasts 30 days', async () => {
    await register(server, 'days@trickline.example')
    const { token } = (await login('days@trickline.example')).body
    const start = server.clock.now()
    server.clock.set(new Date(start.getTime() + 30 * 86_400_000 - 1))
    expect(await isSignedIn(token)).toBe(true)
    server.clock.set(new Date(start.getTime() + 30 * 86_400_000))
    expect(await isSignedIn(token)).toBe(false)
    server.clock.set(start)
  })
})

describe('a forgotten password', () => {
  test('is replaced once, within an hour; every session ends, and one mail tells of it', async () => {
    const email = 'forgot+me@trickline.example'
    const { token: session } = (await register(server, email)).body
    expect((await forgot(email)).body).toEqual({ success: true })
    const mail = (await server.mails()).at(-1)
    expect(mail?.template).toBe('reset-password')
    expect(new URL(mail?.data.link ?? '').searchParams.get('email')).toBe(email)

    const token = await mailedToken(server, email)
    expect((await reset(token, 'other@trickline.example', 'Another1!')).status).toBe(422)
    const answers = await Promise.all([reset(token, email, 'Another1!'), reset(token, email, 'Another1!')])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422])
    expect((await server.mails()).filter(({ to }) => to === email).map(({ template }) => template)).toEqual([
      'verify-email',
      'reset-password',
      'password-changed',
    ])
    expect(await isSignedIn(session)).toBe(false)
    expect((await login(email)).body.code).toBe('error-password')
    expect((await login(email, 'Another1!')).status).toBe(200)
  })

  test('cannot be replaced after an hour, nor with the link of another mail', async () => {
    const email = 'late@trickline.example'
    await register(server, email)
    const verification = await mailedToken(server, email)
    expect((await reset(verification, email, 'Another1!')).body.field_codes).toEqual({
      token: ['link-expired'],
    })
    await forgot(email)
    const link = await mailedToken(server, email)
    const start = server.clock.now()
    server.clock.set(new Date(start.getTime() + 3_600_000))
    expect((await reset(link, email, 'Another1!')).status).toBe(422)
    server.clock.set(start)
    expect((await login(email)).status).toBe(200)
  })

  test('gets the same reply for an address without an account, and no mail is sent', async () => {
    await register(server, 'somebody@trickline.example')
    const before = (await server.mails()).length
    const forgotAndJob = async (email: string) => {
      const answer = await forgot(email)
      const { rows } = await sql<{ data: object }>`
        select data from pgboss.job order by created_on desc limit 1`.execute(server.context.db)
      return [answer.status, answer.body, rows[0]?.data]
    }
    for (const to of ['nobody@trickline.example', 'somebody@trickline.example'])
      expect(await forgotAndJob(to)).toEqual([
        200,
        { success: true },
        { secret: 'reset-password', to, isFromKnown: true },
      ])
    const mails = (await server.mails()).slice(before)
    expect(mails.map(({ to }) => to)).toEqual(['somebody@trickline.example'])
  })
})

test.each([
  ['a login with the old password', '/login', {}],
  [
    'a change with the old password',
    '/account/password',
    { new_password: 'Another3!', new_password_confirmation: 'Another3!' },
  ],
])('%s during a reset is refused', async (what, path, more) => {
  const email = `meets${path.length}@trickline.example`
  const { token, user } = (await register(server, email)).body
  const { db } = server.context
  const ask = () => server.ask('POST', path, { token, body: { email, password, ...more } })
  const waiting = async () => {
    for (;;) {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
      if (rows.length > 0) return
    }
  }
  let late: ReturnType<typeof ask> | undefined
  await inTransaction(db, async (tx) => {
    await lockSessionsOf(tx, user.id)
    await setPassword(tx, user.id, await hashPassword('Another1!'))
    late = ask()
    await Promise.race([late, waiting()])
    await revokeAllSessions({ tx, forgetCachedSessions: () => {} }, user.id)
  })
  expect([what, (await late)?.status]).not.toContain(200)
  expect(await db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()).toEqual([])
  expect((await login(email, 'Another1!')).status).toBe(200)
})

test('secrets are stored as hashes only', async () => {
  const { token } = (await register(server, 'hash@trickline.example')).body
  const link = await mailedToken(server, 'hash@trickline.example')
  const { rows: queued } = await sql`select data from pgboss.job`.execute(server.context.db)
  const stored = JSON.stringify([
    queued,
    await server.context.db.selectFrom('sessions').selectAll().execute(),
    await server.context.db.selectFrom('email_tokens').selectAll().execute(),
    await server.context.db.selectFrom('users').select('password_hash').execute(),
  ])
  for (const secret of [token, link, password]) expect(stored).not.toContain(secret)
})
