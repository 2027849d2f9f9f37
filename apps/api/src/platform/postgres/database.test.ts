import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { connectDatabase, type Database, openDatabase, withDedicatedConnection } from './database.ts'
import { whyUnavailable } from './unavailable.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = own.open()
})
afterAll(() => own.drop())

test('numbers are read as numbers, timestamps as dates and days as text', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::bigint as seq, 43.25::numeric(12, 2) as score,
     '2026-03-01T12:00:00+02'::timestamptz as at, '2026-03-01'::date as day`,
  )
  expect(rows).toEqual([
    { seq: 9_007_199_254_740_991, score: 43.25, at: new Date('2026-03-01T10:00:00Z'), day: '2026-03-01' },
  ])
})

test('a lost connection fails its query and the next one works', async () => {
  const client = await database.pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect(client.query('select 1').finally(() => client.release(true))).rejects.toThrow()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a statement begun beside a failed one has no effect after the rollback', async () => {
  const { db } = database
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  await sql`create table left_over (n integer)`.execute(db)
  const late: Promise<unknown>[] = []
  const failing = db.transaction().execute(async (tx) => {
    const fails = sql`select 1 / 0`.execute(tx)
    const writes = [1, 2, 3].map((n) => sql`insert into left_over values (${n})`.execute(tx))
    late.push(...writes.map((each) => each.catch(() => null)))
    await Promise.all([fails, ...writes])
  })
  await expect(failing).rejects.toThrow('division by zero')
  await Promise.all(late)
  expect((await sql`select n from left_over`.execute(db)).rows).toEqual([])
  await new Promise(setImmediate)
  process.off('warning', note)
  expect(warnings).toEqual([])
})

test('an error at the commit is reported as it is', async () => {
  const { db } = database
  await sql`create table twice (n integer unique deferrable initially deferred)`.execute(db)
  const failing = db.transaction().execute((tx) => sql`insert into twice values (1), (1)`.execute(tx))
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect((await sql`select n from twice`.execute(db)).rows).toEqual([])
})

test(
  'a server that stops answering fails the query, and its connection is not used again',
  { tags: ['full'] },
  async () => {
    const impatient = connectDatabase(own.connection, undefined, 2000)
    const { db } = impatient
    const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`
    let frozen = 0
    const stopped = db.transaction().execute(async (tx) => {
      await sql`create table half_done ()`.execute(tx)
      frozen = (await backend.execute(tx)).rows[0]?.pid ?? 0
      process.kill(frozen, 'SIGSTOP')
      await sql`select 1`.execute(tx)
    })
    expect(whyUnavailable(await stopped.catch((error: unknown) => error))).toBe('database-away')
    const others = await Promise.all([1, 2, 3].map(() => backend.execute(db)))
    expect(others.map(({ rows }) => rows[0]?.pid)).not.toContain(frozen)
    process.kill(frozen, 'SIGCONT')
    const { rows } = await sql`select to_regclass('half_done') as made`.execute(db)
    expect(rows).toEqual([{ made: null }])
    await impatient.close()
  },
)

test('a query that takes too long is ended by the server', { tags: ['full'] }, async () => {
  const impatient = connectDatabase(own.connection, undefined, 1000)
  const slow = sql`select pg_sleep(60)`.execute(impatient.db)
  expect(whyUnavailable(await slow.catch((error: unknown) => error))).toBe('database-away')
  expect(
    await withDedicatedConnection(impatient.pool, (client) => client.query('show statement_timeout')),
  ).toMatchObject({ rows: [{ statement_timeout: '0' }] })
  await impatient.close()
})

test('a transaction in which nothing happens is ended by the server', { tags: ['full'] }, async () => {
  const impatient = connectDatabase(own.connection, undefined, 1000)
  await database.pool.query('create table waited_for ()')
  const idle = impatient.db.transaction().execute(async (tx) => {
    await sql`lock table waited_for`.execute(tx)
    await database.pool.query('lock table waited_for; drop table waited_for')
    await sql`select 1`.execute(tx)
  })
  expect(whyUnavailable(await idle.catch((error: unknown) => error))).toBe('database-away')
  await impatient.close()
})

test('two test databases do not see each other', async () => {
  await database.pool.query('create table only_here ()')
  const other = await createTestDatabase()
  const { rowCount } = await other.open().pool.query(`select from pg_tables where tablename = 'only_here'`)
  await other.drop()
  expect(rowCount).toBe(0)
})

test('an unreachable database is reported in a sentence', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/none', dataDir: '' })
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED/)
})
