/**
 * The lock on everything that a start may create (tables, catalogue, queues, demo): one node at a time, others wait.
 * PostgreSQL releases it when the connection ends, even that of a frozen or cut-off node.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, DatabaseError, type Pool } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { withDedicatedConnection } from './database.ts'

const startLock = 7_218_401
/** Longer than the migrations or the demo of another node take. */
const longestWaitMilliseconds = 120_000
/** PostgreSQL ends a connection that shows no sign of life for this long. */
const longestSilenceMilliseconds = 15_000
const signOfLifeMilliseconds = 2000
/** lock_not_available */
const waitedTooLong = '55P03'

/** Throws CannotStart if another node does not release the lock, or this one loses it. */
export async function withStartLock<T>(
  pool: Pool,
  work: (client: Client) => Promise<T>,
  { longestWait = longestWaitMilliseconds, longestSilence = longestSilenceMilliseconds } = {},
): Promise<T> {
  return withDedicatedConnection(pool, async (client) => {
    // set before it waits, since a node that freezes then may still get the lock
    await client.query(`set lock_timeout = ${longestWait}; set idle_session_timeout = ${longestSilence}`)
    await client.query('select pg_advisory_lock($1)', [startLock]).catch(explain)
    await client.query('set lock_timeout = 0')
    const done = new AbortController()
    try {
      return await Promise.race([work(client), showLife(client, done.signal)])
    } finally {
      done.abort()
    }
  })
}

function explain(error: unknown): never {
  if (!(error instanceof DatabaseError) || error.code !== waitedTooLong) throw error
  throw new CannotStart(
    'Another node has been starting on this database for too long. See what it says, or stop it.',
    { cause: error },
  )
}

/** Rejects when the connection, and with it the lock, is lost. */
async function showLife(client: Client, signal: AbortSignal): Promise<never> {
  for (;;) {
    await sleep(signOfLifeMilliseconds, undefined, { signal })
    await client.query('select 1').catch((error: unknown) => {
      throw new CannotStart('The connection to the database was lost while this node started.', {
        cause: error,
      })
    })
  }
}
