/** A connection for LISTEN. A lost one is reopened, and `onReconnected` is called, since NOTIFYs were missed meanwhile. */
import { Client, escapeIdentifier } from 'pg'
import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'

export type PostgresListener = { close: () => Promise<void> }

const heartbeatMilliseconds = 20_000
const replyTimeoutMilliseconds = 10_000
const shortestPauseMilliseconds = 100
const longestPauseMilliseconds = 5_000

type ListenerOptions = {
  connection: ClientConfig
  channel: string
  onPayload: (payload: string) => void
  onLost?: () => void
  onReconnected: () => void
  log: Logger
}

export async function listenToPostgres(options: ListenerOptions): Promise<PostgresListener> {
  const listener = new Listener(options)
  await listener.connect()
  return listener
}

class Listener {
  readonly #options: ListenerOptions
  #client: Client | null = null
  #isListening = false
  #isClosed = false
  #heartbeat: NodeJS.Timeout | undefined
  #retryTimer: NodeJS.Timeout | undefined

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  async connect(): Promise<void> {
    const { connection, channel, onPayload } = this.#options
    const client = new Client({
      ...connection,
      connectionTimeoutMillis: replyTimeoutMilliseconds,
      query_timeout: replyTimeoutMilliseconds,
    })
    this.#client = client
    const lost = (error?: Error) => this.#lost(client, error)
    client.on('error', lost)
    client.on('end', () => lost())
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      abandon(client)
      throw error
    }
    if (this.#isClosed) return
    this.#isListening = true
    // finds a connection that was lost without an error, e.g. dropped by a router
    const probe = () => void client.query('select 1').catch(lost)
    this.#heartbeat = setInterval(probe, heartbeatMilliseconds).unref()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retryTimer)
    clearInterval(this.#heartbeat)
    if (this.#isListening) await this.#client?.end()
    // not awaited, since a connection attempt may take long to end
    else if (this.#client) abandon(this.#client)
  }

  #lost(client: Client, error?: Error): void {
    // a client that never listened also ends: `#retry` handles its failure
    if (this.#client !== client || !this.#isListening || this.#isClosed) return
    this.#isListening = false
    clearInterval(this.#heartbeat)
    this.#options.log.warn({ err: error }, 'the listening connection is lost')
    this.#options.onLost?.()
    abandon(client)
    this.#retryAfter(shortestPauseMilliseconds)
  }

  /** Makes one attempt at a time: the next starts when this one has failed or its connection is lost. */
  #retryAfter(delay: number): void {
    this.#retryTimer = setTimeout(() => void this.#retry(delay), delay)
  }

  async #retry(delay: number): Promise<void> {
    try {
      await this.connect()
    } catch (error) {
      if (this.#isClosed) return
      this.#options.log.warn({ err: error }, 'no listening connection yet')
      this.#retryAfter(Math.min(delay * 2, longestPauseMilliseconds))
      return
    }
    if (!this.#isClosed) this.#options.onReconnected()
  }
}

function abandon(client: Client): void {
  client.end().catch(() => {})
}
