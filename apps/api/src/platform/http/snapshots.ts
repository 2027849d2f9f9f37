/**
 * What everyone gets alike is made once per change and not once per reader: serialized and compressed once, and kept
 * until there is news on a channel that it is made of. News comes from the verbs of this node as they are committed,
 * and from other nodes over the database (live/live.ts); while nothing can be heard of those, nothing is kept.
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

export type SnapshotSource = {
  text: string
  /** The live channels on which a change of it is announced. */
  sourceChannels: readonly string[]
  /** Ids of people who see it in another form. */
  affectedPeople?: readonly number[]
  /** The last event in it that everyone may see. */
  seq?: number
  type?: 'json' | 'html' | 'xml'
  /** Of a page, what changes by itself. */
  parts?: readonly { name: string; hash: string; html: string }[]
}

export type Snapshot = Required<Pick<SnapshotSource, 'type' | 'parts' | 'seq'>> & {
  /** The hash of its bytes: on every node and after every restart the same. */
  version: string
  identity: Buffer
  /** Made for the first who reads it. */
  compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
  sourceChannels: ReadonlySet<string>
  affectedPeople: ReadonlySet<number>
}

const mostBytes = 64 * 1024 * 1024
/** What no channel tells, such as a day that ends, shows after so long. */
const longestKeptMilliseconds = 60_000

type PendingSnapshot = { snapshot: Promise<Snapshot>; changedChannels: Set<string>; isOutdated: boolean }

export class SnapshotCache {
  readonly #cache = new LRUCache<string, Snapshot>({
    maxSize: mostBytes,
    // packed twice, each about a tenth
    sizeCalculation: ({ identity, parts }) => 1 + Math.ceil(identity.length * (parts.length > 0 ? 2.2 : 1.2)),
    ttl: longestKeptMilliseconds,
  })
  readonly #pending = new Set<PendingSnapshot>()
  readonly #latest = new Map<string, PendingSnapshot>()
  readonly #listeners = new Set<(channels: readonly string[]) => void>()
  #isListening = false
  #listeningPeriods = 0

  /** The one that is kept, else a new one, made once for all who ask meanwhile. Rejects as `make` does. */
  async of(key: string, make: () => Promise<SnapshotSource>): Promise<Snapshot> {
    const known = this.#cache.get(key) ?? this.#latest.get(key)?.snapshot
    if (known !== undefined) return known
    const making: PendingSnapshot = {
      snapshot: make().then((made) => this.#cacheIfCurrent(key, making, made)),
      changedChannels: new Set(),
      isOutdated: false,
    }
    this.#pending.add(making)
    this.#latest.set(key, making)
    try {
      return await making.snapshot
    } finally {
      this.#pending.delete(making)
      if (this.#latest.get(key) === making) this.#latest.delete(key)
    }
  }

  /** What was made and stays so, whatever news there is; for a while. */
  cachePermanently(key: string, snapshot: Snapshot): void {
    this.#cache.set(key, snapshot)
  }

  cachedUnder(key: string): Snapshot | undefined {
    return this.#cache.get(key)
  }

  /** Rises when news begins or ceases to be heard; null while it is not. */
  get listeningPeriod(): number | null {
    return this.#isListening ? this.#listeningPeriods : null
  }

  /** There is news on these channels. */
  invalidate(channels: Iterable<string>): void {
    const names = [...channels]
    if (names.length === 0) return
    for (const [key, { sourceChannels }] of this.#cache.entries())
      if (names.some((name) => sourceChannels.has(name))) this.#cache.delete(key)
    // who asks from now on must not get what was read before
    this.#latest.clear()
    for (const { changedChannels } of this.#pending) for (const name of names) changedChannels.add(name)
    for (const listener of this.#listeners) listener(names)
  }

  /** Calls it with the channels of all news; answers how to end that. */
  onNews(listener: (channels: readonly string[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** From now on news is heard, or not any more: what happened in between is not known. */
  setListening(news: boolean): void {
    this.#isListening = news
    this.#listeningPeriods += 1
    this.#cache.clear()
    this.#latest.clear()
    for (const making of this.#pending) making.isOutdated = true
  }

  /** For tests: throws when a change was made and not announced on what the snapshot is made of. */
  async assertUpToDate(key: string, snapshot: Snapshot, make: () => Promise<SnapshotSource>): Promise<void> {
    const kept = snapshot.identity.toString()
    const { text } = await make()
    if (kept === text) return
    // made in this moment: the news of it is on its way
    await sleep(100)
    if (this.#cache.get(key) !== snapshot) return
    let from = 0
    while (kept[from] === text[from]) from += 1
    const around = (each: string) => each.slice(Math.max(0, from - 80), from + 80)
    throw new Error(`A change was not announced: …${around(kept)}… is now …${around(text)}…`)
  }

  #cacheIfCurrent(key: string, making: PendingSnapshot, made: SnapshotSource): Snapshot {
    const snapshot = createSnapshot(made)
    const isOutdated =
      making.isOutdated || made.sourceChannels.some((channel) => making.changedChannels.has(channel))
    if (this.#isListening && !isOutdated) this.#cache.set(key, snapshot)
    return snapshot
  }
}

/** What may be kept on the way: by everyone for a moment, under its own hash for ever, what is one person's not at all. */
export type Caching = keyof typeof caching
/** A browser asks each time, what stands between it and us once a second at most. */
export const publicCacheHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=1',
  'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=30',
}
const caching = {
  everyone: publicCacheHeaders,
  forever: { 'cache-control': 'public, max-age=31536000, immutable' },
  person: { 'cache-control': 'no-store' },
}

/** 304 to whoever has it; else the smallest form that the asker reads. */
export async function sendSnapshot(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Snapshot,
  kept: Caching,
): Promise<FastifyReply> {
  const etag = `W/"${snapshot.version}"`
  reply.headers({
    etag,
    vary: snapshot.type === 'html' ? 'accept-encoding, accept-language' : 'accept-encoding',
    ...caching[kept],
  })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type(types[snapshot.type])
  const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', ['br', 'gzip', 'identity'])
  if (encoding !== 'br' && encoding !== 'gzip') return reply.send(snapshot.identity)
  const packed = await (snapshot.compressed[encoding] ??= compressors[encoding](snapshot.identity))
  return reply.header('content-encoding', encoding).send(packed)
}

/** Brotli of quality 5: a seventh of the time of the best, and read a thousand times for once made. */
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

export function createSnapshot({
  text,
  sourceChannels,
  affectedPeople = [],
  seq = 0,
  type = 'json',
  parts = [],
}: SnapshotSource): Snapshot {
  const identity = Buffer.from(text)
  const version = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return {
    version,
    seq,
    identity,
    compressed: {},
    sourceChannels: new Set(sourceChannels),
    affectedPeople: new Set(affectedPeople),
    type,
    parts,
  }
}

const types = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((known) => [etag, '*'].includes(known.trim()))
}
