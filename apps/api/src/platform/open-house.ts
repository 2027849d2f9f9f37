/** Makes everything a server has, from its configuration and its database. */
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { openFiles } from './files.ts'
import type { House } from './house.ts'
import { openJobs } from './jobs.ts'
import { openLive } from './live.ts'
import { openMailer, sendLetters } from './mail.ts'
import { secureRandom } from './random.ts'
import { noRateLimits, openRateLimits } from './rate-limits.ts'
import { sweepDaily } from './sweep.ts'

type Given = {
  config: Config
  database: Database
  clock: Clock
  log: Logger
  /** Send queued letters, sweep, and the like; off, letters stay in the queue for a test to read. */
  worksOffJobs?: boolean
}

export async function openHouse({
  config,
  database,
  clock,
  log,
  worksOffJobs = true,
}: Given): Promise<House> {
  const { db, pool, connection } = database
  const jobs = openJobs(pool, log, { supervise: worksOffJobs })
  const mailer = openMailer(config, log)
  await jobs.start()
  if (worksOffJobs) await sendLetters(jobs, mailer)
  return {
    config,
    db,
    pool,
    clock,
    random: secureRandom,
    log,
    mailer,
    jobs,
    files: await openFiles(config),
    live: openLive({ db, connection, clock, log }),
    rateLimits: config.rateLimits ? openRateLimits(pool) : noRateLimits,
    stopSweeping: worksOffJobs ? sweepDaily({ db, clock, log }) : async () => {},
    checksReplies: false,
  }
}

/** Finishes what is being done. The database is closed by whoever opened it. */
export async function closeHouse(house: House): Promise<void> {
  await house.stopSweeping()
  await house.live.close()
  await house.jobs.stop()
  house.mailer.close()
}
