/** Copies DATA_DIR while the server runs: the database, as pg_basebackup does, with its WAL, and the pictures. */
import { existsSync } from 'node:fs'
import { chown, copyFile, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Client, Pool } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Config } from '../config.ts'
import { withDedicatedConnection } from './database.ts'

/** Files of the running server, and folders that are copied later or created empty. */
const skippedNames = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal',
  'pg_replslot',
  'pg_stat_tmp',
  'pgsql_tmp',
])
const emptyFolders = ['pg_wal', 'pg_replslot', 'pg_stat_tmp']

/** Creates `folder`, a DATA_DIR, under another name first, so that a folder of this name is complete. */
export async function backUp(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  pool: Pool,
  folder: string,
): Promise<void> {
  if (databaseUrl !== null) {
    throw new CannotStart('The server of DATABASE_URL has its own tools for that, such as pg_dump.')
  }
  if (existsSync(folder)) throw new CannotStart(`"${folder}" is there already. Name a folder that is not.`)
  const copy = `${resolve(folder)}.new-${process.pid}`
  try {
    await mkdir(join(copy, 'postgres'), { recursive: true, mode: 0o700 })
    const inPostgres = (name: string) =>
      [join(dataDir, 'postgres', name), join(copy, 'postgres', name)] as const
    await withDedicatedConnection(pool, (client) => copyCluster(client, ...inPostgres('cluster')))
    await copyFile(...inPostgres('password'))
    // after the database, so that no picture that it names is missing
    const uploads = join(dataDir, 'uploads')
    if (existsSync(uploads)) await copyFolder(uploads, join(copy, 'uploads'))
    await rename(copy, folder)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** For who asks how old the last one is (calls §29); tables of an older version have no place for it. */
export async function noteBackup(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('backups') is not null as there`)
  if (rows[0]?.there) await pool.query('insert into backups (made_at) values (now())')
}

async function copyCluster(client: Client, cluster: string, copy: string): Promise<void> {
  // temporary: ends with the connection; until then PostgreSQL keeps the WAL that the copy needs
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  await client.query(`select pg_backup_start('trickline', true)`)
  await copyFolder(cluster, copy)
  for (const folder of emptyFolders) await mkdir(join(copy, folder), { recursive: true, mode: 0o700 })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 })
  await copyFolder(join(cluster, 'pg_wal'), join(copy, 'pg_wal'))
  await copyOwner(cluster, copy, [...emptyFolders, 'backup_label'])
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await copyOwner(from, to, ['.'])
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (skippedNames.has(entry.name)) continue
    if (entry.isDirectory()) await copyFolder(source, target)
    // as the folder's: the file itself may be gone by now
    else if (entry.isFile())
      await copyFile(source, target).then(() => copyOwner(from, to, [entry.name]), ignoreMissing)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Under root PostgreSQL runs as the owner of its files (embedded-programs.ts). */
async function copyOwner(original: string, folder: string, names: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await lstat(original)
  for (const name of names) await chown(join(folder, name), uid, gid)
}
