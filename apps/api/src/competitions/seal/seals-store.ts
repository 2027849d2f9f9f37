/** All SQL on seals. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Schema, SealsTable } from '../../platform/postgres/schema.ts'

export type SealRecord = Selectable<SealsTable>

/** In their order, one that waits for the second person included. */
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

/** Its result is taken back before the second person has sealed it. */
export async function dropUnfinishedSeal(tx: Kysely<Schema>, competitionId: number): Promise<void> {
  await tx
    .deleteFrom('seals')
    .where('competition_id', '=', competitionId)
    .where('sealed_at', 'is', null)
    .execute()
}
