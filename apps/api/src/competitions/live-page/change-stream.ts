/**
 * Sends the open readers of a page its head when it changes, and the changed elements before it: one message for all,
 * compressed once, at most one per pause.
 */
import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { RefusalError } from '../../platform/http/errors.ts'
import type { Snapshot, SnapshotCache } from '../../platform/http/snapshots.ts'
import { changedElements, type ElementsByKey } from './changed-elements.ts'
import { headText } from './page-head.ts'
import { gzipStart, type StreamMessage, streamMessage } from './stream-message.ts'

/** Limit per node; a venue with hundreds of phones has one address. */
const mostReadersOfAddress = 1000
const mostReaders = 10_000
/** Keeps proxies from closing a quiet stream. */
const heartbeatMilliseconds = 25_000
const heartbeat = streamMessage(':\n\n')
/** Slower readers are disconnected and then reconnect. */
const mostUnsentBytes = 64 * 1024
/** Limit after compression; for larger changes readers fetch the parts. */
const mostMessageBytes = 16 * 1024
/** After this many writes the event loop runs other work. */
const readersAtOnce = 500

export type StreamedPage = {
  key: string
  /** Makes the current page; rejects with a refusal if it no longer exists. */
  make: () => Promise<Snapshot>
  pauseMilliseconds: number
}

/** `current`: the page as the reader has it. */
export type Reading = { page: StreamedPage; current: Snapshot; address: string; takesGzip: boolean }

type Reader = { response: ServerResponse; takesGzip: boolean }

type Followed = {
  page: StreamedPage
  readers: Set<Reader>
  /** The page that readers were told of last; null: they were told that there is none. */
  told: Snapshot | null
  sourceChannels: ReadonlySet<string>
  timer: NodeJS.Timeout | null
  lastSentAt: number
  /** Messages are sent one after another, so that the last one is about the current page. */
  sending: Promise<void>
}

export class ChangeStream {
  readonly #log: Logger
  readonly #followed = new Map<string, Followed>()
  readonly #readersOf = new Map<string, number>()
  readonly #stopListening: () => void
  readonly #heartbeat: NodeJS.Timeout
  #readers = 0

  constructor(snapshots: Pick<SnapshotCache, 'onInvalidate'>, log: Logger) {
    this.#log = log
    this.#stopListening = snapshots.onInvalidate((channels) => {
      for (const followed of this.#followed.values())
        if (channels.some((channel) => followed.sourceChannels.has(channel))) this.#schedule(followed)
    })
    this.#heartbeat = setInterval(() => {
      for (const { readers } of this.#followed.values()) for (const reader of readers) send(reader, heartbeat)
    }, heartbeatMilliseconds).unref()
  }

  isFull(address: string): boolean {
    return this.#readers >= mostReaders || (this.#readersOf.get(address) ?? 0) >= mostReadersOfAddress
  }

  follow(response: ServerResponse, { page, current, address, takesGzip }: Reading): void {
    // it disconnected while the page was made, so 'close' would never come
    if (response.destroyed) return
    const followed = this.#followed.get(page.key) ?? newFollowed(page, current)
    this.#followed.set(page.key, followed)
    const reader = { response, takesGzip }
    followed.readers.add(reader)
    this.#count(address, 1)
    response.on('close', () => {
      this.#count(address, -1)
      followed.readers.delete(reader)
      if (followed.readers.size > 0) return
      if (followed.timer) clearTimeout(followed.timer)
      this.#followed.delete(page.key)
    })
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      // so that nginx does not buffer it
      'x-accel-buffering': 'no',
      ...(takesGzip && { 'content-encoding': 'gzip' }),
    })
    if (takesGzip) response.write(gzipStart)
    send(reader, streamMessage(`retry: 2000\n\n${headEvent(current)}`))
    // the page may have changed before this subscription
    this.#schedule(followed)
  }

  /** To be called with a page made for another reason, as not every change is announced, e.g. the end of a day. */
  notice(key: string, page: Snapshot): void {
    const followed = this.#followed.get(key)
    if (followed && followed.told !== page) this.#schedule(followed)
  }

  /** Ends all streams, which would keep the server from closing. */
  close(): void {
    this.#stopListening()
    clearInterval(this.#heartbeat)
    for (const { readers, timer } of this.#followed.values()) {
      if (timer) clearTimeout(timer)
      for (const { response } of readers) response.destroy()
    }
  }

  #count(address: string, by: 1 | -1): void {
    this.#readers += by
    const readers = (this.#readersOf.get(address) ?? 0) + by
    if (readers > 0) this.#readersOf.set(address, readers)
    else this.#readersOf.delete(address)
  }

  #schedule(followed: Followed): void {
    const wait = Math.max(0, followed.lastSentAt + followed.page.pauseMilliseconds - performance.now())
    followed.timer ??= setTimeout(() => {
      followed.timer = null
      followed.lastSentAt = performance.now()
      followed.sending = followed.sending
        .then(() => sendChanges(followed))
        .catch((error: unknown) => this.#log.error({ err: error }, 'live page'))
    }, wait)
  }
}

function newFollowed(page: StreamedPage, current: Snapshot): Followed {
  const { sourceChannels } = current
  return {
    page,
    readers: new Set(),
    told: current,
    sourceChannels,
    timer: null,
    lastSentAt: 0,
    sending: Promise.resolve(),
  }
}

async function sendChanges(followed: Followed): Promise<void> {
  const { page, readers, told } = followed
  const present = await pageOrGone(page)
  followed.told = present
  if (present) followed.sourceChannels = present.sourceChannels
  const message = messageBetween(told, present)
  if (message === null) return
  let written = 0
  for (const reader of readers) {
    send(reader, message)
    if ((written += 1) % readersAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
  }
}

async function pageOrGone(page: StreamedPage): Promise<Snapshot | null> {
  try {
    return await page.make()
  } catch (error) {
    if (error instanceof RefusalError) return null
    throw error
  }
}

/** null: there is nothing to send. */
function messageBetween(told: Snapshot | null, present: Snapshot | null): StreamMessage | null {
  if (present === null) return told === null ? null : streamMessage('event: gone\ndata: {}\n\n')
  if (told === null) return streamMessage(headEvent(present))
  if (headText(told) === headText(present)) return null
  const elements = `event: elements\ndata: ${JSON.stringify(changesBetween(told, present))}\n\n`
  const whole = streamMessage(elements + headEvent(present))
  return whole.gzip.length <= mostMessageBytes ? whole : streamMessage(headEvent(present))
}

function headEvent(page: Snapshot): string {
  return `data: ${headText(page)}\n\n`
}

type PartChange = { from: string; to: string; html: ElementsByKey }

/** By the name of the part. */
function changesBetween(told: Snapshot, present: Snapshot): Record<string, PartChange> {
  const changes: Record<string, PartChange> = {}
  for (const { name, hash, html } of present.parts) {
    const before = told.parts.find((part) => part.name === name)
    if (before === undefined || before.hash === hash) continue
    changes[name] = { from: before.hash, to: hash, html: changedElements(before.html, html) }
  }
  return changes
}

function send({ response, takesGzip }: Reader, message: StreamMessage): void {
  if (response.writableLength > mostUnsentBytes) response.destroy()
  else response.write(takesGzip ? message.gzip : message.plain)
}
