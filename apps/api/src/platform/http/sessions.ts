/**
 * Sessions: opaque bearer tokens of 32 random bytes, stored only as their SHA-256, good for 30 days,
 * gone at logout and at a password reset (accounts-and-people §3). No cookies.
 */
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
  /** As stored with the person; `pickLanguage` in messages reads it. */
  language: string
  emailVerifiedAt: Date | null
  /** The hash of the token in use: what logout ends. */
  session: Buffer
}

const sessionDays = 30
/** When a session was last used is known to within this. */
const usedWithinMilliseconds = 3_600_000
/** No browser calls itself by more; who does is told by its beginning. */
const longestUserAgent = 400

/** Starts a session and answers its token: the only time it is seen in clear. */
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

/** Of a verb's work. */
type RevokeContext = Pick<OpenWork, 'forgetCachedSessions'> & { tx: Kysely<Schema> }

type Found = SignedIn & { usedAt: Date; expiresAt: Date }

/** Written out: every request asks it, and putting it together took longer than the rest of a short one. */
const sessionQuery = `
  select users.id, users.name, users.surname, users.email, users.language,
    users.email_verified_at as "emailVerifiedAt", sessions.token_hash as session, sessions.used_at as "usedAt",
    sessions.expires_at as "expiresAt",
    array(select role from user_roles where user_roles.user_id = users.id order by role) as roles
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.expires_at > $2
    -- one that began while the account was being suspended
    and users.suspended_at is null`

/** The person of a token with the roles of this moment, or null when the token is unknown or expired. */
export async function findSession(db: Kysely<Schema>, token: string, now: Date): Promise<SignedIn | null> {
  return (await lookUpSession(db, token, now))?.person ?? null
}

/** The same, and until when the session lasts. */
export async function lookUpSession(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<{ person: SignedIn; expiresAt: Date } | null> {
  const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(sessionQuery, [hashToken(token), now]))
  const [found] = rows
  if (!found) return null
  const { usedAt, expiresAt, ...person } = found
  if (now.getTime() - usedAt.getTime() > usedWithinMilliseconds) {
    await db.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', person.session).execute()
  }
  return { person, expiresAt }
}

/** Which of these `findSession` would find, by their hashes in hex. */
export async function validSessions(db: Kysely<Schema>, sessions: Buffer[], now: Date): Promise<Set<string>> {
  if (sessions.length === 0) return new Set()
  const good = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('token_hash', '=', sql<Buffer>`any(${sessions})`)
    .where('expires_at', '>', now)
    .where('users.suspended_at', 'is', null)
    .select('token_hash')
    .execute()
  return new Set(good.map(({ token_hash }) => token_hash.toString('hex')))
}

/** Ends one session (logout). After the commit every node closes the live connections that used it. */
export async function revokeSession(
  { tx, forgetCachedSessions }: RevokeContext,
  session: Buffer,
): Promise<void> {
  const gone = await tx
    .deleteFrom('sessions')
    .where('token_hash', '=', session)
    .returning('user_id')
    .executeTakeFirst()
  if (!gone) return
  forgetCachedSessions(gone.user_id)
  await notifyNodes(tx, { ended: gone.user_id })
}

/** Ends every session of a person (password reset, account deleted or suspended), or all but the one that is in use. */
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

/** Where a person is signed in, the one used last first. */
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

/** `Bearer <token>` → the token; anything else → null. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer +([\w-]+)$/i.exec(header ?? '')
  return match?.[1] ?? null
}

/** Tokens are long and random, so a plain hash is enough: there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
