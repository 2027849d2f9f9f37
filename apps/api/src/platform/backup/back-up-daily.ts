/**
 * Makes a backup each day after 02:00 server time if BACKUP_DIR is set, keeps the last fourteen, and rehearses the newest
 * once a week. One node does it; if none ran at that hour, the backup is made at the next start.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Files } from '../files/files.ts'
import { withDedicatedConnection } from '../postgres/database.ts'
import type { Schema } from '../postgres/schema.ts'
import { rehearseBackup } from './rehearse-backup.ts'
import { timeInName } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const lookMilliseconds = 60_000
const hour = 2
const kept = 14
const rehearsalDays = 7
/** Advisory lock of the node that makes backups. */
const dailyLock = 7_218_402
const backupName = /^trickline-\d{4}-\d\d-\d\dT\d{6}\.backup$/

type DailyContext = {
  config: Pick<Config, 'backupDir' | 'backupKey'>
  db: Kysely<Schema>
  pool: Pool
  files: Pick<Files, 'open' | 'storedBefore'>
  log: Logger
}

/** Checks now and every minute; returns the function that stops it and waits for a backup under way. */
export function backUpDaily(context: DailyContext): () => Promise<void> {
  const folder = context.config.backupDir
  if (folder === null) return async () => {}
  let running: Promise<void> | null = null
  const look = () => {
    running ??= backUpIfDue(context, folder, new Date())
      .catch((error: unknown) => context.log.error({ err: error }, 'backup'))
      .finally(() => (running = null))
  }
  const timer = setInterval(look, lookMilliseconds).unref()
  look()
  return async () => {
    clearInterval(timer)
    await running
  }
}

export async function backUpIfDue(
  { config: { backupKey }, db, pool, files, log }: DailyContext,
  folder: string,
  now: Date,
): Promise<void> {
  if (!isDue(await lastTimes(db), now)) return
  await withDedicatedConnection(pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      dailyLock,
    ])
    if (!rows[0]?.mine) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // another node may have done it meanwhile
    const { made, rehearsed } = await lastTimes(db)
    if (made === null || made < lastHour(now)) {
      await writeBackup({ pool, files, backupKey }, join(folder, `trickline-${timeInName(now)}.backup`))
      await noteBackup(pool)
      await removeOld(folder)
      log.info('backup made')
    }
    const newest = (await backupsIn(folder)).at(-1)
    if (newest === undefined || (rehearsed !== null && rehearsed > daysBefore(now))) return
    await rehearseBackup(pool, { path: join(folder, newest), backupKey })
    await noteRehearsal(pool)
    log.info({ backup: newest }, 'backup rehearsed')
  })
}

type LastTimes = { made: Date | null; rehearsed: Date | null }

export async function lastTimes(db: Kysely<Schema>): Promise<LastTimes> {
  return db
    .selectFrom('backups')
    .select(({ fn }) => [fn.max('made_at').as('made'), fn.max('rehearsed_at').as('rehearsed')])
    .executeTakeFirstOrThrow()
}

/** Records the time of a backup (calls §29). A database restored from an older version may have no table for it. */
export async function noteBackup(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('backups') is not null as there`)
  if (rows[0]?.there) await pool.query('insert into backups (made_at) values (now())')
}

async function noteRehearsal(pool: Pool): Promise<void> {
  await pool.query('update backups set rehearsed_at = now() where id = (select max(id) from backups)')
}

function isDue({ made, rehearsed }: LastTimes, now: Date): boolean {
  return made === null || made < lastHour(now) || rehearsed === null || rehearsed <= daysBefore(now)
}

/** The last 02:00 in the server's time zone. */
function lastHour(now: Date): Date {
  const time = new Date(now)
  time.setHours(hour, 0, 0, 0)
  if (time > now) time.setDate(time.getDate() - 1)
  return time
}

function daysBefore(now: Date): Date {
  return new Date(now.getTime() - rehearsalDays * 24 * 3_600_000)
}

/** Oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => backupName.test(name)).toSorted()
}

/** Also removes what a killed process left half done. */
async function removeOld(folder: string): Promise<void> {
  const unfinished = (await readdir(folder)).filter((name) => /\.backup\.new-\d+$/.test(name))
  const old = (await backupsIn(folder)).slice(0, -kept)
  for (const name of [...old, ...unfinished]) await rm(join(folder, name), { force: true })
}
