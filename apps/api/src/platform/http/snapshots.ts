/**
 * Caches serialized responses that are the same for everyone, until any node announces an event on one of their source
 * channels (live/live.ts). While NOTIFY is not received nothing is cached.
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
  /** Live channels whose events invalidate the response. */
  sourceChannels: readonly string[]
  affectedPeople?: readonly number[]
  type?: 'json' | 'html' | 'xml'
  /** The response depends on the language of the request. */
  isTranslated?: boolean
  /** The parts of a page that are updated live. */
  parts?: readonly { name: string; hash: string; html: string }[]
}

export type Snapshot = Required<Pick<SnapshotSource, 'type' | 'isTranslated' | 'parts'>> & {
  /** The hash of the response's bytes, which is the same on every node. */
  version: string
  identity: Buffer
  compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
  sourceChannels: ReadonlySet<string>
  affectedPeople: ReadonlySet<number>
}

const mostBytes = 64 * 1024 * 1024
/** Limits the effect of changes without an event, such as the end of a day. */
const longestCachedMilliseconds = 60_000

type PendingSnapshot = { snapshot: Promise<Snapshot>; changedChannels: Set<string>; isOutdated: boolean }

export class SnapshotCache {
  readonly #cache = new LRUCache<string, Snapshot>({
    maxSize: mostBytes,
    // br and gzip add about a tenth each
    sizeCalculation: ({ identity, parts }) => 1 + Math.ceil(identity.length * (parts.length > 0 ? 2.2 : 1.2)),
    ttl: longestCachedMilliseconds,
  })
  readonly #pending = new Set<PendingSnapshot>()
  readonly #latest = new Map<string, PendingSnapshot>()
  readonly #keys = new WeakMap<Snapshot, string>()
  readonly #listeners = new Set<(channels: readonly string[]) => void>()
  #isListening = false
  #listeningPeriods = 0

  /** Returns the cached snapshot, or makes it once for all concurrent requests. Rejects if `make` does. */
  async of(key: string, make: () => Promise<SnapshotSource>): Promise<Snapshot> {
    const cached = this.#cache.get(key) ?? this.#latest.get(key)?.snapshot
    if (cached !== undefined) return cached
    const pending: PendingSnapshot = {
      snapshot: make().then((made) => this.#cacheIfCurrent(key, pending, made)),
      changedChannels: new Set(),
      isOutdated: false,
    }
    this.#pending.add(pending)
    this.#latest.set(key, pending)
    try {
      return await pending.snapshot
    } finally {
      this.#pending.delete(pending)
      if (this.#latest.get(key) === pending) this.#latest.delete(key)
    }
  }

  /** True if `of` need not make it: the snapshot is cached or being made. */
  has(key: string): boolean {
    return this.#cache.has(key) || this.#latest.has(key)
  }

  /** True as long as `of` would return this snapshot. */
  isCurrent(snapshot: Snapshot): boolean {
    const key = this.#keys.get(snapshot)
    return key !== undefined && this.#cache.get(key) === snapshot
  }

  /** Changes whenever the NOTIFY connection opens or closes; null while it is closed. */
  get listeningPeriod(): number | null {
    return this.#isListening ? this.#listeningPeriods : null
  }

  invalidate(channels: Iterable<string>): void {
    const names = [...channels]
    if (names.length === 0) return
    for (const [key, { sourceChannels }] of this.#cache.entries())
      if (names.some((name) => sourceChannels.has(name))) this.#cache.delete(key)
    // later requests must not get a snapshot that is being made from old data
    this.#latest.clear()
    for (const { changedChannels } of this.#pending) for (const name of names) changedChannels.add(name)
    for (const listener of this.#listeners) listener(names)
  }

  /** Calls `listener` with the channels of each invalidation; returns the function that removes it. */
  onInvalidate(listener: (channels: readonly string[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Called when the NOTIFY connection opens or closes; clears the cache, since changes in between are unknown. */
  setListening(isListening: boolean): void {
    this.#isListening = isListening
    this.#listeningPeriods += 1
    this.clear()
  }

  clear(): void {
    this.#cache.clear()
    this.#latest.clear()
    for (const pending of this.#pending) pending.isOutdated = true
  }

  /** For tests: throws if a change was not announced on the source channels. */
  async assertUpToDate(key: string, snapshot: Snapshot, make: () => Promise<SnapshotSource>): Promise<void> {
    const cachedText = snapshot.identity.toString()
    const { text } = await make()
    if (cachedText === text) return
    // the invalidation of a very recent change may still arrive
    await sleep(100)
    if (this.#cache.get(key) !== snapshot) return
    let from = 0
    while (cachedText[from] === text[from]) from += 1
    const around = (each: string) => each.slice(Math.max(0, from - 80), from + 80)
    throw new Error(`A change was not announced: …${around(cachedText)}… is now …${around(text)}…`)
  }

  #cacheIfCurrent(key: string, pending: PendingSnapshot, source: SnapshotSource): Snapshot {
    const snapshot = createSnapshot(source)
    const isOutdated =
      pending.isOutdated || source.sourceChannels.some((channel) => pending.changedChannels.has(channel))
    if (this.#isListening && !isOutdated) {
      this.#cache.set(key, snapshot)
      this.#keys.set(snapshot, key)
    }
    return snapshot
  }
}

/** Values of Cache-Control: 1 s in shared caches for public data, immutable under a hash, no-store for a person's own. */
export type Caching = keyof typeof caching
export const publicCacheHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=1',
  'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=30',
}
const caching = {
  everyone: publicCacheHeaders,
  forever: { 'cache-control': 'public, max-age=31536000, immutable' },
  person: { 'cache-control': 'no-store' },
}

/** Replies 304 to a matching ETag, else in the best encoding that the client accepts. */
export async function sendSnapshot(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Snapshot,
  cachingKind: Caching,
): Promise<FastifyReply> {
  const etag = `W/"${snapshot.version}"`
  const headers = {
    etag,
    vary: snapshot.isTranslated ? 'accept-encoding, accept-language' : 'accept-encoding',
    ...caching[cachingKind],
  }
  reply.headers(headers)
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const type = types[snapshot.type]
  const bytes = await encoded(snapshot, request.headers['accept-encoding'] ?? 'identity')
  if (cachingKind === 'everyone' && !snapshot.isTranslated)
    request.server.context.repeated.remember(request, snapshot, { etag, headers, type, bytes })
  return reply.headers(bytes.headers).type(type).send(bytes.content)
}

type Encoded = { content: Buffer; headers: { 'content-encoding'?: string } }
export type SentSnapshot = { etag: string; headers: Record<string, string>; type: string; bytes: Encoded }

async function encoded(snapshot: Snapshot, accepted: string): Promise<Encoded> {
  const encoding = negotiate(accepted, ['br', 'gzip', 'identity'])
  if (encoding !== 'br' && encoding !== 'gzip') return { content: snapshot.identity, headers: {} }
  const content = await (snapshot.compressed[encoding] ??= compressors[encoding](snapshot.identity))
  return { content, headers: { 'content-encoding': encoding } }
}

/** Brotli at quality 5 takes a seventh of the time of the best quality. */
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

export function createSnapshot({
  text,
  sourceChannels,
  affectedPeople = [],
  type = 'json',
  isTranslated = type === 'html',
  parts = [],
}: SnapshotSource): Snapshot {
  const identity = Buffer.from(text)
  const version = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return {
    version,
    identity,
    compressed: {},
    sourceChannels: new Set(sourceChannels),
    affectedPeople: new Set(affectedPeople),
    type,
    isTranslated,
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
