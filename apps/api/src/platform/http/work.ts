/** What a verb and a read are given: no more than they need, and nothing that outlives the request. */
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Language } from '@trickline/messages/languages'
import type { Announcement } from '../live/announce.ts'
import type { Config } from '../config.ts'
import type { Files } from '../files/files.ts'
import type { Upload } from '../files/uploads.ts'
import type { AnyMail } from '../mail/mail.ts'
import type { Random } from '../random.ts'
import type { Schema } from '../postgres/schema.ts'
import type { SignedIn } from './sessions.ts'

export type { SignedIn } from './sessions.ts'

/** For a verb that anyone may try (login, register): there may be no person. */
export type OpenWork = {
  /** The one transaction of the verb: everything it does is kept together or not at all. */
  tx: Transaction<Schema>
  person: SignedIn | null
  now: Date
  /** Puts a live event into the log, in this transaction; it is written last, so call it at any point. */
  announce: (announcement: Announcement) => Promise<void>
  /** Sessions of this person end: once that is committed, this node knows them no more (session-cache.ts). */
  forgetCachedSessions: (userId: number) => void
  /** Queues a mail in this transaction: none leaves when the verb refuses or fails. */
  mail: (mail: AnyMail) => Promise<void>
  files: Files
  random: Random
  log: FastifyBaseLogger
  requestId: string
  /** What the client calls itself. */
  userAgent: string | null
  /** The language of the answer: the person's, else asked for by the client, else English. */
  language: Language
  config: Config
}

/** What a verb gets. */
export type Work = OpenWork & { person: SignedIn }

/** What a read gets: no transaction, and nothing to change things with. */
export type ReadContext = {
  db: Kysely<Schema>
  person: SignedIn | null
  now: Date
  language: Language
  log: FastifyBaseLogger
  requestId: string
  config: Config
}

export type SignedInReadContext = ReadContext & { person: SignedIn }

/** What prepares a verb gets: a read, and the file that came with a multipart request, not yet looked at. */
export type PrepareContext = ReadContext & { upload: Upload | null }

export type SignedInPrepareContext = PrepareContext & { person: SignedIn }
