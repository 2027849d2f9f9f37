/** SQL on the server's health (read-health.ts). */
import { type Kysely, sql } from 'kysely'
import type { LoggedError } from '../platform/log.ts'
import type { Schema } from '../platform/postgres/schema.ts'

export async function knownNodes(db: Kysely<Schema>) {
  return db
    .selectFrom('nodes')
    .select(['id', 'host', 'version', 'node_version', 'started_at', 'seen_at'])
    .select(sql<LoggedError[]>`errors`.as('errors'))
    .orderBy('started_at')
    .execute()
}

export async function countMails(db: Kysely<Schema>): Promise<{ in_outbox: number; waiting: number }> {
  const { rows } = await sql<{ in_outbox: number; waiting: number }>`
    select (select count(*) from outbox) as in_outbox, (select count(*) from waiting_mails) as waiting`.execute(
    db,
  )
  return rows[0] ?? { in_outbox: 0, waiting: 0 }
}

export async function countDeliveries(db: Kysely<Schema>): Promise<{ state: string; count: number }[]> {
  const counted = db
    .selectFrom('webhook_deliveries')
    .select(['state', (select) => select.fn.countAll<number>().as('count')])
  return counted.groupBy('state').orderBy('state').execute()
}

export async function databaseBytes(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}
