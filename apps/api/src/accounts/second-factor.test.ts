import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { aServer, type TestServer } from '../platform/test-server.ts'
import { password, register } from './test-accounts.ts'

const server = await aServer()
const strict = await aServer({ env: { REQUIRE_2FA: 'admin', RATE_LIMITS: 'on' } })
let admins = 0

async function anAdmin(on: TestServer = server) {
  const email = `factor${(admins += 1)}@trickline.example`
  const { token, user } = (await register(on, email)).body
  await on.context.db.insertInto('user_roles').values({ user_id: user.id, role: 'admin' }).execute()
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    on.ask(method, path, { token, ...(body && { body }) })
  const login = (code?: string) =>
    on.ask('POST', '/login', { body: { email, password, ...(code !== undefined && { code }) } })
  return { id: Number(user.id), email, token: String(token), ask, login, on }
}
type Admin = Awaited<ReturnType<typeof anAdmin>>

/** The code that the phone shows in this many seconds. */
function codeOf(secret: string, { on }: Admin, seconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: on.clock.now().getTime() + seconds * 1000 })
}

async function withFactor(admin: Admin) {
  const { secret, uri } = (await admin.ask('POST', '/account/second_factor', { password })).body
  const code = codeOf(secret, admin)
  const { status, body } = await admin.ask('POST', '/account/second_factor/confirm', { code })
  expect(status).toBe(200)
  return { secret: String(secret), uri: String(uri), codes: body.recovery_codes as string[] }
}

const later = (on: TestServer, seconds = 30) =>
  on.clock.set(new Date(on.clock.now().getTime() + seconds * 1000))

test('login answers second-factor until it carries a code, which counts once', async () => {
  const admin = await anAdmin()
  const { secret, uri } = await withFactor(admin)
  expect(uri).toMatch(new RegExp(`^otpauth://totp/Trickline.*secret=${secret}`))
  expect(await admin.login()).toMatchObject({ status: 401, body: { code: 'second-factor', field_codes: {} } })
  expect((await admin.login('')).body.code).toBe('second-factor')
  const wrong = { status: 401, body: { code: 'second-factor', field_codes: { code: ['wrong-code'] } } }
  // the code that confirmed the factor is used up
  expect(await admin.login(codeOf(secret, admin))).toMatchObject(wrong)
  expect(await admin.login('000000x')).toMatchObject(wrong)
  later(server)
  const code = codeOf(secret, admin)
  const both = await Promise.all([admin.login(`${code.slice(0, 3)} ${code.slice(3)}`), admin.login(code)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  // a code older than the last used one is refused, the next period's is accepted, one a minute ahead is not
  expect((await admin.login(codeOf(secret, admin, -30))).status).toBe(401)
  expect((await admin.login(codeOf(secret, admin, 90))).status).toBe(401)
  expect((await admin.login(codeOf(secret, admin, 30))).status).toBe(200)
})

test('a wrong password is told before the code is looked at', async () => {
  const admin = await anAdmin()
  await withFactor(admin)
  const body = { email: admin.email, password: 'Wrong1!', code: '123456' }
  expect((await server.ask('POST', '/login', { body })).body.code).toBe('error-password')
})

test('each recovery code signs in once, and none is stored', async () => {
  const admin = await anAdmin()
  const { codes, secret } = await withFactor(admin)
  expect(new Set(codes)).toHaveLength(10)
  const [first = '', second = ''] = codes
  expect((await admin.login(first)).status).toBe(200)
  expect((await admin.login(first)).body.field_codes).toEqual({ code: ['wrong-code'] })
  expect((await admin.login(second.replaceAll('-', ' ').toUpperCase())).status).toBe(200)
  expect((await admin.ask('GET', '/account/second_factor')).body).toEqual({
    is_on: true,
    is_needed: false,
    recovery_codes_left: 8,
  })
  const stored = JSON.stringify(await server.context.db.selectFrom('second_factors').selectAll().execute())
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
  const exported = JSON.stringify((await admin.ask('GET', '/account/export')).body)
  expect(exported).toContain('"second_factors":[{"created_at"')
  expect(exported).not.toContain(secret)
})

test('switching it on ends the other sessions and takes a first code', async () => {
  const admin = await anAdmin()
  const other = (await admin.login()).body.token
  expect((await admin.ask('POST', '/account/second_factor/confirm', { code: '123456' })).status).toBe(409)
  const wrongPassword = await admin.ask('POST', '/account/second_factor', { password: 'Wrong1!' })
  expect(wrongPassword.body.field_codes).toEqual({ password: ['wrong-password'] })
  // a factor that was never confirmed is replaced and not asked for
  await admin.ask('POST', '/account/second_factor', { password })
  expect((await admin.login()).status).toBe(200)
  const { secret } = (await admin.ask('POST', '/account/second_factor', { password })).body
  const refused = await admin.ask('POST', '/account/second_factor/confirm', { code: '12345' })
  expect(refused).toMatchObject({ status: 422, body: { field_codes: { code: ['wrong-code'] } } })
  await admin.ask('POST', '/account/second_factor/confirm', { code: codeOf(secret, admin) })
  expect((await server.ask('GET', '/home', { token: other })).status).toBe(401)
  expect((await admin.ask('GET', '/home')).status).toBe(200)
  expect((await admin.ask('POST', '/account/second_factor', { password })).status).toBe(409)
})

test('it is switched off by password and code; a mail tells of either change', async () => {
  const admin = await anAdmin()
  const { codes } = await withFactor(admin)
  const [code = ''] = codes
  const off = (body: object) => admin.ask('DELETE', '/account/second_factor', body)
  expect((await off({ password })).body.field_codes).toEqual({ code: ['required'] })
  expect((await off({ password, code: '999999' })).body.field_codes).toEqual({ code: ['wrong-code'] })
  expect((await off({ password: 'Wrong1!', code })).body.field_codes).toEqual({
    password: ['wrong-password'],
  })
  expect(await off({ password, code })).toMatchObject({ status: 200, body: { success: true } })
  expect((await off({ password, code })).status).toBe(409)
  expect((await admin.login()).status).toBe(200)
  const own = (await server.mails()).filter(
    ({ to, template }) => to === admin.email && template !== 'verify-email',
  )
  expect(own).toMatchObject([
    { template: 'second-factor-changed', data: { isOn: true } },
    { template: 'second-factor-changed', data: { isOn: false } },
  ])
})

test('is for admins and their sessions only; of a deleted account nothing stays', async () => {
  const athlete = await register(server, 'nofactor@trickline.example')
  const { token } = athlete.body
  const add = await server.ask('POST', '/account/second_factor', { token, body: { password } })
  expect([add.status, add.body.code]).toEqual([403, 'not-allowed'])
  const admin = await anAdmin()
  const made = await admin.ask('POST', '/tokens', { name: 'x', scopes: ['read', 'judge', 'organize'] })
  const byToken = await server.ask('GET', '/account/second_factor', { token: made.body.secret })
  expect([byToken.status, byToken.body.code]).toEqual([403, 'scope'])
  await withFactor(admin)
  await admin.ask('DELETE', '/account', { password })
  const left = server.context.db.selectFrom('second_factors').where('user_id', '=', admin.id)
  expect(await left.select('user_id').execute()).toEqual([])
})

test('where the server asks for it, an admin has no power of that role without it', async () => {
  const admin = await anAdmin(strict)
  const list = () => admin.ask('GET', '/accounts/list')
  expect(await list()).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } })
  const suspend = await admin.ask('POST', '/accounts/suspend', { user_id: 1, reason: 'x' })
  expect(suspend.body.code).toBe('second-factor-needed')
  expect((await admin.ask('GET', '/home')).status).toBe(200)
  expect((await admin.ask('GET', '/account/second_factor')).body).toMatchObject({
    is_on: false,
    is_needed: true,
  })
  const { codes } = await withFactor(admin)
  expect((await list()).status).toBe(200)
  await admin.ask('DELETE', '/account/second_factor', { password, code: codes[0] ?? '' })
  expect((await list()).status).toBe(403)
})

test('wrong codes are limited like wrong passwords, asking without one is not', async () => {
  const admin = await anAdmin(strict)
  const { codes } = await withFactor(admin)
  for (let tries = 0; tries < 12; tries++) expect((await admin.login()).status).toBe(401)
  for (let tries = 0; tries < 10; tries++) expect((await admin.login('000000')).status).toBe(401)
  expect((await admin.login(codes[0])).status).toBe(429)
})
