/**
 * A connection of its own that listens for what other transactions announce. When it is cut it comes
 * back, and says so, since what was announced in between was not heard.
 */
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
  heard: (payload: string) => void
  /** Called when the connection is lost. */
  mayMiss?: () => void
  /** Called after each time the connection was made anew. */
  mayHaveMissed: () => void
  log: Logger
}

export async function listenToPostgres(listening: ListenerOptions): Promise<PostgresListener> {
  const listener = new Listener(listening)
  await listener.connect()
  return listener
}

class Listener {
  readonly #listening: ListenerOptions
  #client: Client | null = null
  #isListening = false
  #isClosed = false
  #heartbeat: NodeJS.Timeout | undefined
  #waiting: NodeJS.Timeout | undefined

  constructor(listening: ListenerOptions) {
    this.#listening = listening
  }

  async connect(): Promise<void> {
    const { connection, channel, heard } = this.#listening
    const client = new Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: replyTimeoutMilliseconds,
      query_timeout: replyTimeoutMilliseconds,
    })
    this.#client = client
    const lost = (error?: Error) => this.#lost(client, error)
    client.on('error', lost)
    client.on('end', () => lost())
    client.on('notification', (message) => heard(message.payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      abandon(client)
      throw error
    }
    if (this.#isClosed) return
    this.#isListening = true
    // a connection that died without a word (a router that forgot it) is found by asking
    const ask = () => void client.query('select 1').catch(lost)
    this.#heartbeat = setInterval(ask, heartbeatMilliseconds).unref()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#waiting)
    clearInterval(this.#heartbeat)
    if (this.#isListening) await this.#client?.end()
    // a try under way may take long to hear of its end, and is not waited for
    else if (this.#client) abandon(this.#client)
  }

  #lost(client: Client, error?: Error): void {
    // one that never listened ends as well, maybe before its failure is told: `tryAgain` hears of that
    if (this.#client !== client || !this.#isListening || this.#isClosed) return
    this.#isListening = false
    clearInterval(this.#heartbeat)
    this.#listening.log.warn({ err: error }, 'the listening connection is lost')
    this.#listening.mayMiss?.()
    abandon(client)
    this.#comeBack(shortestPauseMilliseconds)
  }

  /** One try at a time: the next begins when this one has failed, or when what it made is lost. */
  #comeBack(pause: number): void {
    this.#waiting = setTimeout(() => void this.#tryAgain(pause), pause)
  }

  async #tryAgain(pause: number): Promise<void> {
    try {
      await this.connect()
    } catch (error) {
      if (this.#isClosed) return
      this.#listening.log.warn({ err: error }, 'no listening connection yet')
      this.#comeBack(Math.min(pause * 2, longestPauseMilliseconds))
      return
    }
    if (!this.#isClosed) this.#listening.mayHaveMissed()
  }
}

/** A broken connection may fail to say goodbye, and that is all there is to say about it. */
function abandon(client: Client): void {
  client.end().catch(() => {})
}
