/** The parts of a running server, opened once at start and passed down. Verbs get a `Work` (http/work.ts) instead. */
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Files } from './files/files.ts'
import { openFiles } from './files/files.ts'
import type { Uploads } from './files/uploads.ts'
import { openUploads } from './files/uploads.ts'
import { RepeatedReplies } from './http/repeated-replies.ts'
import { SessionCache } from './http/sessions.ts'
import { SnapshotCache } from './http/snapshots.ts'
import { rawClientAddress } from './http/client-address.ts'
import type { RateLimits } from './http/rate-limits.ts'
import { noRateLimits, openRateLimits } from './http/rate-limits.ts'
import type { Jobs } from './jobs.ts'
import { openJobs } from './jobs.ts'
import type { Live } from './live/live.ts'
import { openLive } from './live/live.ts'
import type { Mailer } from './mail/mailer.ts'
import { openMailer, sendQueuedMails } from './mail/mailer.ts'
import type { Database } from './postgres/database.ts'
import type { Schema } from './postgres/schema.ts'
import type { Random } from './random.ts'
import { secureRandom } from './random.ts'
import { deleteExpiredDaily } from './delete-expired.ts'

export type Context = {
  config: Config
  db: Kysely<Schema>
  pool: pg.Pool
  clock: Clock
  random: Random
  log: Logger
  mailer: Mailer
  jobs: Jobs
  files: Files
  uploads: Uploads
  live: Live
  snapshots: SnapshotCache
  sessions: SessionCache
  repeated: RepeatedReplies
  rateLimits: RateLimits
  stopDeletingExpired: () => Promise<void>
  /** Checks every reply against its schema and throws. Only for tests, since it is too slow for production. */
  checksReplies: boolean
}

type ContextOptions = {
  config: Config
  database: Database
  clock: Clock
  log: Logger
  /** False in tests: mails stay in the queue, and nothing expired is deleted. */
  runsJobs?: boolean
}

export async function openContext({
  config,
  database,
  clock,
  log,
  runsJobs = true,
}: ContextOptions): Promise<Context> {
  const { db, pool, connection } = database
  const snapshots = new SnapshotCache()
  const jobs = openJobs(pool, log, { supervise: runsJobs, keepDays: config.keepDays.jobs })
  const mailer = openMailer({ config, db, clock, log })
  await jobs.start()
  if (runsJobs) await sendQueuedMails(jobs, mailer)
  const files = await openFiles(config)
  return {
    config,
    db,
    pool,
    clock,
    random: secureRandom,
    log,
    mailer,
    jobs,
    files,
    uploads: await openUploads(config),
    live: openLive({
      db,
      connection,
      clock,
      log,
      config,
      addressOf: rawClientAddress(config),
      snapshots,
    }),
    snapshots,
    sessions: new SessionCache({ db, clock, snapshots, config }),
    repeated: new RepeatedReplies(),
    rateLimits: config.rateLimits ? openRateLimits(pool) : noRateLimits,
    stopDeletingExpired: runsJobs ? deleteExpiredDaily({ db, clock, files, config, log }) : async () => {},
    checksReplies: false,
  }
}

/** Waits for the jobs at work. The database stays open. */
export async function closeContext(context: Context): Promise<void> {
  await context.stopDeletingExpired()
  await context.live.close()
  await context.jobs.stop()
  context.mailer.close()
}
