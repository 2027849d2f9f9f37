/**
 * Sessions: bearer tokens of 32 random bytes, stored as SHA-256, valid for 30 days (accounts-and-people §3). A personal token
 * is a session with a name and scopes, valid for as long as the person chose (accounts-and-people §17).
 */
import { createHash } from 'node:crypto'
import type { Kysely, NotNull } from 'kysely'
import { CompiledQuery, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { channelOf } from '@trickline/contract/live-events'
import type { TokenScope } from '@trickline/contract/token-scopes'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { notifyNodes } from '../live/announce.ts'
import type { Random } from '../random.ts'
import type { Schema } from '../postgres/schema.ts'
import type { SnapshotCache } from './snapshots.ts'
import type { OpenWork, SignedIn } from './work.ts'

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
      expires_at: daysAfter(now, sessionDays),
    })
    .execute()
  return token
}

export async function startToken(
  db: Kysely<Schema>,
  { userId, now, random, days, ...token }: NewToken,
): Promise<{ secret: string; id: number }> {
  const secret = random.bytes(32).toString('base64url')
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(secret),
      user_id: userId,
      created_at: now,
      used_at: now,
      expires_at: daysAfter(now, days),
      ...token,
      last4: secret.slice(-4),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { secret, id }
}

type NewToken = {
  userId: number
  now: Date
  random: Random
  days: number
  name: string
  scopes: TokenScope[]
}

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000)
}

type RevokeContext = Pick<OpenWork, 'forgetCachedSessions'> & { tx: Kysely<Schema> }

type SessionRow = SignedIn & { hasSecondFactor: boolean; usedAt: Date; createdAt: Date; expiresAt: Date }

/** Tells the database who changes what and when in this transaction, for its history (0034-competition-history.sql). */
const tellDatabase = `, set_config('trickline.person', users.id::text, true),
    set_config('trickline.at', ($2::timestamptz)::text, true)`

/** SQL as text: every request runs it, and building it with Kysely takes longer than a short request. */
const sessionQuery = (lock: SessionLock | '') => `
  select users.id, users.name, users.surname, users.email, users.language,
    users.email_verified_at as "emailVerifiedAt", session.token_hash as session, session.scopes,
    session.used_at as "usedAt", session.created_at as "createdAt", session.expires_at as "expiresAt",
    array(
      select role from user_roles where user_roles.user_id = users.id order by role ${lock && 'for key share'}
    ) as roles,
    exists(
      select from second_factors where second_factors.user_id = users.id and confirmed_at is not null
    ) as "hasSecondFactor"${lock && tellDatabase}
  from (select * from sessions where token_hash = $1 and expires_at > $2::timestamptz ${lock}) session
    join users on users.id = session.user_id
  -- a session may have started while the account was being suspended
  where users.suspended_at is null`

type SessionLock = 'for key share' | 'for update'

const plainQuery = sessionQuery('')

/** Returns the person with their current roles; null if the token is unknown or expired. */
export async function findSession(
  db: Kysely<Schema>,
  token: string,
  now: Date,
  config: SessionConfig,
): Promise<SignedIn | null> {
  return (await lookUpSession(db, token, now, config))?.person ?? null
}

type SessionConfig = Pick<Config, 'adminsNeedSecondFactor'>

async function lookUpSession(
  db: Kysely<Schema>,
  token: string,
  now: Date,
  config: SessionConfig,
): Promise<{ person: SignedIn; expiresAt: Date } | null> {
  const { rows } = await db.executeQuery<SessionRow>(CompiledQuery.raw(plainQuery, [hashToken(token), now]))
  const [found] = rows
  if (!found) return null
  const { usedAt, createdAt, expiresAt } = found
  const person = personOf(found, config)
  const isFirstUse = person.scopes !== null && usedAt.getTime() === createdAt.getTime() && now > createdAt
  if (isFirstUse || now.getTime() - usedAt.getTime() > usedAtPrecisionMilliseconds) {
    await db.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', person.session).execute()
  }
  return { person, expiresAt }
}

/** If the server requires a second factor, an admin without one keeps only the rights of their other roles. */
function personOf(
  { hasSecondFactor, usedAt: _usedAt, createdAt: _createdAt, expiresAt: _expiresAt, ...person }: SessionRow,
  { adminsNeedSecondFactor }: SessionConfig,
): SignedIn {
  if (!adminsNeedSecondFactor || hasSecondFactor || !person.roles.includes('admin')) return person
  return { ...person, roles: person.roles.filter((role) => role !== 'admin'), lacksSecondFactor: true }
}

const lockedQueries = {
  'for key share': sessionQuery('for key share'),
  'for update': sessionQuery('for update'),
} satisfies Record<SessionLock, string>

/**
 * The first lock of every verb: it keeps session and roles until the commit, since whoever withdraws them waits for it. 'for
 * update' is for verbs that end sessions of the person. Returns null if the session has ended.
 */
export async function lockSession(
  tx: Kysely<Schema>,
  { session, lock, now, config }: { session: Buffer; lock: SessionLock; now: Date; config: SessionConfig },
): Promise<SignedIn | null> {
  const query = CompiledQuery.raw(lockedQueries[lock], [session, now])
  const [found] = (await tx.executeQuery<SessionRow>(query)).rows
  return found ? personOf(found, config) : null
}

/** For a verb that ends a person's sessions, before its locks on other rows, which the person's own verbs may wait for. */
export async function lockSessionsOf(tx: Kysely<Schema>, userId: number): Promise<void> {
  const sessions = tx.selectFrom('sessions').select('token_hash').where('user_id', '=', userId)
  await sessions.orderBy('token_hash').forUpdate().execute()
}

/** Returns the hashes, in hex, of the sessions that are still valid. */
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

/** Ends one session. After the commit every node closes the live connections of that session. */
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
    .where('scopes', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'token_hash as session', 'user_agent', 'created_at', 'used_at', 'expires_at'])
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function tokensOf(db: Kysely<Schema>, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('scopes', 'is not', null)
    .where('expires_at', '>', now)
    .select(['id', 'token_hash as session', 'name', 'scopes', 'last4', 'created_at', 'used_at', 'expires_at'])
    .$narrowType<{ name: NotNull; scopes: NotNull; last4: NotNull }>()
    .orderBy('id', 'desc')
    .execute()
}

type CacheParts = { db: Kysely<Schema>; clock: Clock; snapshots: SnapshotCache; config: SessionConfig }

type CachedSession = { person: SignedIn; expiresAt: Date; listeningPeriod: number }

const mostCachedSessions = 20_000
const longestCachedMilliseconds = 10_000

/**
 * Sessions for cached reads: at most 10 s old, dropped on any change to the person (live/live.ts), and not kept while NOTIFY
 * is not received. Verbs read sessions from the database.
 */
export class SessionCache {
  readonly #db: Kysely<Schema>
  readonly #clock: Clock
  readonly #snapshots: SnapshotCache
  readonly #config: SessionConfig
  readonly #cached = new LRUCache<string, CachedSession>({
    max: mostCachedSessions,
    ttl: longestCachedMilliseconds,
  })
  /** Number of changes to persons so far: a session read before the latest is not cached. */
  #changes = 0

  constructor({ db, clock, snapshots, config }: CacheParts) {
    this.#config = config
    this.#db = db
    this.#clock = clock
    this.#snapshots = snapshots
    snapshots.onInvalidate((channels) => this.#forget(channels))
  }

  async find(token: string): Promise<SignedIn | null> {
    const { listeningPeriod } = this.#snapshots
    const now = this.#clock.now()
    const key = hashToken(token).toString('base64url')
    const cached = this.#cached.get(key)
    if (cached && cached.listeningPeriod === listeningPeriod && cached.expiresAt > now) return cached.person
    const changes = this.#changes
    const found = await lookUpSession(this.#db, token, now, this.#config)
    const isCurrent =
      listeningPeriod !== null &&
      listeningPeriod === this.#snapshots.listeningPeriod &&
      changes === this.#changes
    if (found && isCurrent) this.#cached.set(key, { ...found, listeningPeriod })
    return found?.person ?? null
  }

  #forget(channels: readonly string[]): void {
    const personChannels = new Set(
      channels.filter((channel) => channel.startsWith(channelOf.person(0).slice(0, -1))),
    )
    if (personChannels.size === 0) return
    this.#changes += 1
    for (const [key, { person }] of this.#cached.entries())
      if (personChannels.has(channelOf.person(person.id))) this.#cached.delete(key)
  }
}

export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer +([\w-]+)$/i.exec(header ?? '')
  return match?.[1] ?? null
}

/** No salt is needed, as tokens are long and random. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
