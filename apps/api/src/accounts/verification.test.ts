import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { competitionInStatus, expectSuccess, signUpPeople } from '../competitions/test-competition.ts'
import { entriesOf } from '../entries/entries-store.ts'
import { newestOutboxMails } from '../platform/mail/outbox-store.ts'
import { aServer, testServer } from '../platform/test-server.ts'
import { sendSecretMails } from './secret-mails.ts'
import { mailedToken, register, verify } from './test-accounts.ts'

const server = await aServer()
const people = await signUpPeople(server)

const profileOf = async (token: string, id: number) =>
  (await server.ask('GET', `/check_profile/${id}`, { token })).body.user

test('secrets of mailed links are stored only in the mails of a server without SMTP', async () => {
  const own = await testServer()
  const email = 'secret@trickline.example'
  await register(own, email)
  await own.ask('POST', '/forgot-password', { body: { email } })
  const { db } = own.context
  await sendSecretMails(own.context)
  await expect.poll(() => newestOutboxMails(db)).toHaveLength(2)
  const secrets = (await newestOutboxMails(db)).map(
    ({ text }) => /\/([\w-]{43})/.exec(text)?.[1] ?? 'no link',
  )
  const { rows: tables } = await sql<{ name: string; content: string }>`
    select schemaname || '.' || tablename as name,
      query_to_xml(format('select * from %I.%I', schemaname, tablename), true, true, '')::text as content
    from pg_tables where schemaname in ('public', 'pgboss') and tablename <> 'outbox'`.execute(db)
  expect(tables.find(({ name }) => name === 'pgboss.job')?.content).toContain(email)
  for (const { name, content } of tables) {
    for (const secret of secrets) expect([name, content.includes(secret)]).toEqual([name, false])
  }
  await own.close()
})

describe('verifying an address', () => {
  test('needs the mailed link, valid once, and a session or the password of the account', async () => {
    const email = 'verify@trickline.example'
    const { token, user } = (await register(server, email)).body
    const link = { token: await mailedToken(server, email) }
    const ask = (body: object, session?: string) =>
      server.ask('POST', '/verify-email', { body, ...(session !== undefined && { token: session }) })
    expect((await ask(link)).status).toBe(401)
    expect((await ask({ ...link, email, password: 'Another1!' })).body.code).toBe('error-password')
    expect((await ask({ ...link, email })).body.field_codes).toEqual({ password: ['required'] })
    expect((await ask(link, people.athlete.token)).status).toBe(403)
    expect((await profileOf(token, user.id)).email_verified_at).toBeNull()

    expect((await ask(link, token)).body).toEqual({ success: true })
    const verifiedAt = server.clock.now().toISOString()
    expect((await profileOf(token, user.id)).email_verified_at).toBe(verifiedAt)
    expect((await ask(link, token)).body.field_codes).toEqual({ token: ['link-expired'] })
    expect((await profileOf(token, user.id)).email_verified_at).toBe(verifiedAt)
  })

  test('fails with an unknown link, and after three days', async () => {
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
})

describe('invitations of an address', () => {
  test('join the account that registers with it and verifies it', async () => {
    const email = 'invited@trickline.example'
    const competition = await competitionInStatus(server, people, 'published')
    const other = await competitionInStatus(server, people, 'pending')
    for (const competition_id of [competition, other]) {
      const body = { competition_id, email_list: [email] }
      expectSuccess(await server.ask('POST', '/athletes/invitation', { token: people.owner.token, body }))
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

  test('are deleted when the account takes part already', async () => {
    const email = 'both@trickline.example'
    const competition = await competitionInStatus(server, people, 'published')
    const invitation = { competition_id: competition, email_list: [email] }
    expectSuccess(
      await server.ask('POST', '/athletes/invitation', { token: people.owner.token, body: invitation }),
    )
    const { user, token } = (await register(server, email)).body
    const body = { user_id: user.id, competition_id: competition }
    expectSuccess(await server.ask('POST', '/athletes/register', { token, body }))
    await verify(server, email)
    expect(await entriesOf(server.context.db, competition)).toMatchObject([
      { userId: user.id, status: 'pending' },
    ])
  })
})
