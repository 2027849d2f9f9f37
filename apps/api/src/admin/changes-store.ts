/** All SQL on the record of admins' changes (accounts-and-people §16). */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Page } from '../platform/postgres/page.ts'
import type { AdminChangesTable, Schema } from '../platform/postgres/schema.ts'

type ChangeRecord = Selectable<AdminChangesTable>

export async function recordChange(tx: Kysely<Schema>, change: Insertable<AdminChangesTable>): Promise<void> {
  await tx.insertInto('admin_changes').values(change).execute()
}

export async function recordedChanges(db: Kysely<Schema>, { offset, limit }: Page): Promise<ChangeRecord[]> {
  return db
    .selectFrom('admin_changes')
    .selectAll()
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countChanges(db: Kysely<Schema>): Promise<number> {
  const { total } = await db
    .selectFrom('admin_changes')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
