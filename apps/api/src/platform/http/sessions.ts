/** Sessions: bearer tokens of 32 random bytes, stored as SHA-256, valid for 30 days (accounts-and-people §3). */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { CompiledQuery, sql } from 'kysely'
import type { Role } from '@trickline/competition/model'
import { notifyNodes } from '../live/announce.ts'
import type { Random } from '../random.ts'
import type { Schema } from '../postgres/schema.ts'
import type { OpenWork } from './work.ts'

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
}

const sessionDays = 30
/** Least time between two updates of `used_at`. */
const usedAtPrecisionMilliseconds = 3_600_000
const longestUserAgent = 400

export async function startSession(
  db: Kysely<Schema>,
  {
    userId,
    now,
    random,
    userAgent = null,
  }: { userId: number; now: Date; random: Random; userAgent?: string | null },
): Promise<string> {
  const token = random.bytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      used_at: now,
      user_agent: userAgent?.slice(0, longestUserAgent) ?? null,
      expires_at: new Date(now.getTime() + sessionDays * 24 * 3600 * 1000),
    })
    .execute()
  return token
}

type RevokeContext = Pick<OpenWork, 'forgetCachedSessions'> & { tx: Kysely<Schema> }

type SessionRow = SignedIn & { usedAt: Date; expiresAt: Date }

/** As text: every request runs it, and building it with Kysely takes longer than a short request. */
const sessionQuery = `
  select users.id, users.name, users.surname, users.email, users.language,
    users.email_verified_at as "emailVerifiedAt", sessions.token_hash as session, sessions.used_at as "usedAt",
    sessions.expires_at as "expiresAt",
    array(select role from user_roles where user_roles.user_id = users.id order by role) as roles
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.expires_at > $2
    -- a session may have started while the account was being suspended
    and users.suspended_at is null`

/** Returns the person with their current roles; null when the token is unknown or expired. */
export async function findSession(db: Kysely<Schema>, token: string, now: Date): Promise<SignedIn | null> {
  return (await lookUpSession(db, token, now))?.person ?? null
}

export async function lookUpSession(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<{ person: SignedIn; expiresAt: Date } | null> {
  const { rows } = await db.executeQuery<SessionRow>(CompiledQuery.raw(sessionQuery, [hashToken(token), now]))
  const [found] = rows
  if (!found) return null
  const { usedAt, expiresAt, ...person } = found
  if (now.getTime() - usedAt.getTime() > usedAtPrecisionMilliseconds) {
    await db.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', person.session).execute()
  }
  return { person, expiresAt }
}

/** Returns the hashes, in hex, of those that are still valid. */
export async function validSessions(db: Kysely<Schema>, sessions: Buffer[], now: Date): Promise<Set<string>> {
  if (sessions.length === 0) return new Set()
  const valid = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('token_hash', '=', sql<Buffer>`any(${sessions})`)
    .where('expires_at', '>', now)
    .where('users.suspended_at', 'is', null)
    .select('token_hash')
    .execute()
  return new Set(valid.map(({ token_hash }) => token_hash.toString('hex')))
}

/** Ends one session. After the commit every node closes its live connections. */
export async function revokeSession(
  { tx, forgetCachedSessions }: RevokeContext,
  session: Buffer,
): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('token_hash', '=', session)
    .returning('user_id')
    .executeTakeFirst()
  if (!ended) return
  forgetCachedSessions(ended.user_id)
  await notifyNodes(tx, { ended: ended.user_id })
}

/** Ends all sessions of a person, or all but one. */
export async function revokeAllSessions(
  { tx, forgetCachedSessions }: RevokeContext,
  userId: number,
  { except }: { except?: Buffer } = {},
): Promise<void> {
  const ending = tx.deleteFrom('sessions').where('user_id', '=', userId)
  await (except ? ending.where('token_hash', '!=', except) : ending).execute()
  forgetCachedSessions(userId)
  await notifyNodes(tx, { ended: userId })
}

export async function sessionsOf(db: Kysely<Schema>, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .select(['id', 'token_hash as session', 'user_agent', 'created_at', 'used_at', 'expires_at'])
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer +([\w-]+)$/i.exec(header ?? '')
  return match?.[1] ?? null
}

/** Without salt: tokens are long and random. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
