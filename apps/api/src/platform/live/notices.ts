/**
 * A connection of its own that listens for what other transactions announce. When it is cut it comes
 * back, and says so, since what was announced in between was not heard.
 */
import { Client, escapeIdentifier } from 'pg'
import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'

export type Notices = { close: () => Promise<void> }

const heartbeatMilliseconds = 20_000
const answerMilliseconds = 10_000
const shortestPauseMilliseconds = 100
const longestPauseMilliseconds = 5_000

/** `heard` gets each payload; `mayHaveMissed` is called after each time the connection was made anew. */
export async function listenForNotices(
  connection: ClientConfig,
  channel: string,
  on: { heard: (payload: string) => void; mayHaveMissed: () => void },
  log: Logger,
): Promise<Notices> {
  let closed = false
  let client: Client | null = null
  let isListening = false
  let heartbeat: NodeJS.Timeout | undefined
  let waiting: NodeJS.Timeout | undefined

  const connect = async () => {
    const fresh = new Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: answerMilliseconds,
      query_timeout: answerMilliseconds,
    })
    client = fresh
    const lose = (error?: Error) => {
      // one that never listened ends as well, maybe before its failure is told: `tryAgain` hears of that
      if (client !== fresh || !isListening || closed) return
      isListening = false
      clearInterval(heartbeat)
      log.warn({ err: error }, 'the listening connection is lost')
      abandon(fresh)
      comeBack(shortestPauseMilliseconds)
    }
    fresh.on('error', lose)
    fresh.on('end', () => lose())
    fresh.on('notification', (message) => on.heard(message.payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      abandon(fresh)
      throw error
    }
    if (closed) return
    isListening = true
    // a connection that died without a word (a router that forgot it) is found by asking
    heartbeat = setInterval(() => void fresh.query('select 1').catch(lose), heartbeatMilliseconds).unref()
  }

  /** One try at a time: the next begins when this one has failed, or when what it made is lost. */
  const comeBack = (pause: number) => {
    waiting = setTimeout(() => void tryAgain(pause), pause)
  }

  const tryAgain = async (pause: number) => {
    try {
      await connect()
    } catch (error) {
      if (closed) return
      log.warn({ err: error }, 'no listening connection yet')
      comeBack(Math.min(pause * 2, longestPauseMilliseconds))
      return
    }
    if (!closed) on.mayHaveMissed()
  }

  await connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(waiting)
      clearInterval(heartbeat)
      if (isListening) await client?.end()
      // a try under way may take long to hear of its end, and is not waited for
      else if (client) abandon(client)
    },
  }
}

/** A broken connection may fail to say goodbye, and that is all there is to say about it. */
function abandon(client: Client): void {
  client.end().catch(() => {})
}
