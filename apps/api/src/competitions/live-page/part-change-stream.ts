/**
 * Says to everyone who has a page open which part of it has which hash, when that changes: server-sent events, one message
 * for all readers of the same page, at most once in its pause.
 */
import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { RefusalError } from '../../platform/http/errors.ts'
import type { Snapshot, SnapshotCache } from '../../platform/http/snapshots.ts'

/** On this node: a venue behind one address has hundreds of phones. */
const mostReadersOfAddress = 1000
/** So that what stands in between does not take a quiet stream for a dead one. */
const heartbeatMilliseconds = 25_000
/** Who reads slower than that is let go, and comes back. */
const mostUnsentBytes = 64 * 1024
/** Written at one go; between two the server does other things. */
const readersAtOnce = 500

export type StreamedPage = {
  /** The same for all who read the same page. */
  key: string
  /** As it is at that moment; rejects with a refusal once there is none. */
  make: () => Promise<Snapshot>
  /** Between two messages. */
  pauseMilliseconds: number
}

/** `now`: as the reader has it. */
type Reading = { page: StreamedPage; now: Snapshot; address: string }

type Followed = {
  page: StreamedPage
  readers: Set<ServerResponse>
  sourceChannels: ReadonlySet<string>
  told: string
  timer: NodeJS.Timeout | null
  toldAt: number
}

export class PartChangeStream {
  readonly #log: Logger
  readonly #followed = new Map<string, Followed>()
  readonly #readersOf = new Map<string, number>()
  readonly #stopListening: () => void
  readonly #heartbeat: NodeJS.Timeout

  constructor(snapshots: SnapshotCache, log: Logger) {
    this.#log = log
    this.#stopListening = snapshots.onNews((channels) => {
      for (const followed of this.#followed.values())
        if (channels.some((channel) => followed.sourceChannels.has(channel))) this.#plan(followed)
    })
    this.#heartbeat = setInterval(() => {
      for (const { readers } of this.#followed.values()) for (const reader of readers) send(reader, ':\n\n')
    }, heartbeatMilliseconds).unref()
  }

  /** Whether so many read at this address that no more are let in. */
  isFull(address: string): boolean {
    return (this.#readersOf.get(address) ?? 0) >= mostReadersOfAddress
  }

  follow(reader: ServerResponse, { page, now, address }: Reading): void {
    // gone while its page was being made: it would be counted, and never end
    if (reader.destroyed) return
    this.#readersOf.set(address, (this.#readersOf.get(address) ?? 0) + 1)
    const { key } = page
    const followed: Followed = this.#followed.get(key) ?? {
      page,
      readers: new Set(),
      sourceChannels: now.sourceChannels,
      told: messageOf(now),
      timer: null,
      toldAt: 0,
    }
    this.#followed.set(key, followed)
    followed.readers.add(reader)
    // what changed while this page was made was heard by nobody
    this.#plan(followed)
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
      // nginx would collect it first
      'x-accel-buffering': 'no',
    })
    send(reader, `retry: 2000\n\n${messageOf(now)}`)
  }

  /** Ends every stream: a server would wait for them for ever. */
  close(): void {
    this.#stopListening()
    clearInterval(this.#heartbeat)
    for (const { readers, timer } of this.#followed.values()) {
      if (timer) clearTimeout(timer)
      for (const reader of readers) reader.destroy()
    }
  }

  #plan(followed: Followed): void {
    const wait = Math.max(0, followed.toldAt + followed.page.pauseMilliseconds - performance.now())
    followed.timer ??= setTimeout(() => {
      followed.timer = null
      followed.toldAt = performance.now()
      this.#tell(followed).catch((error: unknown) => this.#log.error({ err: error }, 'live page'))
    }, wait)
  }

  async #tell(followed: Followed): Promise<void> {
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
    if (message === followed.told) return
    followed.told = message
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
