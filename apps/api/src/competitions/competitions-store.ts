/** All SQL on competitions. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { type CompetitionForm, parseForm } from '@trickline/competition/competition-fields'
import type { Competition } from '@trickline/competition/model'
import { packOf } from '@trickline/competition/stages'
import { isRuleId } from '@trickline/scoring'
import type {
  CompetitionsTable,
  PodiumsTable,
  Schema,
  UndoneAdvancesTable,
} from '../platform/postgres/schema.ts'
import { instantAt, wallClock } from './wall-clock.ts'

/** A stored competition with the names of the rules; columns that the rules name differently appear once. */
export type CompetitionRecord = Omit<
  Selectable<CompetitionsTable>,
  'organizer_id' | 'completion_percentage'
> &
  Competition

export async function findCompetition(
  db: Kysely<Schema>,
  id: number,
): Promise<CompetitionRecord | undefined> {
  const found = await db.selectFrom('competitions').selectAll().where('id', '=', id).executeTakeFirst()
  return found && asRecord(found)
}

export async function competitionsById(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<CompetitionRecord[]> {
  if (ids.length === 0) return []
  return records(db.selectFrom('competitions').selectAll().where('id', 'in', ids))
}

/** In the order in which they were created. */
export async function competitionsOfEvents(
  db: Kysely<Schema>,
  eventIds: readonly number[],
): Promise<CompetitionRecord[]> {
  if (eventIds.length === 0) return []
  return records(db.selectFrom('competitions').selectAll().where('event_id', 'in', eventIds).orderBy('id'))
}

export async function allCompetitions(db: Kysely<Schema>): Promise<CompetitionRecord[]> {
  const query = db
    .selectFrom('competitions')
    .selectAll()
    .orderBy('date_start', (order) => order.asc().nullsLast())
  return records(query.orderBy('id'))
}

const orderOf = {
  started: ['started_at', 'desc'],
  published: ['date_start', 'asc'],
  finished: ['finished_at', 'desc'],
} as const

/** `published` by start, soonest first; `started` and `finished` latest first. */
export async function publicCompetitions(
  db: Kysely<Schema>,
  status: keyof typeof orderOf,
  most?: number,
): Promise<CompetitionRecord[]> {
  const [column, direction] = orderOf[status]
  const query = db
    .selectFrom('competitions')
    .selectAll()
    .where('status', '=', status)
    .orderBy(column, (order) => order[direction]().nullsLast())
    .orderBy('id', direction)
  return records(most === undefined ? query : query.limit(most))
}

/** First place first; empty until the last phase is advanced. */
export async function podiumOf(
  db: Kysely<Schema>,
  competitionId: number,
): Promise<Pick<Selectable<PodiumsTable>, 'user_id' | 'final_position' | 'final_score'>[]> {
  return db
    .selectFrom('podiums')
    .select(['user_id', 'final_position', 'final_score'])
    .where('competition_id', '=', competitionId)
    .orderBy('final_position')
    .orderBy('user_id')
    .execute()
}

export async function podiumHeads(
  db: Kysely<Schema>,
  competitionIds: readonly number[],
): Promise<Selectable<PodiumsTable>[]> {
  if (competitionIds.length === 0) return []
  return db
    .selectFrom('podiums')
    .selectAll()
    .where('competition_id', 'in', competitionIds)
    .where('final_position', '<=', 3)
    .orderBy('final_position')
    .orderBy('user_id')
    .execute()
}

export type LastResult = { competition: { id: number; name: string }; place: number; score: number }

/** By athlete: the result in the competition that finished last before this one did. */
export async function lastResults(
  db: Kysely<Schema>,
  before: Pick<CompetitionRecord, 'id' | 'finished_at'>,
  athletes: readonly number[],
): Promise<Map<number, LastResult>> {
  if (athletes.length === 0) return new Map()
  const query = db
    .selectFrom('podiums')
    .innerJoin('competitions', 'competitions.id', 'podiums.competition_id')
    .distinctOn('user_id')
    .select(['user_id', 'final_position', 'final_score', 'competitions.id', 'name'])
    .where('user_id', 'in', athletes)
    .where('status', '=', 'finished')
    .where('competitions.id', '<>', before.id)
    .orderBy('user_id')
    .orderBy('finished_at', 'desc')
    .orderBy('competitions.id', 'desc')
  const { finished_at } = before
  const rows = await (finished_at ? query.where('finished_at', '<', finished_at) : query).execute()
  return new Map(
    rows.map(({ user_id, final_position, final_score, id, name }) => [
      user_id,
      { competition: { id, name }, place: final_position, score: final_score },
    ]),
  )
}

/**
 * The first lock of every verb in a competition: 'share' to change one round, so that judges do not wait for one another,
 * otherwise 'update'.
 */
export async function lockCompetition(
  tx: Kysely<Schema>,
  id: number,
  strength: 'update' | 'share',
): Promise<CompetitionRecord | undefined> {
  const query = tx.selectFrom('competitions').selectAll().where('id', '=', id)
  const found = await (strength === 'update' ? query.forUpdate() : query.forShare()).executeTakeFirst()
  return found && asRecord(found)
}

/** `lockCompetition` in share mode. Undefined if there is no such round, or it is a training round. */
export async function lockCompetitionOfRound(
  tx: Kysely<Schema>,
  roundId: number,
): Promise<CompetitionRecord | undefined> {
  const query = tx
    .selectFrom('competitions')
    .selectAll()
    .where('id', '=', (of) => of.selectFrom('rounds').select('competition_id').where('id', '=', roundId))
  const found = await query.forShare().executeTakeFirst()
  return found && asRecord(found)
}

export async function insertCompetition(
  tx: Kysely<Schema>,
  competition: Insertable<CompetitionsTable>,
): Promise<CompetitionRecord> {
  return asRecord(
    await tx.insertInto('competitions').values(competition).returningAll().executeTakeFirstOrThrow(),
  )
}

export async function changeCompetition(
  tx: Kysely<Schema>,
  id: number,
  changes: Updateable<CompetitionsTable>,
  now: Date,
): Promise<CompetitionRecord> {
  const query = tx
    .updateTable('competitions')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
  return asRecord(await query.returningAll().executeTakeFirstOrThrow())
}

export async function deleteCompetitionRecord(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('competitions').where('id', '=', id).execute()
}

export async function insertPodium(
  tx: Kysely<Schema>,
  places: readonly Insertable<PodiumsTable>[],
): Promise<void> {
  if (places.length > 0) await tx.insertInto('podiums').values(places).execute()
}

export async function deletePodium(tx: Kysely<Schema>, competitionId: number): Promise<void> {
  await tx.deleteFrom('podiums').where('competition_id', '=', competitionId).execute()
}

export async function insertUndoneAdvance(
  tx: Kysely<Schema>,
  undone: Insertable<UndoneAdvancesTable>,
): Promise<void> {
  await tx.insertInto('undone_advances').values(undone).execute()
}

async function records(query: {
  execute: () => Promise<Selectable<CompetitionsTable>[]>
}): Promise<CompetitionRecord[]> {
  return (await query.execute()).map(asRecord)
}

function asRecord({
  organizer_id: organizerId,
  completion_percentage: completionPercentage,
  ...columns
}: Selectable<CompetitionsTable>): CompetitionRecord {
  const isVs = columns.is_vs ?? false
  const pack = columns.participant_size && packOf(columns.participant_size, isVs)
  return {
    ...columns,
    organizerId,
    isVs,
    isOpen: columns.is_open ?? false,
    isQualificationDual: columns.is_qualification_dual,
    athletesMin: pack?.min ?? 0,
    athletesMax: pack?.max ?? 0,
    dateStart: columns.date_start?.getTime() ?? null,
    registrationOpensAt: columns.registration_opens_at?.getTime() ?? null,
    registrationClosesAt: columns.registration_closes_at?.getTime() ?? null,
    completionPercentage,
    finishedAt: columns.finished_at?.getTime() ?? null,
    inquiriesUntil: columns.inquiries_until?.getTime() ?? null,
    openInquiries: columns.open_inquiries,
    sealNumber: columns.seal_number,
    sealWaits: columns.seal_waits,
    isImported: columns.imported_file !== null,
  }
}

export type FormColumns = Pick<CompetitionRecord, Exclude<keyof CompetitionForm, 'round_size_id'> | 'stages'>

export function formOf(record: CompetitionRecord): CompetitionForm {
  const { date_start: start, date_end: end, time_zone: zone } = record
  const { registration_opens_at: opens, registration_closes_at: closes } = record
  return parseForm({
    ...record,
    date_start: start && wallClock(start, zone),
    registration_opens_at: opens && wallClock(opens, zone),
    registration_closes_at: closes && wallClock(closes, zone),
    date_end: end && end.getTime() !== start?.getTime() ? wallClock(end, zone) : '',
    round_size_id: record.stages,
  })
}

type EmptyAsNull<Form> = { [Field in keyof Form]: Form[Field] | ('' extends Form[Field] ? null : never) }

/** Empty fields of a form become null, as in rows and replies. */
export function emptyAsNull<Form extends object>(form: Form): EmptyAsNull<Form> {
  const fields = Object.entries(form).map(([field, value]) => [field, value === '' ? null : value])
  return Object.fromEntries(fields) as EmptyAsNull<Form>
}

/** Without an end, the start is also the end. */
export function columnsOf(form: CompetitionForm): FormColumns {
  const {
    round_size_id: stages,
    date_start: start,
    date_end: end,
    registration_opens_at: opens,
    registration_closes_at: closes,
    name,
    rule_id: rule,
    time_zone: zone,
    ...rest
  } = form
  return {
    ...emptyAsNull(rest),
    name,
    rule_id: rule !== null && isRuleId(rule) ? rule : null,
    stages: [...stages],
    date_start: start === '' ? null : instantAt(start, zone),
    date_end: start === '' ? null : instantAt(end === '' ? start : end, zone),
    registration_opens_at: opens === '' ? null : instantAt(opens, zone),
    registration_closes_at: closes === '' ? null : instantAt(closes, zone),
    time_zone: zone,
  }
}
