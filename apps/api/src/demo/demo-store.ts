/** The one row that says how far the demo has come, and the emptying of a database that holds only half of it. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Context } from '../platform/context.ts'
import type { Schema } from '../platform/postgres/schema.ts'

export type DemoState = 'none' | 'half' | 'whole'

/** any number but that of the migrations */
const demoLock = 7_218_402

/** One node at a time; the lock goes with its connection, so a killed process leaves none. */
export async function withDemoLock<T>({ pool }: Pick<Context, 'pool'>, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [demoLock])
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [demoLock])
    client.release()
  }
}

export async function demoState(db: Kysely<Schema>): Promise<DemoState> {
  const { rows } = await sql<{ whole: boolean }>`select finished_at is not null as whole from demo`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) return 'none'
  return row.whole ? 'whole' : 'half'
}

/** Whether anybody has an account, apart from these. */
export async function hasOtherAccounts(db: Kysely<Schema>, emails: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from users where lower(email) <> all(${emails}::text[])) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Everything that hangs on people goes, and ids count from 1 again. The tricks stay. */
export async function beginDemo(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`truncate users, live_channels, live_events restart identity cascade`.execute(tx)
    await sql`insert into demo (begun_at) values (${now})
      on conflict (only_one) do update set begun_at = excluded.begun_at`.execute(tx)
  })
}

/** Its people have chosen no language: whoever looks around as one of them reads the device's own. */
export async function finishDemo(db: Kysely<Schema>, now: Date): Promise<void> {
  await sql`update users set language = ''`.execute(db)
  await sql`update demo set finished_at = ${now}`.execute(db)
}
