/** All changes of rounds: a row and its history change in the same transaction (statuses-and-moves §13). */
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { WinnerFlag } from '@trickline/competition/advancing'
import type { RoundStatus } from '@trickline/competition/model'
import type { RoundAction } from '@trickline/contract/round-history'
import type { RoundRow } from '@trickline/contract/rounds'
import type { OpenWork } from '../platform/http/work.ts'
import type { RoundHistoryTable, RoundsTable, Schema } from '../platform/postgres/schema.ts'
import { iso } from '../platform/rows.ts'
import { asRecord } from './rounds-store.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'
import type { TrickRecord } from './validated-tricks-store.ts'

type ChangeAuthor = Pick<OpenWork, 'tx' | 'person' | 'now'>
type Tricks = { before: readonly TrickRecord[]; after: readonly TrickRecord[] }
/** `stillHeldBy`: the one of two judges who goes on entering the round. */
type ChangeDetails = { action: RoundAction; tricks?: Tricks; stillHeldBy?: number | null }

export async function changeRound(
  by: ChangeAuthor,
  round: RoundRecord,
  changes: RoundChanges,
  details: ChangeDetails,
): Promise<RoundRecord> {
  const [changed] = await changeRounds(by, [round], changes, details)
  if (!changed) throw new Error(`round ${round.id} is gone, though it was locked`)
  return changed
}

/** Changes all rounds and writes their history in one statement; returns them in the order given. */
export async function changeRounds(
  { tx, person, now }: ChangeAuthor,
  rounds: readonly RoundRecord[],
  changes: RoundChanges | ((round: RoundRecord) => RoundChanges),
  { action, tricks, stillHeldBy = null }: ChangeDetails,
): Promise<RoundRecord[]> {
  if (rounds.length === 0) return []
  const rows = rounds.map((round) => {
    const changed = typeof changes === 'function' ? changes(round) : changes
    const before = stateOf(round)
    return { id: round.id, changed, ...historyBetween(before, stateAfter(before, changed), tricks) }
  })
  const columns = [...new Set(rows.flatMap(({ changed }) => Object.keys(changed)))].map((name) =>
    sql.ref(name),
  )
  const values = columns.map(
    (column) => sql`${column} = (jsonb_populate_record(rounds, input.changed)).${column}`,
  )
  const { rows: stored } = await sql<Selectable<RoundsTable>>`
    with input as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(id integer, changed jsonb, before jsonb, after jsonb)
    ), released as (
      -- nobody holds the round any longer
      delete from entering_devices where round_id in (select id from input)
        and session_id not in (select id from sessions where user_id = ${stillHeldBy})
    ), noted as (
      insert into round_history (round_id, at, user_id, action, before, after)
      select id, ${now}, ${person?.id ?? null}, ${action}, before, after from input
    )
    update rounds set ${sql.join([...values, sql`updated_at = ${now}`, sql`version = version + 1`])}
    from input where rounds.id = input.id
    returning rounds.*`.execute(tx)
  const changedById = new Map(stored.map((row) => [row.id, asRecord(row)]))
  return rounds.flatMap(({ id }) => changedById.get(id) ?? [])
}

export async function flagWinners(
  by: ChangeAuthor,
  rounds: readonly RoundRecord[],
  flags: readonly WinnerFlag[],
): Promise<RoundRecord[]> {
  const isWinner = new Map(flags.map(({ roundId, isVsWinner }) => [roundId, isVsWinner]))
  const flagged = rounds.filter(({ id }) => isWinner.has(id))
  return changeRounds(by, flagged, ({ id }) => ({ is_vs_winner: isWinner.get(id) ?? null }), {
    action: 'advance',
  })
}

/** A round being recorded or scored returns to its status before; one that waits for a decision about two ballots stays. */
export async function releaseRounds(
  by: ChangeAuthor,
  rounds: readonly RoundRecord[],
): Promise<RoundRecord[]> {
  return changeRounds(by, rounds, released, { action: 'undo-advance' })
}

function released({ status, judgeId, second_judge_id: second, scored_by }: RoundRecord): RoundChanges {
  const free = { judge_id: null, second_judge_id: null }
  if (status === 'recording') return { ...free, status: 'pending', recording_start_at: null }
  if (status === 'scoring')
    return { ...free, ...((judgeId ?? second) !== null && { status: 'recorded' as const }) }
  return status === 'review'
    ? { ...free, status: 'completed', judge_id: scored_by }
    : { second_judge_id: null }
}

/** The changes that hide a published round again. */
export function hidden({ disqualifiedAt, injuredAt }: RoundRecord): RoundChanges {
  const stopped = injuredAt === null ? 'completed' : 'injured'
  return { status: disqualifiedAt === null ? stopped : 'disqualified', publish_at: null }
}

export async function beginHistory(
  { tx, person, now }: ChangeAuthor,
  round: RoundRecord,
  tricks: readonly TrickRecord[],
): Promise<void> {
  const change = historyBetween(null, stateOf(round), { before: [], after: tricks })
  await insertHistory(tx, {
    round_id: round.id,
    at: now,
    user_id: person?.id ?? null,
    action: 'create',
    ...change,
  })
}

export async function insertHistory(
  tx: Kysely<Schema>,
  { before, after, ...change }: StoredChange,
): Promise<void> {
  const states = { before: JSON.stringify(before), after: JSON.stringify(after) }
  await tx
    .insertInto('round_history')
    .values({ ...change, ...states })
    .execute()
}

export async function historyOf(db: Kysely<Schema>, roundId: number): Promise<StoredChange[]> {
  return db
    .selectFrom('round_history')
    .selectAll()
    .where('round_id', '=', roundId)
    .orderBy('id', 'desc')
    .execute()
}

export async function lastChange(
  db: Kysely<Schema>,
  roundId: number,
  actions: readonly RoundAction[],
): Promise<StoredChange | undefined> {
  return db
    .selectFrom('round_history')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const judging = [
  'start-recording',
  'stop-recording',
  'claim',
  'save-score',
  'reopen',
  'save-edit',
  'disqualify',
  'injure',
  'hand-in',
  'resolve',
] as const satisfies RoundAction[]

/** By round: users who entered its tricks, decided about them or stopped it. */
export async function judgesByRound(
  db: Kysely<Schema>,
  roundIds: readonly number[],
): Promise<Map<number, Set<number>>> {
  if (roundIds.length === 0) return new Map()
  const found = await db
    .selectFrom('round_history')
    .select(['round_id', 'user_id'])
    .distinct()
    .where('round_id', 'in', roundIds)
    .where('action', 'in', ['save-score', 'save-edit', 'hand-in', 'resolve', 'disqualify', 'injure'])
    .execute()
  const of = (id: number) => found.filter(({ round_id }) => round_id === id)
  return new Map(roundIds.map((id) => [id, new Set(of(id).flatMap(({ user_id }) => user_id ?? []))]))
}

/** Users who recorded or scored a round of the competition. */
export async function judgesOfRounds(db: Kysely<Schema>, competitionId: number): Promise<Set<number>> {
  const found = await db
    .selectFrom('round_history')
    .innerJoin('rounds', 'rounds.id', 'round_history.round_id')
    .select('round_history.user_id')
    .distinct()
    .where('rounds.competition_id', '=', competitionId)
    .where('round_history.action', 'in', judging)
    .execute()
  return new Set(found.flatMap(({ user_id: userId }) => userId ?? []))
}

/** Timestamps in ISO 8601. */
type Instants = Record<
  | 'validated_at'
  | 'injured_at'
  | 'disqualified_at'
  | 'publish_at'
  | 'recording_start_at'
  | 'recording_end_at'
  | 'completed_at',
  string | null
>
type Columns = Pick<
  Selectable<RoundsTable>,
  | 'judge_id'
  | 'is_vs_winner'
  | 'negative_feedback_count'
  | 'video_link'
  | 'round_name'
  | 'judge_comment'
  | 'athlete_comment'
>
type StatusAndTotal = { status: RoundStatus; total_score: number }

export type FullState = StatusAndTotal &
  Instants &
  Columns & { score_parts: NonNullable<RoundRow['score_parts']> }
export type StoredFeedback = Pick<TrickRecord, 'id' | 'name' | 'athlete_feedback' | 'athlete_comment'>
/** Status, total and the fields that changed; empty before the round was created. */
export type StoredState = Partial<FullState> & { tricks?: TrickRecord[]; feedback?: StoredFeedback[] }

export type StoredChange = Omit<Selectable<RoundHistoryTable>, 'id' | 'before' | 'after'> & {
  before: StoredState
  after: StoredState
}

/** `before` is null for a new round. */
function historyBetween(before: FullState | null, after: FullState, tricks?: Tricks) {
  const [tricksBefore, tricksAfter] = tricks ? changedTricks(tricks) : [{}, {}]
  return {
    before: before ? { ...changedOf(before, after), ...tricksBefore } : {},
    after: { ...(before ? changedOf(after, before) : after), ...tricksAfter },
  }
}

function stateOf(round: RoundRecord): FullState {
  return {
    status: round.status,
    total_score: round.totalScore,
    score_parts: {
      score: round.score,
      style_percent: round.style_percent,
      variety_points: round.variety_points,
      unique_tricks: round.unique_tricks,
    },
    judge_id: round.judgeId,
    validated_at: iso(round.validatedAt),
    injured_at: iso(round.injuredAt),
    disqualified_at: iso(round.disqualifiedAt),
    publish_at: iso(round.publishedAt),
    recording_start_at: iso(round.recordingStartAt),
    recording_end_at: iso(round.recordingEndAt),
    completed_at: iso(round.completedAt),
    is_vs_winner: round.isVsWinner,
    negative_feedback_count: round.negative_feedback_count,
    video_link: round.video_link,
    round_name: round.round_name,
    judge_comment: round.judge_comment,
    athlete_comment: round.athlete_comment,
  }
}

function stateAfter(before: FullState, changes: RoundChanges): FullState {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const ofState = (state: object) =>
    Object.fromEntries(
      given
        .filter(([column]) => column in state)
        .map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
    )
  return {
    ...before,
    ...ofState(before),
    score_parts: { ...before.score_parts, ...ofState(before.score_parts) },
  }
}

function changedOf(state: FullState, other: FullState): Partial<FullState> {
  const others = new Map(Object.entries(other))
  const changed = Object.entries(state).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(others.get(field)),
  )
  return { ...Object.fromEntries(changed), status: state.status, total_score: state.total_score }
}

/** Both lists if a trick changed, else the feedback that changed. */
function changedTricks({ before, after }: Tricks): [StoredState, StoredState] {
  if (performanceKey(before) !== performanceKey(after))
    return [{ tricks: [...before] }, { tricks: [...after] }]
  const others = new Map(before.map((trick) => [trick.id, feedbackOf(trick)]))
  const changed = after.map(feedbackOf).flatMap((feedbackAfter) => {
    const feedbackBefore = others.get(feedbackAfter.id)
    return feedbackBefore && JSON.stringify(feedbackBefore) !== JSON.stringify(feedbackAfter)
      ? [{ feedbackBefore, feedbackAfter }]
      : []
  })
  if (changed.length === 0) return [{}, {}]
  return [
    { feedback: changed.map(({ feedbackBefore }) => feedbackBefore) },
    { feedback: changed.map(({ feedbackAfter }) => feedbackAfter) },
  ]
}

function feedbackOf({ id, name, athlete_feedback, athlete_comment }: TrickRecord): StoredFeedback {
  return { id, name, athlete_feedback, athlete_comment }
}

function performanceKey(tricks: readonly TrickRecord[]): string {
  return JSON.stringify(tricks.map((trick) => ({ ...trick, athlete_feedback: null, athlete_comment: null })))
}
