/**
 * Replaces the database with a backup in one transaction: if the process is killed, the database is either the old or the new
 * one. The old content is saved as a backup first, and restored if the server does not start on the new one.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client, Pool } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Files } from '../files/files.ts'
import { withDedicatedConnection } from '../postgres/database.ts'
import type { Manifest } from './backup-parts.ts'
import { checkBackup, fillDatabase, type Source } from './read-backup.ts'
import { speakPlainly } from './stored-tables.ts'
import { writeBackup } from './write-backup.ts'

export type RestorePlace = {
  pool: Pool
  files: Pick<Files, 'open' | 'storedBefore' | 'keepPicture'>
  backupKey: string | null
  /** Folder for the backup of the current content. */
  folder: string
  /** Starts the server on the restored data as far as needed to tell whether it starts; rejects if it does not. */
  comesUp: () => Promise<void>
}

/** Returns the path of the old content's backup; null if there was none. Throws CannotStart if nothing changed in the end. */
export async function restoreBackup(place: RestorePlace, path: string): Promise<string | null> {
  const source = { path, backupKey: place.backupKey }
  const { manifest } = await checkBackup(source)
  await refuseOthers(place.pool)
  const before = await makeRestorePoint(place)
  await replaceAll(place, source, manifest)
  try {
    await place.comesUp()
  } catch (error) {
    await goBack(place, before, error)
  }
  return before
}

/** Any other connection belongs to a running server or command. */
async function refuseOthers(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (Number(rows[0]?.others) > 0)
    throw new CannotStart('The database is in use. Stop Trickline, all its processes, and restore then.')
}

async function makeRestorePoint({ folder, ...place }: RestorePlace): Promise<string | null> {
  const { rows } = await place.pool.query<{ there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return null
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `before-restore-${timeInName(new Date())}.backup`)
  await writeBackup(place, path)
  return path
}

/** Without characters that Windows forbids in file names. */
export function timeInName(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(':', '')
}

async function replaceAll({ pool, files }: RestorePlace, source: Source, manifest: Manifest): Promise<void> {
  const keepPicture = pictureKeeper(files)
  await withDedicatedConnection(pool, async (client) => {
    await speakPlainly(client)
    await inOneTransaction(client, async () => {
      const different = await fillDatabase(client, source, { manifest, keepPicture })
      if (different.length > 0)
        throw new CannotStart(`Not as in the backup: ${different.join(', ')}. Nothing was changed.`)
    })
    await client.query('analyze')
  })
}

export async function inOneTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Keeps files that exist already, since a picture is named by its content. */
function pictureKeeper(files: RestorePlace['files']) {
  return async (path: string, bytes: AsyncIterable<Buffer>): Promise<void> => {
    const content = await all(bytes)
    const there = await files.open(path.replace(/^\/uploads\//, ''))
    if (there && (await all(there)).equals(content)) return
    const folder = path.startsWith('/uploads/people/') ? 'people' : 'banners'
    const kept = await files.keepPicture(folder, content)
    if (kept !== path) throw new CannotStart(`The picture ${path} is another in the backup.`)
  }
}

async function all(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function goBack(place: RestorePlace, before: string | null, cause: unknown): Promise<never> {
  const why = cause instanceof Error ? cause.message : String(cause)
  if (before === null)
    throw new CannotStart(`The server does not start on the restored data: ${why}`, { cause })
  const source = { path: before, backupKey: place.backupKey }
  const { manifest } = await checkBackup(source)
  await replaceAll(place, source, manifest).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error)
    throw new CannotStart(
      `The server does not start on the restored data (${why}), and what was there before, in "${before}", ` +
        `does not come back with this version: ${said}`,
      { cause },
    )
  })
  throw new CannotStart(
    `The server does not start on the restored data: ${why}\nEverything is as it was before.`,
    { cause },
  )
}
