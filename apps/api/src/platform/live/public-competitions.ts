/**
 * The ids of public competitions, so that a visitor's subscription needs no query. They are read once after each change of
 * the list, and not kept while NOTIFY is not received.
 */
import { publicCompetitionStatuses } from '@trickline/competition/competition-status'
import { channelOf } from '@trickline/contract/live-events'
import type { Kysely } from 'kysely'
import type { SnapshotCache } from '../http/snapshots.ts'
import type { Schema } from '../postgres/schema.ts'

type Ids = ReadonlySet<number>

export class PublicCompetitions {
  readonly #db: Kysely<Schema>
  readonly #snapshots: SnapshotCache
  #kept: { ids: Promise<Ids>; listeningPeriod: number } | null = null

  constructor(db: Kysely<Schema>, snapshots: SnapshotCache) {
    this.#db = db
    this.#snapshots = snapshots
    snapshots.onInvalidate((channels) => {
      if (channels.includes(channelOf.global)) this.#kept = null
    })
  }

  async has(id: number): Promise<boolean> {
    return (await this.#ids()).has(id)
  }

  #ids(): Promise<Ids> {
    const { listeningPeriod } = this.#snapshots
    if (listeningPeriod === null) return this.#read()
    if (this.#kept?.listeningPeriod === listeningPeriod) return this.#kept.ids
    const kept = { ids: this.#read(), listeningPeriod }
    this.#kept = kept
    kept.ids.catch(() => {
      if (this.#kept === kept) this.#kept = null
    })
    return kept.ids
  }

  async #read(): Promise<Ids> {
    const competitions = this.#db.selectFrom('competitions').select('id')
    const rows = await competitions.where('status', 'in', publicCompetitionStatuses).execute()
    return new Set(rows.map(({ id }) => id))
  }
}
