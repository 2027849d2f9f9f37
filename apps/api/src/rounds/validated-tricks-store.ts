/** All SQL on the tricks of rounds, singles and combos in the order performed. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, ValidatedTricksTable } from '../platform/postgres/schema.ts'

export type TrickRecord = Selectable<ValidatedTricksTable>

export type TrickToStore = Omit<Insertable<ValidatedTricksTable>, 'id' | 'round_id'> & { id: number | null }

export async function tricksOfRound(db: Kysely<Schema>, roundId: number): Promise<TrickRecord[]> {
  return (await tricksOfRounds(db, [roundId])).get(roundId) ?? []
}

/** By round; for a long round only the first `atMost` tricks. */
export async function tricksOfRounds(
  db: Kysely<Schema>,
  roundIds: readonly number[],
  atMost?: number,
): Promise<Map<number, TrickRecord[]>> {
  const tricksOf = new Map<number, TrickRecord[]>(roundIds.map((id) => [id, []]))
  if (roundIds.length === 0) return tricksOf
  const query = db.selectFrom('validated_tricks').selectAll().where('round_id', 'in', roundIds)
  const ordered = query.orderBy('round_id').orderBy('position')
  const tricks = await (atMost === undefined ? ordered : ordered.where('position', '<', atMost)).execute()
  for (const trick of tricks) tricksOf.get(trick.round_id)?.push(trick)
  return tricksOf
}

/** By round: its number of tricks, counting those in combos one by one. */
export async function trickCounts(
  db: Kysely<Schema>,
  roundIds: readonly number[],
): Promise<Map<number, number>> {
  if (roundIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('validated_tricks')
    .select(({ fn }) => ['round_id', fn.countAll<number>().as('tricks')])
    .where('round_id', 'in', roundIds)
    .groupBy('round_id')
    .execute()
  return new Map(rows.map(({ round_id, tricks }) => [round_id, tricks]))
}

/** Replaces the round's rows `before` with `tricks`, and returns them as stored. */
export async function replaceTricks(
  tx: Kysely<Schema>,
  roundId: number,
  { before, tricks }: { before: readonly TrickRecord[]; tricks: readonly TrickToStore[] },
): Promise<TrickRecord[]> {
  const kept = tricks.filter((trick) => trick.id !== null)
  const keptIds = new Set(kept.map((trick) => trick.id))
  await deleteTricks(
    tx,
    before.flatMap(({ id }) => (keptIds.has(id) ? [] : [id])),
  )
  const changed = await updateTricks(tx, roundId, kept)
  const added = await insertTricks(
    tx,
    tricks.flatMap(({ id, ...trick }) => (id === null ? [{ ...trick, round_id: roundId }] : [])),
  )
  return [...changed, ...added].toSorted((a, b) => a.position - b.position)
}

async function deleteTricks(tx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('validated_tricks').where('id', 'in', ids).execute()
}

async function updateTricks(
  tx: Kysely<Schema>,
  roundId: number,
  tricks: readonly TrickToStore[],
): Promise<TrickRecord[]> {
  if (tricks.length === 0) return []
  const { rows } = await sql<TrickRecord>`
    update validated_tricks as trick
    set position = input.position, combo_id = input.combo_id, trick_id = input.trick_id, name = input.name,
      short_name = input.short_name, categorie_id = input.categorie_id, type_id = input.type_id,
      level_id = input.level_id, creator = input.creator, grab = input.grab, variation = input.variation,
      dub = input.dub, value = input.value, points = input.points, video_second = input.video_second,
      athlete_feedback = input.athlete_feedback, athlete_comment = input.athlete_comment
    from jsonb_to_recordset(${JSON.stringify(tricks)}::jsonb) as input(
      id integer, position integer, combo_id integer, trick_id integer, name text, short_name text,
      categorie_id integer, type_id integer, level_id integer, creator text, grab integer,
      variation integer, dub integer, value float8, points float8, video_second float8,
      athlete_feedback integer, athlete_comment text
    )
    where trick.id = input.id and trick.round_id = ${roundId}
    returning trick.*
  `.execute(tx)
  return rows
}

async function insertTricks(
  tx: Kysely<Schema>,
  tricks: readonly Insertable<ValidatedTricksTable>[],
): Promise<TrickRecord[]> {
  if (tricks.length === 0) return []
  return tx.insertInto('validated_tricks').values(tricks).returningAll().execute()
}

export type FeedbackToStore = Pick<TrickRecord, 'id' | 'athlete_feedback' | 'athlete_comment'>

export async function storeFeedback(
  tx: Kysely<Schema>,
  roundId: number,
  feedback: readonly FeedbackToStore[],
): Promise<void> {
  await sql`
    update validated_tricks as trick
    set athlete_feedback = input.athlete_feedback, athlete_comment = input.athlete_comment
    from jsonb_to_recordset(${JSON.stringify(feedback)}::jsonb)
      as input(id integer, athlete_feedback integer, athlete_comment text)
    where trick.id = input.id and trick.round_id = ${roundId}
  `.execute(tx)
}
