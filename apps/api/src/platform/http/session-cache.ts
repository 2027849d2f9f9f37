/**
 * Sessions that were looked up a moment ago, so that what is made once for everybody does not cost a question to the
 * database for each who asks. One is forgotten by news of its person: the session ended, the account was suspended, roles
 * or the profile changed; on this node before the verb answers, on others as they hear of it (live/live.ts). While
 * nothing is heard nothing is known, and nothing is known for longer than ten seconds. Verbs look for themselves.
 */
import { channelOf } from '@trickline/contract/live-events'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Schema } from '../postgres/schema.ts'
import { hashToken, lookUpSession, type SignedIn } from './sessions.ts'
import type { SnapshotCache } from './snapshots.ts'

type CachedSession = { person: SignedIn; expiresAt: Date; hearing: number }

const mostCachedSessions = 20_000
const longestCachedMilliseconds = 10_000

export class SessionCache {
  readonly #db: Kysely<Schema>
  readonly #clock: Clock
  readonly #snapshots: SnapshotCache
  readonly #known = new LRUCache<string, CachedSession>({
    max: mostCachedSessions,
    ttl: longestCachedMilliseconds,
  })
  /** Rises with news of persons: what was read before may be old. */
  #news = 0

  constructor(db: Kysely<Schema>, clock: Clock, snapshots: SnapshotCache) {
    this.#db = db
    this.#clock = clock
    this.#snapshots = snapshots
    snapshots.onNews((channels) => this.#forget(channels))
  }

  async find(token: string): Promise<SignedIn | null> {
    const { listeningPeriod: hearing } = this.#snapshots
    const now = this.#clock.now()
    const key = hashToken(token).toString('base64url')
    const known = this.#known.get(key)
    if (known && known.hearing === hearing && known.expiresAt > now) return known.person
    const news = this.#news
    const found = await lookUpSession(this.#db, token, now)
    const isStillSo = hearing !== null && hearing === this.#snapshots.listeningPeriod && news === this.#news
    if (found && isStillSo) this.#known.set(key, { ...found, hearing })
    return found?.person ?? null
  }

  #forget(channels: readonly string[]): void {
    const ofPersons = new Set(
      channels.filter((channel) => channel.startsWith(channelOf.person(0).slice(0, -1))),
    )
    if (ofPersons.size === 0) return
    this.#news += 1
    for (const [key, { person }] of this.#known.entries())
      if (ofPersons.has(channelOf.person(person.id))) this.#known.delete(key)
  }
}
