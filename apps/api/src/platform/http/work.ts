/** The contexts of verbs and reads, each for one request. */
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Role } from '@trickline/competition/model'
import type { TokenScope } from '@trickline/contract/token-scopes'
import type { Language } from '@trickline/messages/languages'
import type { Announcement } from '../live/announce.ts'
import type { Config } from '../config.ts'
import type { Files } from '../files/files.ts'
import type { Upload } from '../files/uploads.ts'
import type { AnyMail } from '../mail/mail.ts'
import type { Random } from '../random.ts'
import type { Schema } from '../postgres/schema.ts'

/** The person who makes the request, with their current roles. */
export type SignedIn = {
  id: number
  roles: Role[]
  name: string
  surname: string
  email: string
  /** The stored value, to be parsed by `pickLanguage`. */
  language: string
  emailVerifiedAt: Date | null
  session: Buffer
  /** An admin who needs a second factor here (REQUIRE_2FA) and has none: `roles` leaves out admin. */
  lacksSecondFactor?: true
  /** The scopes of the personal token used; null: the person is signed in. */
  scopes: TokenScope[] | null
}

/** The context of a verb without a session (login, register). */
export type OpenWork = {
  tx: Transaction<Schema>
  person: SignedIn | null
  now: Date
  /** Adds a live event, written to the log at the end of the transaction. */
  announce: (announcement: Announcement) => Promise<void>
  /** After the commit, drops the person's sessions from this node's cache (sessions.ts). */
  forgetCachedSessions: (userId: number) => void
  /** `waits`: the recipient has had enough mails, so this one leaves later (mail-limits.ts). */
  mail: (mail: AnyMail) => Promise<'queued' | 'waits'>
  /** True if somebody signed in to the account from this client's address before (calls §4). `account`: its e-mail address. */
  isFromKnown: (account: string) => Promise<boolean>
  files: Files
  /** Deletes the picture after the commit if nobody uses it any more. */
  leavePicture: (path: string) => void
  random: Random
  log: FastifyBaseLogger
  requestId: string
  userAgent: string | null
  language: Language
  config: Config
}

export type Work = OpenWork & { person: SignedIn }

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

/** The context of `prepare`; `upload` is the file of a multipart request, not checked yet. */
export type PrepareContext = ReadContext & { upload: Upload | null }

export type SignedInPrepareContext = PrepareContext & { person: SignedIn }
