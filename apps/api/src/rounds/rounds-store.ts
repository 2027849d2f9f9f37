/** All SQL on rounds; the tricks in them are in validated-tricks-store.ts. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Round, RoundStatus } from '@trickline/competition/model'
import type { RoundComments } from '@trickline/competition/round-comments'
import type { RoundsTable, Schema } from '../platform/postgres/schema.ts'

export type RoundRecord = Selectable<RoundsTable>
export type RoundChanges = Updateable<RoundsTable>

export async function findRound(db: Kysely<Schema>, id: number): Promise<RoundRecord | undefined> {
  return db.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked until the end of the transaction; whoever comes second sees what the first left. */
export async function lockRound(tx: Kysely<Schema>, id: number): Promise<RoundRecord | undefined> {
  return tx.selectFrom('rounds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Several rounds, locked in the order of their ids so that two verbs never wait for each other. */
export async function lockRounds(tx: Kysely<Schema>, ids: readonly number[]): Promise<RoundRecord[]> {
  return tx.selectFrom('rounds').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export async function roundsById(db: Kysely<Schema>, ids: readonly number[]): Promise<RoundRecord[]> {
  if (ids.length === 0) return []
  return db.selectFrom('rounds').selectAll().where('id', 'in', ids).orderBy('id').execute()
}

/** All rounds of a competition, phase by phase in the order they are run. */
export async function roundsOfCompetition(db: Kysely<Schema>, competitionId: number): Promise<RoundRecord[]> {
  return selectRoundsOf(db, competitionId).execute()
}

/** The same, locked. Lock the competition first. */
export async function lockRoundsOfCompetition(
  tx: Kysely<Schema>,
  competitionId: number,
): Promise<RoundRecord[]> {
  return tx
    .selectFrom('rounds')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** One person's own rounds, training and competition, newest first. */
export async function roundsOfAthlete(db: Kysely<Schema>, userId: number): Promise<RoundRecord[]> {
  return db
    .selectFrom('rounds')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertRound(tx: Kysely<Schema>, round: Insertable<RoundsTable>): Promise<RoundRecord> {
  return tx.insertInto('rounds').values(round).returningAll().executeTakeFirstOrThrow()
}

export async function insertRounds(
  tx: Kysely<Schema>,
  rounds: readonly Insertable<RoundsTable>[],
): Promise<RoundRecord[]> {
  if (rounds.length === 0) return []
  return tx.insertInto('rounds').values(rounds).returningAll().execute()
}

/** The number of the phase being run: the highest there is, 0 before the start. */
export async function currentRoundNumber(db: Kysely<Schema>, competitionId: number): Promise<number> {
  const { highest } = await db
    .selectFrom('rounds')
    .select((round) => round.fn.max('round_number').as('highest'))
    .where('competition_id', '=', competitionId)
    .executeTakeFirstOrThrow()
  return highest ?? 0
}

/** The round of an athlete in one phase of a competition. */
export async function findRoundInPhase(
  db: Kysely<Schema>,
  phase: { competitionId: number; roundNumber: number; userId: number },
): Promise<RoundRecord | undefined> {
  return db
    .selectFrom('rounds')
    .selectAll()
    .where('competition_id', '=', phase.competitionId)
    .where('round_number', '=', phase.roundNumber)
    .where('user_id', '=', phase.userId)
    .executeTakeFirst()
}

/** The number of a person's next training round. Locks the person: two at once get two numbers. */
export async function nextTrainingNumber(tx: Kysely<Schema>, userId: number): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { highest } = await tx
    .selectFrom('rounds')
    .select((round) => round.fn.max('round_number').as('highest'))
    .where('user_id', '=', userId)
    .where('competition_id', 'is', null)
    .executeTakeFirstOrThrow()
  return (highest ?? 0) + 1
}

/** Whether a call was made on another state of the round: an older one is outdated, a newer one it never had. */
export function isAnotherVersion(
  given: { version?: number | null | undefined },
  { version }: RoundRecord,
): boolean {
  return typeof given.version === 'number' && given.version !== version
}

/** Changes a round, counts its version up and answers it as it now is. */
export async function updateRound(
  tx: Kysely<Schema>,
  id: number,
  changes: RoundChanges,
  now: Date,
): Promise<RoundRecord> {
  return tx
    .updateTable('rounds')
    .set({ ...changes, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateRounds(
  tx: Kysely<Schema>,
  ids: readonly number[],
  changes: RoundChanges,
  now: Date,
): Promise<RoundRecord[]> {
  if (ids.length === 0) return []
  return tx
    .updateTable('rounds')
    .set({ ...changes, updated_at: now, version: sql`version + 1` })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
}

export async function deleteRoundRecord(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('rounds').where('id', '=', id).execute()
}

/** The round as the rules see it. */
export function asRound(record: RoundRecord): Round {
  return {
    id: record.id,
    userId: record.user_id,
    roundNumber: record.competition_id === null ? null : record.round_number,
    stage: record.stage,
    status: record.status satisfies RoundStatus,
    judgeId: record.judge_id,
    totalScore: record.total_score,
    validatedAt: record.validated_at?.getTime() ?? null,
    publishedAt: record.publish_at?.getTime() ?? null,
    disqualifiedAt: record.disqualified_at?.getTime() ?? null,
    injuredAt: record.injured_at?.getTime() ?? null,
    vsGroup: record.vs_group,
    vsMatchNumber: record.vs_match_number,
    isVsWinner: record.is_vs_winner,
  }
}

export function commentsOf({ judge_comment, athlete_comment }: RoundRecord): RoundComments {
  return { judge: judge_comment, athlete: athlete_comment }
}

function selectRoundsOf(db: Kysely<Schema>, competitionId: number) {
  return db
    .selectFrom('rounds')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('round_number')
    .orderBy('run_order')
    .orderBy('id')
}
