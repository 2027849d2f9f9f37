/**
 * A connection of its own that listens for what other transactions announce. When it is cut it comes
 * back, and says so, since what was announced in between was not heard.
 */
import { Client, escapeIdentifier } from 'pg'
import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'

export type Notices = { close: () => Promise<void> }

const HEARTBEAT = 20_000
const LONGEST_PAUSE = 5_000

/** `heard` gets each payload; `mayHaveMissed` is called after each time the connection was made anew. */
export async function listenForNotices(
  connection: ClientConfig,
  channel: string,
  on: { heard: (payload: string) => void; mayHaveMissed: () => void },
  log: Logger,
): Promise<Notices> {
  let closed = false
  let client: Client | null = null
  let waiting: NodeJS.Timeout | undefined

  const connect = async () => {
    const fresh = new Client({ ...connection, keepAlive: true, query_timeout: HEARTBEAT / 2 })
    let lost = false
    const lose = (error?: Error) => {
      if (lost || closed) return
      lost = true
      log.warn({ err: error }, 'the listening connection is lost')
      abandon(fresh)
      comeBack(100)
    }
    fresh.on('error', lose)
    fresh.on('end', () => lose())
    fresh.on('notification', (message) => on.heard(message.payload ?? ''))
    await fresh.connect()
    await fresh.query(`listen ${escapeIdentifier(channel)}`)
    client = fresh
    // a connection that died without a word (a router that forgot it) is found by asking
    const heartbeat = setInterval(() => void fresh.query('select 1').catch(lose), HEARTBEAT).unref()
    fresh.on('end', () => clearInterval(heartbeat))
    if (closed) await fresh.end()
  }

  const comeBack = (pause: number) => {
    waiting = setTimeout(() => {
      connect().then(on.mayHaveMissed, (error: unknown) => {
        if (closed) return
        log.warn({ err: error }, 'no listening connection yet')
        comeBack(Math.min(pause * 2, LONGEST_PAUSE))
      })
    }, pause)
  }

  await connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(waiting)
      await client?.end()
    },
  }
}

/** A broken connection may fail to say goodbye, and that is all there is to say about it. */
function abandon(client: Client): void {
  client.end().catch(() => {})
}
