/** The SQL behind statistics: the tricks of many rounds at once. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../platform/postgres/schema.ts'
import type { TrickRecord } from '../rounds/validated-tricks-store.ts'

export type TrickToCount = Pick<TrickRecord, (typeof columns)[number]>

const columns = [
  'round_id',
  'combo_id',
  'trick_id',
  'name',
  'short_name',
  'categorie_id',
  'type_id',
  'level_id',
  'grab',
  'variation',
  'dub',
  'value',
  'points',
] as const

/** In the order performed, by round. */
export async function tricksOfRounds(
  db: Kysely<Schema>,
  roundIds: readonly number[],
): Promise<Map<number, TrickToCount[]>> {
  const tricks = await db
    .selectFrom('validated_tricks')
    .select(columns)
    .where('round_id', '=', sql<number>`any(${roundIds})`)
    .orderBy('round_id')
    .orderBy('position')
    .execute()
  const ofRound = new Map<number, TrickToCount[]>(roundIds.map((id) => [id, []]))
  for (const trick of tricks) ofRound.get(trick.round_id)?.push(trick)
  return ofRound
}
