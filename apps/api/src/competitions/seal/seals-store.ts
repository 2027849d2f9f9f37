/** All SQL on seals. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Schema, SealsTable } from '../../platform/postgres/schema.ts'

export type SealRecord = Selectable<SealsTable>

/** In order, including one that waits for the second person. */
export async function sealsOf(db: Kysely<Schema>, competitionId: number): Promise<SealRecord[]> {
  return db
    .selectFrom('seals')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('number')
    .execute()
}

export async function insertSeal(tx: Kysely<Schema>, seal: Insertable<SealsTable>): Promise<SealRecord> {
  return tx.insertInto('seals').values(seal).returningAll().executeTakeFirstOrThrow()
}

export async function completeSeal(
  tx: Kysely<Schema>,
  id: number,
  by: { second_id: number; sealed_at: Date },
): Promise<SealRecord> {
  return tx.updateTable('seals').set(by).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Drops a seal whose result is undone before the second person has sealed it. */
export async function dropUnfinishedSeal(tx: Kysely<Schema>, competitionId: number): Promise<void> {
  await tx
    .deleteFrom('seals')
    .where('competition_id', '=', competitionId)
    .where('sealed_at', 'is', null)
    .execute()
}
