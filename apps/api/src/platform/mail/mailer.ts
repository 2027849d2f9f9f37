/** Sends mails: a verb queues one in its transaction, a worker sends it. Without SMTP_URL mails go to the outbox. */
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
  send: (mail: Mail) => Promise<void>
  close: () => void
}

export async function queueMail(jobs: Jobs, db: Kysely<Schema>, mail: AnyMail): Promise<void> {
  await ('secret' in mail ? jobs.send(db, 'secret-mail', mail) : jobs.send(db, 'mail', mail))
}

/** Works on the queue of plain mails; accounts/secret-mails.ts sends those with a secret link. */
export async function sendQueuedMails(jobs: Jobs, mailer: Mailer): Promise<void> {
  await jobs.work('mail', (mail) => mailer.send(mail))
}

type MailerContext = {
  config: Pick<Config, 'smtpUrl' | 'publicUrl'>
  db: Kysely<Schema>
  clock: Clock
  log: Logger
}

export function openMailer({ config: { smtpUrl, publicUrl }, db, clock, log }: MailerContext): Mailer {
  if (smtpUrl !== null) return smtpMailer(smtpUrl, `no-reply@${new URL(publicUrl).hostname}`)
  return {
    send: async (mail) => {
      const { to, ...content } = renderedMail(mail)
      await insertOutboxMail(db, { recipient: to, ...content, created_at: clock.now() })
      log.info({ template: mail.template }, 'no SMTP_URL: the mail is in the outbox')
    },
    close: () => {},
  }
}

function smtpMailer(url: string, address: string): Mailer {
  let transport: Transporter | undefined
  return {
    send: async (mail) => {
      // imported with the first mail, since it is large
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport(url)
      await transport.sendMail({ from: { name: 'Trickline', address }, ...renderedMail(mail) })
    },
    close: () => transport?.close(),
  }
}

function renderedMail(mail: Mail): RenderedMail & { to: string } {
  return { to: mail.to, ...renderMail(mail, pickLanguage(mail.language) ?? 'en') }
}
