/**
 * Everything a running server has, made once at start (open-house.ts) and handed down; there are no
 * globals. Verbs do not get the house, they get a `Work` (work.ts).
 */
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import type { Mailer } from './mail.ts'
import type { Random } from './random.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Schema } from './schema.ts'

export type House = {
  config: Config
  db: Kysely<Schema>
  pool: pg.Pool
  clock: Clock
  random: Random
  log: Logger
  mailer: Mailer
  jobs: Jobs
  files: Files
  live: Live
  rateLimits: RateLimits
  /** Ends the daily throwing away of what is of no use any more (sweep.ts). */
  stopSweeping: () => Promise<void>
  /** Check every reply in full against its schema, and fail loudly: on in tests, too slow for production. */
  checksReplies: boolean
}
