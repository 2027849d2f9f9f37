/**
 * Letters: a verb queues one in its transaction, a worker sends it, and a letter that could not be sent
 * is tried again. Without SMTP_URL letters become .eml files in DATA_DIR/mail.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { pickLanguage } from '@trickline/messages/languages'
import type { Config } from './config.ts'
import type { Jobs } from './jobs.ts'
import type { Letter } from './letter.ts'
import { layOut } from './mail-layout.ts'
import type { LaidOut } from './mail-layout.ts'
import type { Schema } from './schema.ts'

export type { Letter } from './letter.ts'

export type Mailer = {
  /** Sends one letter; throws when the mail server does not take it. */
  send: (letter: Letter) => Promise<void>
  close: () => void
}

/** Puts a letter into the queue, in the transaction of `db`. */
export async function queueLetter(jobs: Jobs, db: Kysely<Schema>, letter: Letter): Promise<void> {
  await jobs.send(db, 'mail', letter)
}

/** Sends queued letters, one at a time. */
export async function sendLetters(jobs: Jobs, mailer: Mailer): Promise<void> {
  await jobs.work('mail', (letter) => mailer.send(letter))
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
    send: async (letter) => {
      await transport.sendMail({ from, ...laidOut(letter) })
    },
    close: () => transport.close(),
  }
}

function writesFiles(folder: string, from: From, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail({ from, ...laidOut(letter) })
      const file = join(folder, `${letter.template}-${randomUUID()}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, message, { mode: 0o600 })
      log.info({ template: letter.template, file }, 'no SMTP_URL: the mail is a file')
    },
    close: () => transport.close(),
  }
}

function laidOut(letter: Letter): LaidOut & { to: string } {
  return { to: letter.to, ...layOut(letter, pickLanguage(letter.language) ?? 'en') }
}
