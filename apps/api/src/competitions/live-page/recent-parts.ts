/**
 * Keeps parts by their hash for two minutes after their page had them: a cache on the way may still answer with a head that
 * names parts changed since.
 */
import { LRUCache } from 'lru-cache'
import { createSnapshot, type Snapshot } from '../../platform/http/snapshots.ts'

const keptMilliseconds = 120_000
const mostBytes = 32 * 1024 * 1024

export class RecentParts {
  readonly #parts: LRUCache<string, Snapshot>

  constructor(ttl = keptMilliseconds) {
    this.#parts = new LRUCache({
      maxSize: mostBytes,
      // br and gzip add about a tenth each
      sizeCalculation: ({ identity }) => 1 + Math.ceil(identity.length * 1.2),
      ttl,
    })
  }

  remember(pageKey: string, { parts }: Pick<Snapshot, 'parts'>): void {
    for (const { hash, html } of parts) {
      const key = `${pageKey} ${hash}`
      if (this.#parts.get(key, { updateAgeOnGet: true }) === undefined)
        this.#parts.set(key, createSnapshot({ text: html, type: 'html', sourceChannels: [] }))
    }
  }

  find(pageKey: string, hash: string): Snapshot | undefined {
    return this.#parts.get(`${pageKey} ${hash}`)
  }
}
