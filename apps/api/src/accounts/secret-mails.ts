/** Mails with a secret link (32 random bytes, stored as a hash). A worker creates the link when it sends the mail. */
import type { Kysely } from 'kysely'
import { verificationLinkHours } from '@trickline/contract/accounts'
import { findPerson } from '../people/people-store.ts'
import type { Context } from '../platform/context.ts'
import { hashToken } from '../platform/http/sessions.ts'
import type { OpenWork } from '../platform/http/work.ts'
import type { Mail, SecretMail } from '../platform/mail/mail.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { inTransaction } from '../platform/postgres/database.ts'
import { findCredentials, insertEmailToken } from './accounts-store.ts'

const hourMilliseconds = 3_600_000

const lifetimeHours = { verify: verificationLinkHours, reset: 1 }

export async function sendSecretMails({
  jobs,
  mailer,
  db,
  clock,
  random,
  config,
}: Pick<Context, 'jobs' | 'mailer' | 'db' | 'clock' | 'random' | 'config'>): Promise<void> {
  await jobs.work('secret-mail', async (request, id) => {
    const mail = await inTransaction(db, (tx) =>
      composeMail({ tx, now: clock.now(), random, config }, request),
    )
    if (mail) await mailer.send(mail, id)
  })
}

type MailContext = Pick<OpenWork, 'now' | 'random' | 'config'> & { tx: Kysely<Schema> }

export async function composeMail(context: MailContext, request: SecretMail): Promise<Mail | null> {
  const userId =
    request.secret === 'reset-password' ? (await findCredentials(context.tx, request.to))?.id : request.userId
  const person = userId === undefined ? undefined : await findPerson(context.tx, userId)
  if (!person || person.email === '') return null
  const { name, language } = person
  const { publicUrl } = context.config
  const to = request.to
  if (request.secret === 'reset-password') {
    const token = await newLink(context, { userId: person.id, purpose: 'reset', email: to })
    // the screen reads the address from the query (accounts-and-people §4)
    const link = `${publicUrl}/forgot-password/${token}?email=${encodeURIComponent(to)}`
    return { to, language, template: 'reset-password', data: { name, link } }
  }
  const token = await newLink(context, { userId: person.id, purpose: 'verify', email: to })
  const link = `${publicUrl}/verify-email/${token}`
  return { to, language, template: request.secret, data: { name, link } }
}

type Link = { userId: number; purpose: 'verify' | 'reset'; email: string }

async function newLink({ tx, now, random }: MailContext, { userId, purpose, email }: Link): Promise<string> {
  const token = random.bytes(32).toString('base64url')
  await insertEmailToken(tx, {
    token_hash: hashToken(token),
    user_id: userId,
    purpose,
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeHours[purpose] * hourMilliseconds),
  })
  return token
}
