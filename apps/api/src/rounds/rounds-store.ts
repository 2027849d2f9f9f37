/** All SQL on rounds; their tricks are in validated-tricks-store.ts. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { NewRound, Round } from '@trickline/competition/model'
import { phaseAt } from '@trickline/competition/phases'
import type { RoundComments } from '@trickline/competition/round-comments'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import type { AllRoundsTable, RoundsTable, Schema } from '../platform/postgres/schema.ts'

export type RoundRecord = ReturnType<typeof asRecord>
export type RoundChanges = Updateable<RoundsTable>

export async function findRound(db: Kysely<Schema>, id: number): Promise<RoundRecord | undefined> {
  const found = await db.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirst()
  return found && asRecord(found)
}

export async function lockRound(tx: Kysely<Schema>, id: number): Promise<RoundRecord | undefined> {
  const found = await tx.selectFrom('rounds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return found && asRecord(found)
}

/** With the number of its competition's current phase; null for a training round. The caller locks the competition first. */
export async function lockRoundAndPhase(
  tx: Kysely<Schema>,
  id: number,
): Promise<{ round: RoundRecord; currentPhase: number | null } | undefined> {
  const found = await tx
    .selectFrom('rounds')
    .selectAll()
    .select((round) =>
      round
        .selectFrom('rounds as others')
        .select((other) => other.fn.max('others.round_number').as('highest'))
        .whereRef('others.competition_id', '=', 'rounds.competition_id')
        .as('currentPhase'),
    )
    .where('id', '=', id)
    .forUpdate('rounds')
    .executeTakeFirst()
  if (!found) return undefined
  const { currentPhase, ...round } = found
  return { round: asRecord(round), currentPhase }
}

/** Locks in the order of ids, so that two transactions never wait for each other. */
export async function lockRounds(tx: Kysely<Schema>, ids: readonly number[]): Promise<RoundRecord[]> {
  return records(tx.selectFrom('rounds').selectAll().where('id', 'in', ids).orderBy('id').forUpdate())
}

export async function roundsById(db: Kysely<Schema>, ids: readonly number[]): Promise<RoundRecord[]> {
  if (ids.length === 0) return []
  return records(db.selectFrom('rounds').selectAll().where('id', 'in', ids).orderBy('id'))
}

export async function roundsOfCompetition(db: Kysely<Schema>, competitionId: number): Promise<RoundRecord[]> {
  return records(
    db
      .selectFrom('rounds')
      .selectAll()
      .where('competition_id', '=', competitionId)
      .orderBy('round_number')
      .orderBy('run_order')
      .orderBy('id'),
  )
}

export async function roundsOfCompetitions(
  db: Kysely<Schema>,
  competitionIds: readonly number[],
): Promise<RoundRecord[]> {
  if (competitionIds.length === 0) return []
  return records(
    db.selectFrom('rounds').selectAll().where('competition_id', 'in', competitionIds).orderBy('id'),
  )
}

export type RoundTimes = Awaited<ReturnType<typeof timesOfRounds>>[number]

/** Status and times of rounds, without their other columns. */
export async function timesOfRounds(db: Kysely<Schema>, competitionIds: readonly number[]) {
  if (competitionIds.length === 0) return []
  const found = await db
    .selectFrom('rounds')
    .select(['id', 'competition_id as competitionId', 'round_number as roundNumber', 'run_order as runOrder'])
    .select(['status', 'recording_start_at', 'recording_end_at', 'completed_at'])
    .where('competition_id', 'in', competitionIds)
    .orderBy('id')
    .execute()
  return found.map(({ recording_start_at, recording_end_at, completed_at, ...round }) => ({
    ...round,
    recordingStartAt: recording_start_at?.getTime() ?? null,
    recordingEndAt: recording_end_at?.getTime() ?? null,
    completedAt: completed_at?.getTime() ?? null,
  }))
}

/** The caller locks the competition first. */
export async function lockRoundsOfCompetition(
  tx: Kysely<Schema>,
  competitionId: number,
): Promise<RoundRecord[]> {
  return records(
    tx.selectFrom('rounds').selectAll().where('competition_id', '=', competitionId).orderBy('id').forUpdate(),
  )
}

export async function recordingIn(
  db: Kysely<Schema>,
  competitionIds: readonly number[],
): Promise<{ competitionId: number; userId: number }[]> {
  if (competitionIds.length === 0) return []
  return db
    .selectFrom('rounds')
    .select(['competition_id as competitionId', 'user_id as userId'])
    .where('competition_id', 'in', competitionIds)
    .where('status', '=', 'recording')
    .orderBy('recording_start_at')
    .$narrowType<{ competitionId: number }>()
    .execute()
}

/** Rounds that a judge scores or corrects, in the order in which they are locked. */
export async function roundsClaimedBy(db: Kysely<Schema>, judgeId: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('rounds')
    .select('id')
    .where((round) => round.or([round('judge_id', '=', judgeId), round('second_judge_id', '=', judgeId)]))
    .where('status', 'in', ['scoring', 'review'])
    .orderBy('competition_id')
    .orderBy('id')
    .execute()
}

export async function roundsOfAthlete(db: Kysely<Schema>, userId: number): Promise<RoundRecord[]> {
  return records(
    db
      .selectFrom('rounds')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  )
}

export async function insertRound(tx: Kysely<Schema>, round: Insertable<RoundsTable>): Promise<RoundRecord> {
  return asRecord(await tx.insertInto('rounds').values(round).returningAll().executeTakeFirstOrThrow())
}

export async function insertRounds(
  tx: Kysely<Schema>,
  rounds: readonly Insertable<RoundsTable>[],
): Promise<RoundRecord[]> {
  if (rounds.length === 0) return []
  return records(tx.insertInto('rounds').values(rounds).returningAll())
}

/** Inserts the pending rounds of a phase, under the competition's rule. */
export async function insertPhase(
  tx: Kysely<Schema>,
  competition: CompetitionRecord,
  rounds: readonly NewRound[],
  now: Date,
): Promise<RoundRecord[]> {
  const { id, rule_id } = competition
  if (rule_id === null) throw new Error(`competition ${id} was started without a rule`)
  return insertRounds(
    tx,
    rounds.map((round) => ({
      competition_id: id,
      user_id: round.userId,
      round_number: round.roundNumber,
      round_name: phaseAt(competition, round.roundNumber)?.name ?? null,
      stage: round.stage,
      vs_group: round.vsGroup,
      vs_match_number: round.vsMatchNumber,
      run_order: round.runOrder,
      rule_id,
      ballots_needed: competition.judging === 'two' ? 2 : null,
      status: 'pending' as const,
      created_at: now,
      updated_at: now,
    })),
  )
}

/** Hides rounds from every query until they are brought back. */
export async function setAside(tx: Kysely<Schema>, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('all_rounds').set({ set_aside_at: now }).where('id', 'in', ids).execute()
}

/** Includes rounds that were set aside, latest first. The caller locks the competition first. */
export async function lockRoundsWithAside(
  tx: Kysely<Schema>,
  competitionId: number,
): Promise<{ rounds: RoundRecord[]; aside: RoundRecord[] }> {
  const found = await tx
    .selectFrom('all_rounds')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('set_aside_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .forUpdate()
    .execute()
  const areAside = (wanted: boolean) =>
    found.flatMap(({ set_aside_at, ...round }) => ((set_aside_at !== null) === wanted ? asRecord(round) : []))
  return { rounds: areAside(false), aside: areAside(true) }
}

export async function bringBack(
  tx: Kysely<Schema>,
  rounds: readonly { id: number; runOrder: number }[],
): Promise<RoundRecord[]> {
  if (rounds.length === 0) return []
  const { rows } = await sql<Selectable<AllRoundsTable>>`
    update all_rounds set set_aside_at = null, run_order = back."runOrder"
    from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb) as back(id integer, "runOrder" integer)
    where all_rounds.id = back.id
    returning all_rounds.*`.execute(tx)
  return rows.map(({ set_aside_at: _back, ...round }) => asRecord(round))
}

/** The highest phase number; 0 before the start. */
export async function currentRoundNumber(db: Kysely<Schema>, competitionId: number): Promise<number> {
  const { highest } = await db
    .selectFrom('rounds')
    .select((round) => round.fn.max('round_number').as('highest'))
    .where('competition_id', '=', competitionId)
    .executeTakeFirstOrThrow()
  return highest ?? 0
}

export async function findRoundInPhase(
  db: Kysely<Schema>,
  phase: { competitionId: number; roundNumber: number; userId: number },
): Promise<RoundRecord | undefined> {
  const found = await db
    .selectFrom('rounds')
    .selectAll()
    .where('competition_id', '=', phase.competitionId)
    .where('round_number', '=', phase.roundNumber)
    .where('user_id', '=', phase.userId)
    .executeTakeFirst()
  return found && asRecord(found)
}

/** Locks the person, so that two rounds stored at once get different numbers. */
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

export function isAnotherVersion(
  body: { version?: number | null | undefined },
  { version }: RoundRecord,
): boolean {
  return typeof body.version === 'number' && body.version !== version
}

export async function deleteRoundRecord(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('rounds').where('id', '=', id).execute()
}

export function commentsOf({ judge_comment, athlete_comment }: RoundRecord): RoundComments {
  return { judge: judge_comment, athlete: athlete_comment }
}

async function records(query: { execute: () => Promise<Selectable<RoundsTable>[]> }): Promise<RoundRecord[]> {
  return (await query.execute()).map(asRecord)
}

export function asRecord({
  user_id: userId,
  judge_id: judgeId,
  round_number: number,
  total_score: totalScore,
  recording_start_at: recordingStartAt,
  recording_end_at: recordingEndAt,
  completed_at: completedAt,
  validated_at: validatedAt,
  publish_at: publishedAt,
  disqualified_at: disqualifiedAt,
  injured_at: injuredAt,
  vs_group: vsGroup,
  vs_match_number: vsMatchNumber,
  is_vs_winner: isVsWinner,
  ...columns
}: Selectable<RoundsTable>) {
  return {
    ...columns,
    userId,
    judgeId,
    /** The number of the phase, or of the athlete's training round. */
    number,
    roundNumber: columns.competition_id === null ? null : number,
    totalScore,
    recordingStartAt: recordingStartAt?.getTime() ?? null,
    recordingEndAt: recordingEndAt?.getTime() ?? null,
    completedAt: completedAt?.getTime() ?? null,
    validatedAt: validatedAt?.getTime() ?? null,
    publishedAt: publishedAt?.getTime() ?? null,
    disqualifiedAt: disqualifiedAt?.getTime() ?? null,
    injuredAt: injuredAt?.getTime() ?? null,
    vsGroup,
    vsMatchNumber,
    isVsWinner,
  } satisfies Round & { number: number }
}
