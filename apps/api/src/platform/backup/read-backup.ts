/** Reads a backup from beginning to end and fills a database with it. */
import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import PgBoss from 'pg-boss'
import { CannotStart } from '../cannot-start.ts'
import { migrateAsOf } from '../postgres/migrations.ts'
import { readParts } from './backup-file.ts'
import { type BackupStart, type BackupTable, type Head, headOf, type Manifest } from './backup-parts.ts'
import { copyIn, copyOut } from './copy-stream.ts'
import { dropEverything, liftConstraints, selectAll, storedTables } from './stored-tables.ts'
import { counted } from './write-backup.ts'

export type Source = { path: string; backupKey: string | null }
/** Receives each picture and must read it to its end. */
type KeepPicture = (path: string, bytes: AsyncIterable<Buffer>) => Promise<void>

/** Throws CannotStart if any byte differs from what was written. */
export async function checkBackup(source: Source): Promise<{ start: BackupStart; manifest: Manifest }> {
  const found: Pick<Manifest, 'tables' | 'pictures'> = { tables: [], pictures: [] }
  let start: BackupStart | undefined
  let manifest: Manifest | undefined
  for await (const { head, bytes } of partsOf(source)) {
    const content = counted(bytes)
    for await (const chunk of content.bytes) void chunk
    if (head.kind === 'start') start = head
    if (head.kind === 'manifest') manifest = head
    if (head.kind === 'table') found.tables.push({ name: head.name, ...content.result() })
    if (head.kind === 'picture') found.pictures.push({ path: head.path, ...content.result() })
  }
  const isSame =
    JSON.stringify([found.tables, found.pictures]) === JSON.stringify([manifest?.tables, manifest?.pictures])
  if (!start || !manifest || !isSame) throw new CannotStart(`"${source.path}" is damaged or not whole.`)
  return { start, manifest }
}

/**
 * Replaces everything in the database within the caller's transaction; pictures are kept at once. Returns what does not match
 * the backup's hashes, so nothing if all is well.
 */
export async function fillDatabase(
  client: Client,
  source: Source,
  { manifest, keepPicture }: { manifest: Manifest; keepPicture: KeepPicture },
): Promise<string[]> {
  const tables: BackupTable[] = []
  let enforce: (() => Promise<void>) | null = null
  for await (const { head, bytes } of partsOf(source)) {
    if (head.kind === 'start') enforce = await makeTables(client, head)
    if (head.kind === 'table') {
      tables.push(head)
      if (head.name !== versionOfJobs)
        await copyIn(client, `${head.name} (${head.columns.join(', ')})`, bytes)
      else for await (const chunk of bytes) void chunk
    }
    if (head.kind === 'sequences')
      for (const [name, reached] of Object.entries(head.reached))
        await client.query('select setval($1, $2)', [name, reached])
    if (head.kind === 'picture') await keepPicture(head.path, bytes)
  }
  await enforce?.()
  return differences(client, tables, manifest)
}

/** Creates the tables as that version had them; the start adds what is newer, as for any older database. */
async function makeTables(client: Client, { migrations, queues }: BackupStart): Promise<() => Promise<void>> {
  await dropEverything(client)
  await migrateAsOf(client, migrations)
  if (queues !== null) {
    // leaves out its own transaction
    await client.query(PgBoss.getConstructionPlans('pgboss').replaceAll(/^\s*(?:BEGIN|COMMIT);/gm, ''))
    await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    for (const queue of queues) await client.query("select pgboss.create_queue($1, '{}')", [queue])
  }
  const enforce = await liftConstraints(client)
  const names = (await storedTables(client)).map(({ name }) => name).filter((name) => name !== versionOfJobs)
  await client.query(`truncate ${names.join(', ')}`)
  return enforce
}

/** The version of pg-boss's tables is this version's. */
const versionOfJobs = 'pgboss.version'

async function differences(
  client: Client,
  tables: readonly BackupTable[],
  manifest: Manifest,
): Promise<string[]> {
  const different: string[] = []
  for (const table of tables.filter(({ name }) => name !== versionOfJobs)) {
    const hash = createHash('sha256')
    for await (const chunk of copyOut(client, selectAll(table))) hash.update(chunk)
    const { sha256 } = manifest.tables.find(({ name }) => name === table.name) ?? {}
    if (sha256 !== hash.digest('hex')) different.push(table.name)
  }
  return different
}

const partsOf = ({ path, backupKey }: Source) => readParts<Head>(path, backupKey, headOf)
