/** All SQL on webhooks and their deliveries. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, WebhookDeliveriesTable, WebhooksTable } from '../../platform/postgres/schema.ts'

export type WebhookRecord = Selectable<WebhooksTable>
export type DeliveryRecord = Selectable<WebhookDeliveriesTable>

export async function webhooksOf(db: Kysely<Schema>, competitionId: number): Promise<WebhookRecord[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('id', 'desc')
    .execute()
}

export async function findWebhook(db: Kysely<Schema>, id: number): Promise<WebhookRecord | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertWebhook(
  tx: Kysely<Schema>,
  webhook: Insertable<WebhooksTable>,
): Promise<WebhookRecord> {
  return tx.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow()
}

export async function updateWebhook(
  tx: Kysely<Schema>,
  id: number,
  changes: Updateable<WebhooksTable>,
): Promise<void> {
  await tx.updateTable('webhooks').set(changes).where('id', '=', id).execute()
}

/** Returns false if it was off already. */
export async function switchWebhookOff(tx: Kysely<Schema>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ off_at: now })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Waiting deliveries begin their attempts anew. */
export async function switchWebhookOn(tx: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await updateWebhook(tx, id, { off_at: null })
  await tx
    .updateTable('webhook_deliveries')
    .set({ attempts: 0, created_at: now, due_at: now })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

export async function deleteWebhookRecord(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute()
}

/** The next webhook that has not been given all public events of its channel and that no other node handles. */
export async function lockWebhookBehind(tx: Kysely<Schema>): Promise<WebhookRecord | undefined> {
  return tx
    .selectFrom('webhooks')
    .innerJoin('live_channels', (join) =>
      join.on('live_channels.channel', '=', sql<string>`'competition.' || webhooks.competition_id`),
    )
    .selectAll('webhooks')
    .where('off_at', 'is', null)
    .whereRef('webhooks.public_seq', '<', 'live_channels.public_seq')
    .orderBy('webhooks.id')
    .limit(1)
    .forUpdate('webhooks')
    .skipLocked()
    .executeTakeFirst()
}

export async function insertDeliveries(
  tx: Kysely<Schema>,
  deliveries: readonly Insertable<WebhookDeliveriesTable>[],
): Promise<DeliveryRecord[]> {
  if (deliveries.length === 0) return []
  return tx.insertInto('webhook_deliveries').values(deliveries).returningAll().execute()
}

export async function deliveriesOf(
  db: Kysely<Schema>,
  webhookId: number,
  most: number,
): Promise<DeliveryRecord[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function findDelivery(db: Kysely<Schema>, id: number): Promise<DeliveryRecord | undefined> {
  return db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateDelivery(
  db: Kysely<Schema>,
  id: number,
  changes: Updateable<WebhookDeliveriesTable>,
): Promise<DeliveryRecord> {
  return db
    .updateTable('webhook_deliveries')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The oldest due deliveries, at most so many per webhook; another node takes them over at `until` if this one dies. For a
 * webhook that is switched off, only tests.
 */
export async function takeDueDeliveries(
  db: Kysely<Schema>,
  {
    now,
    until,
    most,
    mostOfOne,
    busy,
  }: { now: Date; until: Date; most: number; mostOfOne: number; busy: readonly number[] },
): Promise<DeliveryRecord[]> {
  const { rows } = await sql<DeliveryRecord>`
    update webhook_deliveries set due_at = ${until} where id in (
      select id from webhook_deliveries
      where state = 'waiting' and due_at <= ${now} and id in (
        select id from (
          select due.id, row_number() over (partition by webhook_id order by due.id) as place
          from webhook_deliveries due join webhooks on webhooks.id = webhook_id
          where state = 'waiting' and due_at <= ${now} and (off_at is null or seq is null)
            and webhook_id <> all(${busy}::integer[])
        ) placed where place <= ${mostOfOne}
      )
      order by id limit ${most} for update skip locked
    ) returning *`.execute(db)
  return rows.toSorted((a, b) => a.id - b.id)
}

/** A webhook's attempts and failed attempts since then, and when its oldest undelivered event happened. */
export async function failuresSince(
  db: Kysely<Schema>,
  webhookId: number,
  since: Date,
): Promise<{ attempts: number; failed: number; oldest: Date | null }> {
  return db
    .selectFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('created_at', '>', since)
    .where('seq', 'is not', null)
    .select([
      sql<number>`coalesce(sum(attempts), 0)::integer`.as('attempts'),
      sql<number>`coalesce(sum(attempts - (state = 'delivered')::integer), 0)::integer`.as('failed'),
      sql<Date | null>`min(created_at) filter (where state <> 'delivered')`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()
}
