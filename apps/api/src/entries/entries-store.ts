/** All SQL on entries, the "competition users" of the calls. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Entry } from '@trickline/competition/model'
import type { EntriesTable, Schema } from '../platform/postgres/schema.ts'

export type EntryRecord = ReturnType<typeof asRecord>

export async function entriesOf(db: Kysely<Schema>, competitionId: number): Promise<EntryRecord[]> {
  return records(
    db
      .selectFrom('entries')
      .selectAll()
      .where('competition_id', '=', competitionId)
      .orderBy('order_number')
      .orderBy('id'),
  )
}

export async function entriesOfCompetitions(
  db: Kysely<Schema>,
  competitionIds: readonly number[],
): Promise<EntryRecord[]> {
  if (competitionIds.length === 0) return []
  return records(
    db.selectFrom('entries').selectAll().where('competition_id', 'in', competitionIds).orderBy('id'),
  )
}

/** In how many of these competitions the person is an athlete who has not declined. */
export async function countEntered(
  db: Kysely<Schema>,
  userId: number,
  competitionIds: readonly number[],
): Promise<number> {
  if (competitionIds.length === 0) return 0
  const { count } = await db
    .selectFrom('entries')
    .where('competition_id', 'in', competitionIds)
    .where('user_id', '=', userId)
    .where('role', '=', 'athlete')
    .where('status', '<>', 'declined')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The caller locks the competition first. */
export async function lockEntriesOf(tx: Kysely<Schema>, competitionId: number): Promise<EntryRecord[]> {
  return records(
    tx
      .selectFrom('entries')
      .selectAll()
      .where('competition_id', '=', competitionId)
      .orderBy('id')
      .forUpdate(),
  )
}

export async function entriesById(db: Kysely<Schema>, ids: readonly number[]): Promise<EntryRecord[]> {
  return records(db.selectFrom('entries').selectAll().where('id', 'in', ids).orderBy('id'))
}

export async function entriesOfPerson(db: Kysely<Schema>, userId: number): Promise<EntryRecord[]> {
  return records(db.selectFrom('entries').selectAll().where('user_id', '=', userId).orderBy('id'))
}

/** The judges of `listed` competitions, and all entries of `owned` ones. */
export async function entriesForList(
  db: Kysely<Schema>,
  { listed, owned }: { listed: readonly number[]; owned: readonly number[] },
): Promise<EntryRecord[]> {
  return records(
    db
      .selectFrom('entries')
      .selectAll()
      .where('competition_id', 'in', listed.length > 0 ? listed : [0])
      .where((where) =>
        where.or([
          where('role', '=', 'judge'),
          where('competition_id', 'in', owned.length > 0 ? owned : [0]),
        ]),
      )
      .orderBy('order_number')
      .orderBy('id'),
  )
}

export async function invitationsTo(db: Kysely<Schema>, email: string): Promise<EntryRecord[]> {
  return records(
    db
      .selectFrom('entries')
      .selectAll()
      .where('user_id', 'is', null)
      .where((where) => where(where.fn('lower', ['invited_email']), '=', email.toLowerCase()))
      .orderBy('competition_id')
      .orderBy('id'),
  )
}

export async function insertEntries(
  tx: Kysely<Schema>,
  entries: readonly Insertable<EntriesTable>[],
): Promise<EntryRecord[]> {
  if (entries.length === 0) return []
  return records(tx.insertInto('entries').values(entries).returningAll())
}

/** Writes those columns of the entries that verbs change. */
export async function storeEntries(tx: Kysely<Schema>, entries: readonly EntryRecord[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ id, userId, status, feesPaid, orderNumber, seed, mail_waits }) => ({
    id,
    user_id: userId,
    status,
    fees_paid: feesPaid,
    order_number: orderNumber,
    seed,
    mail_waits,
  }))
  const input = sql<(typeof rows)[number]>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'input'>(
    sql`input(id integer, user_id integer, status text, fees_paid boolean, order_number integer, seed integer,
      mail_waits boolean)`,
  )
  await tx
    .updateTable('entries')
    .from(input)
    .set((row) => ({
      user_id: row.ref('input.user_id'),
      status: row.ref('input.status'),
      fees_paid: row.ref('input.fees_paid'),
      order_number: row.ref('input.order_number'),
      seed: row.ref('input.seed'),
      mail_waits: row.ref('input.mail_waits'),
    }))
    .whereRef('entries.id', '=', 'input.id')
    .execute()
}

/** `null`: no judge is the head judge. */
export async function storeHead(
  tx: Kysely<Schema>,
  competitionId: number,
  entryId: number | null,
): Promise<void> {
  await tx
    .updateTable('entries')
    .set({ is_head: false })
    .where('competition_id', '=', competitionId)
    .where('is_head', '=', true)
    .execute()
  if (entryId !== null)
    await tx.updateTable('entries').set({ is_head: true }).where('id', '=', entryId).execute()
}

/** In the order in which they are locked. */
export async function competitionsHeadedBy(db: Kysely<Schema>, userId: number): Promise<number[]> {
  const headed = await db
    .selectFrom('entries')
    .select('competition_id')
    .where('user_id', '=', userId)
    .where('is_head', '=', true)
    .orderBy('competition_id')
    .execute()
  return headed.map(({ competition_id: id }) => id)
}

export async function headsOf(db: Kysely<Schema>, competitionIds: readonly number[]): Promise<EntryRecord[]> {
  const query = db.selectFrom('entries').selectAll().where('is_head', '=', true)
  return records(query.where('competition_id', 'in', competitionIds))
}

export async function deleteEntryRecord(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('entries').where('id', '=', id).execute()
}

async function records(query: {
  execute: () => Promise<Selectable<EntriesTable>[]>
}): Promise<EntryRecord[]> {
  return (await query.execute()).map(asRecord)
}

function asRecord({
  user_id: userId,
  fees_paid: feesPaid,
  order_number: orderNumber,
  ...columns
}: Selectable<EntriesTable>) {
  return { ...columns, userId, feesPaid, orderNumber } satisfies Entry
}
