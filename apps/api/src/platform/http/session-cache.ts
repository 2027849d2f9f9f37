/**
 * Sessions for cached reads: at most 10 s old, dropped by any change to the person (live/live.ts), none while NOTIFY is not
 * received. Verbs read the session from the database.
 */
import { channelOf } from '@trickline/contract/live-events'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Schema } from '../postgres/schema.ts'
import { hashToken, lookUpSession } from './sessions.ts'
import type { SnapshotCache } from './snapshots.ts'
import type { SignedIn } from './work.ts'

type CachedSession = { person: SignedIn; expiresAt: Date; listeningPeriod: number }

const mostCachedSessions = 20_000
const longestCachedMilliseconds = 10_000

export class SessionCache {
  readonly #db: Kysely<Schema>
  readonly #clock: Clock
  readonly #snapshots: SnapshotCache
  readonly #cached = new LRUCache<string, CachedSession>({
    max: mostCachedSessions,
    ttl: longestCachedMilliseconds,
  })
  /** Counts changes to persons: a session that was read before one is not cached. */
  #changes = 0

  constructor(db: Kysely<Schema>, clock: Clock, snapshots: SnapshotCache) {
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
    const found = await lookUpSession(this.#db, token, now)
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
