/** All SQL on screen links and on what big screens show. */
import type { ScreenKind } from '@trickline/contract/screens'
import type { Kysely, Selectable } from 'kysely'
import type { BigScreensTable, Schema, ScreenLinksTable } from '../../platform/postgres/schema.ts'

export type BigScreenRecord = Selectable<BigScreensTable>
export type ScreenLinkRecord = Selectable<ScreenLinksTable>

const defaultBigScreen = {
  shows: 'rotation',
  version: 0,
  holds_podium: false,
  reveal_started_at: null,
} as const

export async function bigScreenOf(db: Kysely<Schema>, competitionId: number): Promise<BigScreenRecord> {
  const found = await db
    .selectFrom('big_screens')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .executeTakeFirst()
  return found ?? { competition_id: competitionId, ...defaultBigScreen }
}

/** Contains only competitions whose big screen was ever set up. */
export async function bigScreensOf(
  db: Kysely<Schema>,
  competitionIds: readonly number[],
): Promise<BigScreenRecord[]> {
  if (competitionIds.length === 0) return []
  return db.selectFrom('big_screens').selectAll().where('competition_id', 'in', competitionIds).execute()
}

export async function upsertBigScreen(tx: Kysely<Schema>, screen: BigScreenRecord): Promise<void> {
  await tx
    .insertInto('big_screens')
    .values(screen)
    .onConflict((conflict) => conflict.column('competition_id').doUpdateSet(screen))
    .execute()
}

export async function screenLinksOf(db: Kysely<Schema>, competitionId: number): Promise<ScreenLinkRecord[]> {
  return db
    .selectFrom('screen_links')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('id', 'desc')
    .execute()
}

export async function secretsOf(
  db: Kysely<Schema>,
  competitionId: number,
  kind: ScreenKind,
): Promise<Pick<ScreenLinkRecord, 'id' | 'secret_hash'>[]> {
  return db
    .selectFrom('screen_links')
    .select(['id', 'secret_hash'])
    .where('competition_id', '=', competitionId)
    .where('kind', '=', kind)
    .execute()
}

export async function insertScreenLink(
  tx: Kysely<Schema>,
  link: Omit<ScreenLinkRecord, 'id'>,
): Promise<ScreenLinkRecord> {
  return tx.insertInto('screen_links').values(link).returningAll().executeTakeFirstOrThrow()
}

export async function deleteScreenLink(
  tx: Kysely<Schema>,
  { id, competitionId }: { id: number; competitionId: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('screen_links')
    .where('id', '=', id)
    .where('competition_id', '=', competitionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
