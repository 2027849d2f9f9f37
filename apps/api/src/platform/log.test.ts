/** Whatever fails, neither the log nor a reply contains a password, token, phone number, address or mail text. */
import { expect, test } from 'vitest'
import { TOTP } from 'otpauth'
import { mailedToken, register, registration } from '../accounts/test-accounts.ts'
import { expectSuccess } from '../competitions/test-competition.ts'
import { deliverWebhooks } from '../competitions/webhooks/deliver-webhooks.ts'
import { openLog } from './log.ts'
import { openMailer } from './mail/mailer.ts'
import { aServer } from './test-server.ts'

const lines: string[] = []
const log = openLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) })
const server = await aServer({ log })
const { context, ask } = server

const email = 'hidden.person@trickline.example'
const password = 'H1dden!Word'
const phone = '0034612345678'
const mailed = 'https://trickline.example/verify-email/the-secret-of-the-link'

test('a failure is logged without the data it was about', async () => {
  const body = { ...registration(email), password, password_confirmation: password }
  const { body: registered } = await ask('POST', '/register', { body })
  const token: string = registered.token
  const updatedUser = { name: 'Hidden', surname: 'Person', country_id: 724, phone }
  await ask('POST', '/update_profile', { token, body: { updatedUser } })
  await ask('POST', '/login', { body: { email, password: `${password}x` } })
  await ask('POST', '/register', { body: '{"password": "H1dden!Word' })
  await ask('GET', `/verify-email/${token}`, {})

  const { db, clock } = context
  const row = { name: '', surname: '', email, password_hash: '', phone, created_at: new Date() }
  const failures = [
    () => db.insertInto('users').values(row).execute(),
    () => context.pool.query('select $1::uuid', [token]),
    () => context.pool.query('select $1::integer', [phone]),
    () => context.pool.query(`select * from users where phone = '${phone}' and`),
    async () => {
      const config = { smtpUrl: 'smtp://127.0.0.1:1', publicUrl: 'https://trickline.example' }
      const mailer = openMailer({ config, db, clock, log })
      const data = { name: 'Hidden', link: mailed }
      await mailer.send({ to: email, language: 'en', template: 'verify-email', data }, crypto.randomUUID())
    },
    () => Promise.reject(new Error('outer', { cause: new Error(`550 <${email}> is unknown`) })),
  ]
  for (const fail of failures)
    await expect(fail().catch((err: unknown) => log.warn({ err }, 'failed'))).resolves.toBe(undefined)
  log.warn({ token, password, phone, email, data: { link: mailed }, mail: { to: email } }, 'fields')

  const text = lines.join('\n')
  expect(lines.filter((line) => line.includes('"failed"'))).toHaveLength(failures.length)
  expect(text).toContain('users_email')
  expect(text).toContain('ECONNREFUSED')
  for (const secret of [token, password, phone, email, mailed]) expect(text).not.toContain(secret)
})

test('a run of everything that has a secret is logged without one', async () => {
  lines.length = 0
  const known = new Set<string>()
  const address = 'another.hidden@trickline.example'
  const other = 'invited.hidden@trickline.example'
  const { token, user } = (await register(server, address, { password, password_confirmation: password }))
    .body
  await context.db
    .insertInto('user_roles')
    .values(['admin' as const, 'organizer' as const].map((role) => ({ user_id: user.id, role })))
    .execute()
  const wrong = { email: address, password: `${password}x` }
  for (const body of [wrong, { ...wrong, password }]) await ask('POST', '/login', { body })
  const link = await mailedToken(server, address)
  await ask('POST', '/verify-email', { body: { token: link, email: address, password } })
  const said = async (method: 'GET' | 'POST', path: string, body?: object) =>
    expectSuccess(
      await ask(method, path, { token, ...(body && { body }), headers: { cookie: 'a=hidden-cookie' } }),
    )
  const { secret: personal } = await said('POST', '/tokens', { name: 'Mine', scopes: ['read'] })
  await ask('GET', '/home', { token: personal })
  await ask('POST', '/roles/request', { token: personal, body: { role_id: 2, note: 'a hidden note' } })
  const { secret: factor } = await said('POST', '/account/second_factor', { password })
  const code = new TOTP({ secret: factor }).generate({ timestamp: server.clock.now().getTime() })
  const { recovery_codes } = await said('POST', '/account/second_factor/confirm', { code })
  await ask('POST', '/login', { body: { ...wrong, password, code: recovery_codes[0] } })
  const { competition } = await said('POST', '/competitions/store', { formCreate: { name: 'Hidden' } })
  await said('POST', '/athletes/invitation', { competition_id: competition.id, email_list: [other] })
  const body = { url: `http://127.0.0.1:1/?key=hidden-key`, events: ['*'] }
  const { secret: signing, webhook } = await said('POST', `/competitions/${competition.id}/webhooks`, body)
  await said('POST', `/webhooks/${webhook.id}/test`)
  await deliverWebhooks(context)
  const made = await said('POST', '/account/calendar')
  const calendar = new URL(made.address).pathname.replace('/api', '')
  for (const path of [calendar, `${calendar}%zz`, `${calendar}?token=${token}`, `/calendar/%${token}`])
    for (const prefix of ['', '/api']) await server.app.inject({ method: 'GET', url: prefix + path })
  await ask('POST', `/login?password=${password}`, { body: `{"password": "${password}` })
  await ask('GET', '/home', { headers: { authorization: `Basic ${personal}`, cookie: `session=${token}` } })
  await ask('POST', '/forgot-password', { body: { email: address } })
  const reset = await mailedToken(server, address)
  await ask('POST', '/reset-password', {
    body: { token: reset, email: address, password: 'short', password_confirmation: 'short' },
  })
  for (const { data } of await server.mails()) for (const text of Object.values(data)) known.add(String(text))
  for (const each of [
    token,
    link,
    password,
    address,
    other,
    personal,
    factor,
    signing,
    reset,
    'hidden',
    ...recovery_codes,
  ])
    known.add(each)
  known.add(calendar.split('/').at(-1)?.replace('.ics', '') ?? '')
  const text = lines.join('\n')
  expect(lines.length).toBeGreaterThan(10)
  expect([...known].filter((secret) => secret.length > 5 && text.includes(secret))).toEqual([])
  expect(lines.filter((line) => line.includes('"answered"') && !line.includes('"reqId"'))).toEqual([])
})

test('a failed reply reveals nothing of the data it was about', async () => {
  const answers = [
    await ask('POST', '/login', { body: { email, password } }),
    await ask('POST', '/register', { body: { ...registration(email), password } }),
    await ask('POST', '/reset-password', {
      body: { token: 'the-secret', email, password, password_confirmation: password },
    }),
    await ask('GET', '/competition/1', { token: 'the-secret' }),
  ]
  for (const { status, body } of answers.filter((each) => each.status >= 400)) {
    expect(status).toBeLessThan(500)
    for (const secret of [password, 'the-secret']) expect(JSON.stringify(body)).not.toContain(secret)
  }
})
