/** Applies the files in apps/api/migrations, each once, in order and in its own transaction. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientBase, DatabaseError } from 'pg'
import { CannotStart } from '../cannot-start.ts'

type Migration = { name: string; sql: string; checksum: string }
type Applied = { name: string; checksum: string }

/** deadlock_detected, lock_not_available */
const inTheWay = new Set(['40P01', '55P03'])
/** Longer than PostgreSQL takes to detect a deadlock, shorter than a node waits for a query. */
const longestLockWaitMilliseconds = 3000
const pauseMilliseconds = 500
/** All tries together take less time than other nodes wait for the start lock. */
const mostTries = 30

const createTable = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

/** The caller holds the start lock. Returns the applied names. Throws CannotStart if the database is newer or a file changed. */
export async function migrate(client: ClientBase, folder = migrationsFolder()): Promise<string[]> {
  const migrations = await readMigrations(folder)
  await client.query(createTable)
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations order by name')
  refuseOtherHistory(rows, migrations)
  const missing = migrations.filter(({ name }) => !rows.some((row) => row.name === name))
  for (const migration of missing) await apply(client, migration)
  return missing.map(({ name }) => name)
}

/** Migrates, in the caller's transaction, as the version did that had applied exactly these. */
export async function migrateAsOf(client: ClientBase, applied: readonly Applied[]): Promise<void> {
  const migrations = await readMigrations(migrationsFolder())
  refuseOtherHistory(applied, migrations)
  await client.query(createTable)
  for (const { name, sql } of migrations)
    if (applied.some((each) => each.name === name)) await client.query(sql)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder)
  const names = files.filter((file) => /^\d{4}-.*\.sql$/.test(file)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      // line ends differ between checkouts and must not change the checksum
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function refuseOtherHistory(applied: readonly Applied[], migrations: Migration[]): void {
  for (const { name, checksum } of applied) {
    const migration = migrations.find((each) => each.name === name)
    if (!migration) {
      throw new CannotStart(`The database is newer than this version of Trickline: it already has "${name}".`)
    }
    if (migration.checksum !== checksum) {
      throw new CannotStart(
        `The migration "${name}" was changed after it was applied to this database. ` +
          'Put the file back as it was, and make the change in a new one.',
      )
    }
  }
}

/** Other nodes keep running: a migration that deadlocks with them, or keeps them waiting, is rolled back and retried. */
async function apply(client: ClientBase, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await applyOnce(client, migration)
    } catch (error) {
      const isInTheWay = error instanceof DatabaseError && inTheWay.has(error.code ?? '')
      if (!isInTheWay || tries === mostTries)
        throw new Error(`The migration "${migration.name}" failed.`, { cause: error })
      await sleep(pauseMilliseconds)
    }
  }
}

async function applyOnce(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${longestLockWaitMilliseconds}`)
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Relative to the source (src/platform/postgres) or the bundle (dist). */
function migrationsFolder(): string {
  const places = ['../../../migrations', '../migrations'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  const folder = places.find((place) => existsSync(place))
  if (folder === undefined) throw new Error(`There is no migrations folder in ${places.join(' or ')}.`)
  return folder
}
