/** All SQL on entries, the "competition users" of the calls. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Entry } from '@trickline/competition/model'
import type { EntriesTable, Schema } from '../platform/postgres/schema.ts'
import { recordsBy } from '../platform/rows.ts'

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

/** Lock the competition first. */
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

export async function updateEntries(
  tx: Kysely<Schema>,
  ids: readonly number[],
  changes: Updateable<EntriesTable>,
): Promise<EntryRecord[]> {
  if (ids.length === 0) return []
  return records(tx.updateTable('entries').set(changes).where('id', 'in', ids).returningAll())
}

export async function renumberEntries(
  tx: Kysely<Schema>,
  numbers: readonly { id: number; order_number: number }[],
): Promise<EntryRecord[]> {
  const numberTable = sql<{ id: number; order_number: number }>`
    jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb)`.as<'input'>(
    sql`input(id integer, order_number integer)`,
  )
  return records(
    tx
      .updateTable('entries')
      .from(numberTable)
      .set((row) => ({ order_number: row.ref('input.order_number') }))
      .whereRef('entries.id', '=', 'input.id')
      .returningAll('entries'),
  )
}

export async function seedEntries(
  tx: Kysely<Schema>,
  seeds: readonly { id: number; seed: number | null }[],
): Promise<EntryRecord[]> {
  if (seeds.length === 0) return []
  return records(
    tx
      .updateTable('entries')
      .from(
        sql<{
          id: number
          seed: number | null
        }>`jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb)`.as<'input'>(
          sql`input(id integer, seed integer)`,
        ),
      )
      .set((entry) => ({ seed: entry.ref('input.seed') }))
      .whereRef('entries.id', '=', 'input.id')
      .returningAll('entries'),
  )
}

export async function deleteEntryRecord(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('entries').where('id', '=', id).execute()
}

const records = recordsBy(asRecord)

function asRecord({
  user_id: userId,
  fees_paid: feesPaid,
  order_number: orderNumber,
  ...columns
}: Selectable<EntriesTable>) {
  return { ...columns, userId, feesPaid, orderNumber } satisfies Entry
}
