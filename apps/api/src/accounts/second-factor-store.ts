/** All SQL on second factors. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema, SecondFactorsTable } from '../platform/postgres/schema.ts'

export type SecondFactor = Selectable<SecondFactorsTable>

export async function findSecondFactor(
  db: Kysely<Schema>,
  userId: number,
): Promise<SecondFactor | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Locks the row, so that two sign-ins with the same code run one after the other. */
export async function lockSecondFactor(
  tx: Kysely<Schema>,
  userId: number,
): Promise<SecondFactor | undefined> {
  const factor = tx.selectFrom('second_factors').selectAll().where('user_id', '=', userId)
  return factor.forUpdate().executeTakeFirst()
}

/** Replaces a second factor that was not confirmed; returns false if a confirmed one exists. */
export async function insertSecondFactor(
  tx: Kysely<Schema>,
  factor: { userId: number; secret: Buffer; now: Date },
): Promise<boolean> {
  const { userId: user_id, secret, now: created_at } = factor
  const stored = await tx
    .insertInto('second_factors')
    .values({ user_id, secret, created_at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function changeSecondFactor(
  tx: Kysely<Schema>,
  userId: number,
  change: Partial<Pick<SecondFactor, 'confirmed_at' | 'last_step' | 'recovery_codes'>>,
): Promise<void> {
  await tx.updateTable('second_factors').set(change).where('user_id', '=', userId).execute()
}

/** Returns false if there was none. */
export async function deleteSecondFactor(db: Kysely<Schema>, userId: number): Promise<boolean> {
  const deleted = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** For the export, which contains neither the secret nor the codes. */
export const ofSecondFactor = sql`jsonb_build_object('created_at', created_at, 'confirmed_at', confirmed_at)`
