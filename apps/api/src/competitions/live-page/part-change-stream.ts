/**
 * Sends the hashes of a page's parts to its open readers when they change: one server-sent event for all, at most one a
 * pause.
 */
import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { RefusalError } from '../../platform/http/errors.ts'
import type { Snapshot, SnapshotCache } from '../../platform/http/snapshots.ts'

/** Per node: a venue with hundreds of phones has one address. */
const mostReadersOfAddress = 1000
/** Keeps proxies from closing a quiet stream. */
const heartbeatMilliseconds = 25_000
/** Slower readers are disconnected, and reconnect. */
const mostUnsentBytes = 64 * 1024
/** After so many writes the event loop runs other work. */
const readersAtOnce = 500

export type StreamedPage = {
  key: string
  /** The present page; rejects with a refusal if there is none any more. */
  make: () => Promise<Snapshot>
  pauseMilliseconds: number
}

/** `current`: the page as the reader has it. */
type Reading = { page: StreamedPage; current: Snapshot; address: string }

type Followed = {
  page: StreamedPage
  readers: Set<ServerResponse>
  sourceChannels: ReadonlySet<string>
  lastMessage: string
  timer: NodeJS.Timeout | null
  lastSentAt: number
}

export class PartChangeStream {
  readonly #log: Logger
  readonly #followed = new Map<string, Followed>()
  readonly #readersOf = new Map<string, number>()
  readonly #stopListening: () => void
  readonly #heartbeat: NodeJS.Timeout

  constructor(snapshots: SnapshotCache, log: Logger) {
    this.#log = log
    this.#stopListening = snapshots.onInvalidate((channels) => {
      for (const followed of this.#followed.values())
        if (channels.some((channel) => followed.sourceChannels.has(channel))) this.#schedule(followed)
    })
    this.#heartbeat = setInterval(() => {
      for (const { readers } of this.#followed.values()) for (const reader of readers) send(reader, ':\n\n')
    }, heartbeatMilliseconds).unref()
  }

  isFull(address: string): boolean {
    return (this.#readersOf.get(address) ?? 0) >= mostReadersOfAddress
  }

  follow(reader: ServerResponse, { page, current, address }: Reading): void {
    // disconnected while the page was made: 'close' would never come
    if (reader.destroyed) return
    this.#readersOf.set(address, (this.#readersOf.get(address) ?? 0) + 1)
    const { key } = page
    const followed: Followed = this.#followed.get(key) ?? {
      page,
      readers: new Set(),
      sourceChannels: current.sourceChannels,
      lastMessage: messageOf(current),
      timer: null,
      lastSentAt: 0,
    }
    this.#followed.set(key, followed)
    followed.readers.add(reader)
    // the page may have changed before this subscription
    this.#schedule(followed)
    reader.on('close', () => {
      const left = (this.#readersOf.get(address) ?? 1) - 1
      if (left > 0) this.#readersOf.set(address, left)
      else this.#readersOf.delete(address)
      followed.readers.delete(reader)
      if (followed.readers.size > 0) return
      if (followed.timer) clearTimeout(followed.timer)
      this.#followed.delete(key)
    })
    reader.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // nginx would buffer it
      'x-accel-buffering': 'no',
    })
    send(reader, `retry: 2000\n\n${messageOf(current)}`)
  }

  /** Ends all streams, which would keep the server from closing. */
  close(): void {
    this.#stopListening()
    clearInterval(this.#heartbeat)
    for (const { readers, timer } of this.#followed.values()) {
      if (timer) clearTimeout(timer)
      for (const reader of readers) reader.destroy()
    }
  }

  #schedule(followed: Followed): void {
    const wait = Math.max(0, followed.lastSentAt + followed.page.pauseMilliseconds - performance.now())
    followed.timer ??= setTimeout(() => {
      followed.timer = null
      followed.lastSentAt = performance.now()
      this.#sendChanges(followed).catch((error: unknown) => this.#log.error({ err: error }, 'live page'))
    }, wait)
  }

  async #sendChanges(followed: Followed): Promise<void> {
    const { readers } = followed
    let message: string
    try {
      const page = await followed.page.make()
      followed.sourceChannels = page.sourceChannels
      message = messageOf(page)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      message = 'event: gone\ndata: {}\n\n'
    }
    if (message === followed.lastMessage) return
    followed.lastMessage = message
    let written = 0
    for (const reader of readers) {
      send(reader, message)
      if ((written += 1) % readersAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

function messageOf({ parts }: Snapshot): string {
  return `data: ${JSON.stringify(Object.fromEntries(parts.map(({ name, hash }) => [name, hash])))}\n\n`
}

function send(reader: ServerResponse, text: string): void {
  if (reader.writableLength > mostUnsentBytes) reader.destroy()
  else reader.write(text)
}
