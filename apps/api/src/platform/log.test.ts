/** Neither the log nor an answer holds a password, a token, a phone, an address or the text of a mail, whatever fails. */
import { expect, test } from 'vitest'
import { registration } from '../accounts/test-accounts.ts'
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

test('what fails is logged without what it was about', async () => {
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

test('an answer that fails says nothing of what it was about', async () => {
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
