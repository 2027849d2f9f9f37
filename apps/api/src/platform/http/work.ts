/** The contexts of verbs and reads, for the time of one request. */
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

/** Who asks, with the roles of this moment. */
export type SignedIn = {
  id: number
  roles: Role[]
  name: string
  surname: string
  email: string
  /** As stored; parsed by `pickLanguage`. */
  language: string
  emailVerifiedAt: Date | null
  session: Buffer
  /** An admin who needs one here (REQUIRE_2FA): `roles` is without that role. */
  lacksSecondFactor?: true
  /** Of the personal token by which the person asks; null: signed in. */
  scopes: TokenScope[] | null
}

/** For a verb without a session (login, register). */
export type OpenWork = {
  tx: Transaction<Schema>
  person: SignedIn | null
  now: Date
  /** Adds a live event, which is written to the log at the end of the transaction. */
  announce: (announcement: Announcement) => Promise<void>
  /** After the commit, drops the person's sessions from this node's cache (sessions.ts). */
  forgetCachedSessions: (userId: number) => void
  /** `waits`: its recipient has had enough, and it leaves later (mail-limits.ts). */
  mail: (mail: AnyMail) => Promise<'queued' | 'waits'>
  /** True where somebody signed in to the account with this address of e-mail before (calls §4). */
  isFromKnown: (account: string) => Promise<boolean>
  files: Files
  /** After the commit, deletes the picture where nobody has it any more. */
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

/** For `prepare`: `upload` is the file of a multipart request, not yet checked. */
export type PrepareContext = ReadContext & { upload: Upload | null }

export type SignedInPrepareContext = PrepareContext & { person: SignedIn }
