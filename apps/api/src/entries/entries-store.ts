/** All SQL on entries, the documents' "competition users". */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Entry } from '@trickline/competition/model'
import type { EntriesTable, Schema } from '../platform/schema.ts'

export type EntryRecord = Selectable<EntriesTable>

/** All entries of a competition, by order number. */
export async function entriesOf(db: Kysely<Schema>, competitionId: number): Promise<EntryRecord[]> {
  return selectEntriesOf(db, competitionId).execute()
}

/** The same, locked. Lock the competition first. */
export async function lockEntriesOf(tx: Kysely<Schema>, competitionId: number): Promise<EntryRecord[]> {
  return tx
    .selectFrom('entries')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function entriesById(db: Kysely<Schema>, ids: readonly number[]): Promise<EntryRecord[]> {
  return db.selectFrom('entries').selectAll().where('id', 'in', ids).orderBy('id').execute()
}

export async function insertEntries(
  tx: Kysely<Schema>,
  entries: readonly Insertable<EntriesTable>[],
): Promise<EntryRecord[]> {
  if (entries.length === 0) return []
  return tx.insertInto('entries').values(entries).returningAll().execute()
}

export async function updateEntries(
  tx: Kysely<Schema>,
  ids: readonly number[],
  changes: Updateable<EntriesTable>,
): Promise<EntryRecord[]> {
  if (ids.length === 0) return []
  return tx.updateTable('entries').set(changes).where('id', 'in', ids).returningAll().execute()
}

export async function deleteEntryRecord(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('entries').where('id', '=', id).execute()
}

/** The entry as the rules see it. */
export function asEntry(record: EntryRecord): Entry {
  return {
    id: record.id,
    userId: record.user_id,
    role: record.role,
    status: record.status,
    feesPaid: record.fees_paid,
    orderNumber: record.order_number,
  }
}

function selectEntriesOf(db: Kysely<Schema>, competitionId: number) {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('order_number')
    .orderBy('id')
}
