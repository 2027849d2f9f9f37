/** All SQL on the record of what admins changed (accounts-and-people §13). */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { AdminChangesTable, Schema } from '../platform/postgres/schema.ts'

export type ChangeRecord = Selectable<AdminChangesTable>

export async function recordChange(tx: Kysely<Schema>, change: Insertable<AdminChangesTable>): Promise<void> {
  await tx.insertInto('admin_changes').values(change).execute()
}

/** Newest first. */
export async function recordedChanges(
  db: Kysely<Schema>,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ changes: ChangeRecord[]; total: number }> {
  const changes = await db
    .selectFrom('admin_changes')
    .selectAll()
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await db
    .selectFrom('admin_changes')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { changes, total }
}
