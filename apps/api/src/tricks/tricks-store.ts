/** All SQL on the trick catalogue: `tricks` is its current state, `trick_changes` its history. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { TrickState } from '@trickline/contract/catalogue'
import type { Schema, TrickChangesTable, TricksTable } from '../platform/postgres/schema.ts'

export type CatalogueTrick = Selectable<TricksTable>
export type TrickChangeRecord = Selectable<TrickChangesTable>

export async function allTricks(db: Kysely<Schema>): Promise<CatalogueTrick[]> {
  return db.selectFrom('tricks').selectAll().orderBy('id').execute()
}

export async function findTrick(db: Kysely<Schema>, id: number): Promise<CatalogueTrick | undefined> {
  return db.selectFrom('tricks').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function tricksById(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<Map<number, CatalogueTrick>> {
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('tricks').selectAll().where('id', 'in', ids).execute()
  return new Map(found.map((trick) => [trick.id, trick]))
}

export async function lockTrick(tx: Kysely<Schema>, id: number): Promise<CatalogueTrick | undefined> {
  return tx.selectFrom('tricks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function stateOf(trick: CatalogueTrick): TrickState {
  const { id: _id, version: _version, video_url: _video, retired_at, ...state } = trick
  return { ...state, retired_at: retired_at?.toISOString() ?? null }
}

/** Allows one change at a time, so that names stay unique and nodes starting together load the catalogue once. */
export async function lockCatalogue(tx: Kysely<Schema>): Promise<void> {
  await sql`lock table trick_changes in share row exclusive mode`.execute(tx)
}

export async function insertTrick(
  tx: Kysely<Schema>,
  trick: Insertable<TricksTable>,
): Promise<CatalogueTrick> {
  return tx.insertInto('tricks').values(trick).returningAll().executeTakeFirstOrThrow()
}

export async function updateTrick(
  tx: Kysely<Schema>,
  id: number,
  changes: Updateable<TricksTable>,
): Promise<CatalogueTrick> {
  return tx
    .updateTable('tricks')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setTrickVideo(
  tx: Kysely<Schema>,
  id: number,
  video_url: string | null,
): Promise<CatalogueTrick> {
  return tx
    .updateTable('tricks')
    .set({ video_url })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function recordTrickChange(
  tx: Kysely<Schema>,
  { before, after, ...change }: Omit<TrickChangeRecord, 'id'>,
): Promise<void> {
  await tx
    .insertInto('trick_changes')
    .values({ ...change, before: before && JSON.stringify(before), after: JSON.stringify(after) })
    .execute()
}

export async function changesOfTrick(db: Kysely<Schema>, trickId: number): Promise<TrickChangeRecord[]> {
  return db
    .selectFrom('trick_changes')
    .selectAll()
    .where('trick_id', '=', trickId)
    .orderBy('id', 'desc')
    .execute()
}

export async function changersByTrick(db: Kysely<Schema>): Promise<Map<number, { byAdmin: boolean }>> {
  const changed = await db
    .selectFrom('trick_changes')
    .select(['trick_id', sql<boolean>`bool_or(admin_id is not null)`.as('byAdmin')])
    .groupBy('trick_id')
    .execute()
  return new Map(changed.map(({ trick_id, byAdmin }) => [trick_id, { byAdmin }]))
}

export async function namesTaken(
  db: Kysely<Schema>,
  names: readonly string[],
  exceptId: number | null,
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select input.name from unnest(${names}::text[]) as input(name) where exists (
      select from tricks, unnest(array[tricks.name, tricks.short_name] || tricks.aliases) as called
      where tricks.id is distinct from ${exceptId}::integer and folded(called) = folded(input.name)
    )`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Before its first change, a trick is as it was at first. Videos are always today's. */
export async function tricksAt(db: Kysely<Schema>, moment: Date): Promise<CatalogueTrick[]> {
  const { rows } = await sql<CatalogueTrick & { state: TrickState }>`
    select tricks.*, latest.after as state from tricks join (
      select distinct on (trick_id) trick_id, after from trick_changes
      where at <= greatest(${moment}, (select min(at) from trick_changes))
      order by trick_id, id desc
    ) as latest on latest.trick_id = tricks.id order by tricks.id`.execute(db)
  return rows.map(({ state, ...present }) => ({
    ...present,
    ...state,
    retired_at: state.retired_at === null ? null : new Date(state.retired_at),
  }))
}

/** The oldest published round in which the trick was landed without a dub (scoring §15). */
export async function firstLanding(
  db: Kysely<Schema>,
  trickId: number,
): Promise<
  | { round_id: number; at: Date; user_id: number; competition: { id: number; name: string } | null }
  | undefined
> {
  const at = sql<Date>`coalesce(round.completed_at, round.created_at)`
  const found = await roundsWith(db, trickId, { landed: true })
    .leftJoin('competitions as competition', 'competition.id', 'round.competition_id')
    .select(['round.id as round_id', 'round.user_id', 'competition.id', 'competition.name', at.as('at')])
    .orderBy(at)
    .orderBy('round.id')
    .limit(1)
    .executeTakeFirst()
  if (!found) return undefined
  const { id, name, ...first } = found
  return { ...first, competition: id === null || name === null ? null : { id, name } }
}

export async function countRoundsWith(db: Kysely<Schema>, trickId: number): Promise<number> {
  const { total } = await roundsWith(db, trickId)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function roundsWith(db: Kysely<Schema>, trickId: number, { landed = false } = {}) {
  const having = db
    .selectFrom('validated_tricks')
    .select('round_id')
    .where('trick_id', '=', trickId)
    .$if(landed, (tricks) => tricks.where('dub', '=', 0))
  return db
    .selectFrom('rounds as round')
    .where('round.status', '=', 'published')
    .where('round.id', 'in', having)
}

/** Combos of at least two tricks in published rounds, grouped by their tricks. */
export async function combosWith(
  db: Kysely<Schema>,
  trickId: number,
  most: number,
): Promise<{ trick_ids: number[]; times: number }[]> {
  const { rows } = await sql<{ trick_ids: number[]; times: number }>`
    select trick_ids, count(*)::integer as times from (
      select array_agg(trick.trick_id order by trick.position) as trick_ids
      from (
        select distinct round_id, combo_id from validated_tricks
        join rounds on rounds.id = round_id and rounds.status = 'published'
        where trick_id = ${trickId} and combo_id is not null
      ) as combo
      join validated_tricks as trick on trick.round_id = combo.round_id and trick.combo_id = combo.combo_id
      group by combo.round_id, combo.combo_id having count(*) > 1
    ) as combos
    group by trick_ids order by times desc, trick_ids limit ${most}`.execute(db)
  return rows
}
