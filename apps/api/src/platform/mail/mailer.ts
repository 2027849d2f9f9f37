/**
 * Mails: a verb queues one in its transaction, a worker sends it, and a mail that could not be sent
 * is tried again. Without SMTP_URL mails become .eml files in DATA_DIR/mail.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { pickLanguage } from '@trickline/messages/languages'
import type { Config } from '../config.ts'
import type { Jobs } from '../jobs.ts'
import type { Mail } from './mail.ts'
import { layOut } from './layout.ts'
import type { LaidOut } from './layout.ts'
import type { Schema } from '../postgres/schema.ts'

export type Mailer = {
  /** Sends one mail; throws when the mail server does not take it. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** Puts a mail into the queue, in the transaction of `db`. */
export async function queueMail(jobs: Jobs, db: Kysely<Schema>, mail: Mail): Promise<void> {
  await jobs.send(db, 'mail', mail)
}

/** Sends queued mails, one at a time. */
export async function sendQueuedMails(jobs: Jobs, mailer: Mailer): Promise<void> {
  await jobs.work('mail', (mail) => mailer.send(mail))
}

export function openMailer(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>, log: Logger): Mailer {
  const from = { name: 'Trickline', address: `no-reply@${new URL(config.publicUrl).hostname}` }
  return config.smtpUrl === null
    ? writesFiles(join(config.dataDir, 'mail'), from, log)
    : sendsBySmtp(config.smtpUrl, from)
}

type From = { name: string; address: string }

function sendsBySmtp(url: string, from: From): Mailer {
  const transport = createTransport(url)
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...laidOut(mail) })
    },
    close: () => transport.close(),
  }
}

function writesFiles(folder: string, from: From, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from, ...laidOut(mail) })
      const file = join(folder, `${mail.template}-${randomUUID()}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, message, { mode: 0o600 })
      log.info({ template: mail.template, file }, 'no SMTP_URL: the mail is a file')
    },
    close: () => transport.close(),
  }
}

function laidOut(mail: Mail): LaidOut & { to: string } {
  return { to: mail.to, ...layOut(mail, pickLanguage(mail.language) ?? 'en') }
}
