/** What an admin asks when something is slow or strange (calls §29). */
import { statfs } from 'node:fs/promises'
import { isAdmin } from '@trickline/competition/roles'
import type { health } from '@trickline/contract/admin'
import type { ReplyOf } from '@trickline/contract/call'
import { apiVersion } from '@trickline/contract/openapi'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import { type Kysely, sql } from 'kysely'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { countJobs } from '../platform/jobs-table.ts'
import type { LoggedError } from '../platform/log.ts'
import { goneSeconds } from '../platform/nodes.ts'
import type { Schema } from '../platform/postgres/schema.ts'

const mostErrors = 20

export async function readHealth({
  db,
  person,
  config,
}: SignedInReadContext): Promise<ReplyOf<typeof health> | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  const nodes = await db
    .selectFrom('nodes')
    .select(['id', 'host', 'version', 'node_version', 'started_at', 'seen_at'])
    .select(sql<LoggedError[]>`errors`.as('errors'))
    .orderBy('started_at')
    .execute()
  const { bavail, blocks, bsize } = await statfs(config.dataDir)
  const now = Date.now()
  return {
    version: apiVersion,
    nodes: nodes.map(({ id, host, version, node_version, started_at, seen_at }) => ({
      id,
      host,
      version,
      node_version,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
      is_gone: now - seen_at.getTime() > goneSeconds * 1000,
    })),
    jobs: await countJobs(db),
    mails: { are_sent: config.smtpUrl !== null, ...(await countMails(db)) },
    deliveries: await countDeliveries(db),
    last_backup_at: await lastBackup(db),
    storage: {
      free_bytes: bavail * bsize,
      total_bytes: blocks * bsize,
      database_bytes: await databaseBytes(db),
    },
    errors: nodes
      .flatMap(({ host, errors }) => errors.map((error) => ({ host, ...error })))
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))
      .slice(0, mostErrors),
  }
}

async function countMails(db: Kysely<Schema>): Promise<{ in_outbox: number; waiting: number }> {
  const { rows } = await sql<{ in_outbox: number; waiting: number }>`
    select (select count(*) from outbox) as in_outbox, (select count(*) from waiting_mails) as waiting`.execute(
    db,
  )
  return rows[0] ?? { in_outbox: 0, waiting: 0 }
}

async function countDeliveries(db: Kysely<Schema>): Promise<{ state: string; count: number }[]> {
  const counted = db
    .selectFrom('webhook_deliveries')
    .select(['state', (select) => select.fn.countAll<number>().as('count')])
  return counted.groupBy('state').orderBy('state').execute()
}

export async function lastBackup(db: Kysely<Schema>): Promise<string | null> {
  const backup = db.selectFrom('backups').select((select) => select.fn.max('made_at').as('at'))
  const at: Date | null | undefined = (await backup.executeTakeFirst())?.at
  return at?.toISOString() ?? null
}

async function databaseBytes(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}
