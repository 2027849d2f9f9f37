/**
 * Mails with a secret link: to verify an address, to reset a password. A worker makes the link as the mail leaves (32 random
 * bytes in the address, only their hash in the database); a mail that is sent again bears another.
 */
import type { Kysely } from 'kysely'
import { verificationLinkHours } from '@trickline/contract/accounts'
import { findPerson } from '../people/people-store.ts'
import type { Context } from '../platform/context.ts'
import { hashToken } from '../platform/http/sessions.ts'
import type { OpenWork } from '../platform/http/work.ts'
import type { Mail, SecretMail } from '../platform/mail/mail.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { inTransaction } from '../platform/postgres/transaction.ts'
import { countEmailTokens, findCredentials, insertEmailToken } from './accounts-store.ts'

const hourMilliseconds = 3_600_000
/** Anybody can have a reset mailed to anybody: with so many links that are good, the person needs no other. */
const mostResetLinks = 20

const lifetimeHours = { verify: verificationLinkHours, reset: 1 }

export async function sendSecretMails({
  jobs,
  mailer,
  db,
  clock,
  random,
  config,
}: Pick<Context, 'jobs' | 'mailer' | 'db' | 'clock' | 'random' | 'config'>): Promise<void> {
  await jobs.work('secret-mail', async (asked) => {
    const mail = await inTransaction(db, (tx) => composeMail({ tx, now: clock.now(), random, config }, asked))
    if (mail) await mailer.send(mail)
  })
}

type Making = Pick<OpenWork, 'now' | 'random' | 'config'> & { tx: Kysely<Schema> }

/** null: there is nobody (any more) to send it to. */
export async function composeMail(making: Making, asked: SecretMail): Promise<Mail | null> {
  const userId =
    asked.secret === 'reset-password' ? (await findCredentials(making.tx, asked.to))?.id : asked.userId
  const person = userId === undefined ? undefined : await findPerson(making.tx, userId)
  if (!person || person.email === '') return null
  const { name, language } = person
  const { publicUrl } = making.config
  const to = asked.to
  if (asked.secret === 'reset-password') {
    const good = await countEmailTokens(making.tx, { userId: person.id, purpose: 'reset', now: making.now })
    if (good >= mostResetLinks) return null
    const token = await newLink(making, { userId: person.id, purpose: 'reset', email: to })
    // the screen reads the address from the query string (accounts-and-people §4)
    const link = `${publicUrl}/forgot-password/${token}?email=${encodeURIComponent(to)}`
    return { to, language, template: 'reset-password', data: { name, link } }
  }
  const token = await newLink(making, { userId: person.id, purpose: 'verify', email: to })
  const link = `${publicUrl}/verify-email/${token}`
  return { to, language, template: asked.secret, data: { name, link } }
}

type Link = { userId: number; purpose: 'verify' | 'reset'; email: string }

/** The secret of a new link, good from now on. */
async function newLink({ tx, now, random }: Making, { userId, purpose, email }: Link): Promise<string> {
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
