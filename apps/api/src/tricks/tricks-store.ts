/** All SQL on the trick catalogue. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Schema, TricksTable } from '../platform/postgres/schema.ts'

export type CatalogueTrick = Selectable<TricksTable>

export async function allTricks(db: Kysely<Schema>): Promise<CatalogueTrick[]> {
  return db.selectFrom('tricks').selectAll().orderBy('id').execute()
}

/** Leaves those that are there as they are: their video may have been added since. */
export async function insertMissingTricks(
  db: Kysely<Schema>,
  tricks: readonly Insertable<TricksTable>[],
): Promise<void> {
  await db
    .insertInto('tricks')
    .values(tricks)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Of two who bring a video at once the second sees that of the first. */
export async function lockTrick(tx: Kysely<Schema>, id: number): Promise<CatalogueTrick | undefined> {
  return tx.selectFrom('tricks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function setTrickVideo(tx: Kysely<Schema>, id: number, video_url: string | null): Promise<void> {
  await tx.updateTable('tricks').set({ video_url }).where('id', '=', id).execute()
}

/** By id; what the catalogue does not have is simply not in the map. */
export async function tricksById(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<Map<number, CatalogueTrick>> {
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('tricks').selectAll().where('id', 'in', ids).execute()
  return new Map(found.map((trick) => [trick.id, trick]))
}
