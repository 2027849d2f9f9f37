/** All SQL on the tricks of rounds, singles and combos in the order performed. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ReviewedTrick } from '@trickline/competition/trick-feedback'
import { feedbackOf } from '@trickline/contract/status-codes'
import type { Schema, ValidatedTricksTable } from '../platform/postgres/schema.ts'

export type TrickRecord = Selectable<ValidatedTricksTable>

export type TrickToStore = Omit<Insertable<ValidatedTricksTable>, 'id' | 'round_id'> & { id: number | null }

export async function tricksOfRound(db: Kysely<Schema>, roundId: number): Promise<TrickRecord[]> {
  return db
    .selectFrom('validated_tricks')
    .selectAll()
    .where('round_id', '=', roundId)
    .orderBy('position')
    .execute()
}

export async function chartTricksOf(
  db: Kysely<Schema>,
  roundIds: readonly number[],
  atMost: number,
): Promise<Map<number, ChartTrickRecord[]>> {
  const of = new Map<number, ChartTrickRecord[]>(roundIds.map((id) => [id, []]))
  if (roundIds.length === 0) return of
  const tricks = await db
    .selectFrom('validated_tricks')
    .select(['round_id', 'level_id', 'points', 'grab', 'dub', 'combo_id', 'video_second'])
    .where('round_id', 'in', roundIds)
    .where('position', '<', atMost)
    .orderBy('round_id')
    .orderBy('position')
    .execute()
  for (const { round_id, ...trick } of tricks) of.get(round_id)?.push(trick)
  return of
}

type ChartTrickRecord = Pick<
  TrickRecord,
  'level_id' | 'points' | 'grab' | 'dub' | 'combo_id' | 'video_second'
>

export async function tricksOfRounds(
  db: Kysely<Schema>,
  roundIds: readonly number[],
): Promise<TrickRecord[]> {
  if (roundIds.length === 0) return []
  return db
    .selectFrom('validated_tricks')
    .selectAll()
    .where('round_id', 'in', roundIds)
    .orderBy('round_id')
    .orderBy('position')
    .execute()
}

/** Rows that are not named are deleted. */
export async function replaceTricks(
  tx: Kysely<Schema>,
  roundId: number,
  tricks: readonly TrickToStore[],
): Promise<void> {
  const stored = tricks.filter((trick) => trick.id !== null)
  await deleteOthers(
    tx,
    roundId,
    stored.map((trick) => trick.id ?? 0),
  )
  await replace(tx, roundId, stored)
  const added = tricks.flatMap(({ id, ...trick }) => (id === null ? [{ ...trick, round_id: roundId }] : []))
  if (added.length > 0) await tx.insertInto('validated_tricks').values(added).execute()
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

export function reviewedTrick(
  trick: Pick<TrickRecord, 'athlete_feedback' | 'athlete_comment'>,
): ReviewedTrick {
  return { feedback: feedbackOf(trick.athlete_feedback), comment: trick.athlete_comment }
}

export function groupCombos<Trick extends { combo_id?: number | null }>(
  tricks: readonly Trick[],
): (Trick | Trick[])[] {
  const rows: (Trick | Trick[])[] = []
  for (const trick of tricks) {
    const last = rows.at(-1)
    if (trick.combo_id === null || trick.combo_id === undefined) rows.push(trick)
    else if (Array.isArray(last) && last[0]?.combo_id === trick.combo_id) last.push(trick)
    else rows.push([trick])
  }
  return rows
}

async function deleteOthers(tx: Kysely<Schema>, roundId: number, stored: readonly number[]): Promise<void> {
  const query = tx.deleteFrom('validated_tricks').where('round_id', '=', roundId)
  await (stored.length > 0 ? query.where('id', 'not in', stored) : query).execute()
}

/** One statement, since the round is locked meanwhile. */
async function replace(tx: Kysely<Schema>, roundId: number, tricks: readonly TrickToStore[]): Promise<void> {
  if (tricks.length === 0) return
  await sql`
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
  `.execute(tx)
}
