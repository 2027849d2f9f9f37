import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrations.ts'
import { withStartLock } from './start-lock.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let own: TestDatabase
let pool: Pool
let folder: string

beforeEach(async () => {
  own = await createTestDatabase()
  pool = own.open().pool
  await pool.query('drop table schema_migrations')
  folder = await mkdtemp(join(tmpdir(), 'trickline-migrations-'))
  await put('0001-first.sql', 'create table first (n int); insert into first values (1);')
})
afterEach(async () => {
  await own.drop()
  await rm(folder, { recursive: true })
})

const migrateOn = (on: Pool, from?: string) => withStartLock(on, (client) => migrate(client, from))
const put = (name: string, sql: string) => writeFile(join(folder, name), sql)
const applied = async () => {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by name')
  return rows.map(({ name }) => name)
}

test('the template of the test databases has all migrations', async () => {
  const other = await createTestDatabase()
  expect(await migrateOn(other.open().pool)).toEqual([])
  await other.drop()
})

test('each migration is applied once, in order', async () => {
  await put('0002-second.sql', 'insert into first values (2)')
  expect(await migrateOn(pool, folder)).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await migrateOn(pool, folder)).toEqual([])
  expect((await pool.query('select n from first order by n')).rows).toEqual([{ n: 1 }, { n: 2 }])
})

test('two nodes that start together apply each migration once', async () => {
  const nodes = [own.open(), own.open(), own.open()]
  const names = await Promise.all(nodes.map((node) => migrateOn(node.pool, folder)))
  expect(names.flat()).toEqual(['0001-first.sql'])
})

test('a failing migration is rolled back, and those before it stay', async () => {
  await put('0002-broken.sql', 'create table second (); insert into nowhere values (1);')
  await expect(migrateOn(pool, folder)).rejects.toThrow('The migration "0002-broken.sql" failed.')
  expect(await applied()).toEqual(['0001-first.sql'])
  expect((await pool.query(`select to_regclass('second') as second`)).rows).toEqual([{ second: null }])
})

test('a migration that comes in the way of an older node, or waits for it, is tried again', async () => {
  await put('0001-first.sql', 'create table first (n int); create table second (n int)')
  await migrateOn(pool, folder)
  await put('0002-both.sql', 'alter table first add m int; alter table second add m int')
  const older = await own.open().pool.connect()
  await older.query('begin; lock table second in access share mode')
  const migrating = migrateOn(pool, folder)
  // this transaction waits for the migration, which waits for it
  await untilWaiting(1)
  await older.query('lock table first in access share mode')
  await older.query('commit')
  older.release()
  expect(await migrating).toEqual(['0002-both.sql'])
})

async function untilWaiting(many: number): Promise<void> {
  await expect
    .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount)
    .toBe(many)
}

test('a file that was changed after it was applied is refused, other line ends are accepted', async () => {
  await put('0001-first.sql', 'create table first (n int);\ninsert into first values (1);')
  await migrateOn(pool, folder)
  await put('0001-first.sql', 'create table first (n int);\r\ninsert into first values (1);')
  expect(await migrateOn(pool, folder)).toEqual([])
  await put('0001-first.sql', 'create table first (n bigint);')
  await expect(migrateOn(pool, folder)).rejects.toThrow('"0001-first.sql" was changed after it was applied')
})

test('a database newer than the code is refused', async () => {
  await put('0002-second.sql', 'select 1')
  await migrateOn(pool, folder)
  await rm(join(folder, '0002-second.sql'))
  await expect(migrateOn(pool, folder)).rejects.toThrow(
    'The database is newer than this version of Trickline',
  )
})
