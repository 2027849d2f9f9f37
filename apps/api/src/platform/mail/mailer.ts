/** Sends mails: a verb queues one in its transaction, and a worker sends it. Without SMTP_URL mails go to the outbox. */
import type { Kysely } from 'kysely'
import type { Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import { pickLanguage } from '@trickline/messages/languages'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Jobs } from '../jobs.ts'
import type { AnyMail, Mail } from './mail.ts'
import { renderMail } from './render-mail.ts'
import type { RenderedMail } from './render-mail.ts'
import { insertOutboxMail } from './outbox-store.ts'
import type { Schema } from '../postgres/schema.ts'

export type Mailer = {
  /** `id`, and so the Message-ID, stays the same at each try. */
  send: (mail: Mail, id: string) => Promise<void>
  close: () => void
}

export async function queueMail(jobs: Jobs, db: Kysely<Schema>, mail: AnyMail): Promise<void> {
  await ('secret' in mail ? jobs.send(db, 'secret-mail', mail) : jobs.send(db, 'mail', mail))
}

/** Sends the queued plain mails; accounts/secret-mails.ts sends those with a secret link. */
export async function sendQueuedMails(jobs: Jobs, mailer: Mailer): Promise<void> {
  await jobs.work('mail', (mail, id) => mailer.send(mail, id))
}

type MailerContext = {
  config: Pick<Config, 'smtpUrl' | 'publicUrl'>
  db: Kysely<Schema>
  clock: Clock
  log: Logger
}

export function openMailer({ config: { smtpUrl, publicUrl }, db, clock, log }: MailerContext): Mailer {
  if (smtpUrl !== null) return smtpMailer(smtpUrl, new URL(publicUrl).hostname)
  return {
    send: async (mail, id) => {
      const { to, ...content } = renderedMail(mail)
      await insertOutboxMail(db, { job_id: id, recipient: to, ...content, created_at: clock.now() })
      log.info({ template: mail.template }, 'no SMTP_URL: the mail is in the outbox')
    },
    close: () => {},
  }
}

/** After these times a mail server that hangs no longer delays other mails. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

function smtpMailer(url: string, host: string): Mailer {
  const from = { name: 'Trickline', address: `no-reply@${host}` }
  let transport: Transporter | undefined
  return {
    send: async (mail, id) => {
      // imported with the first mail, since it is large
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport(withTimeouts(url))
      await transport.sendMail({ from, messageId: `<${id}@${host}>`, ...renderedMail(mail) })
    },
    close: () => transport?.close(),
  }
}

/** Timeouts in the URL have priority. */
function withTimeouts(url: string): string {
  const address = new URL(url)
  for (const [name, milliseconds] of Object.entries(timeouts))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds))
  return address.href
}

function renderedMail(mail: Mail): RenderedMail & { to: string } {
  return { to: mail.to, ...renderMail(mail, pickLanguage(mail.language) ?? 'en') }
}
