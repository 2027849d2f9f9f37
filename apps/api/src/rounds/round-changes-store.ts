/** All changes of rounds: the row and its history change in the same transaction (statuses-and-moves §13). */
import type { Kysely, Selectable, UpdateObject } from 'kysely'
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
/** `stillHeldBy`: of two judges the one who goes on entering it. */
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

export async function changeRounds(
  by: ChangeAuthor,
  rounds: readonly RoundRecord[],
  changes: UpdateObject<Schema, 'rounds'>,
  details: ChangeDetails,
): Promise<RoundRecord[]> {
  if (rounds.length === 0) return []
  const { stillHeldBy } = details
  const ids = rounds.map(({ id }) => id)
  const updated = await by.tx
    // whoever held it holds it no more
    .with('released', (tx) => {
      const ofAll = tx.deleteFrom('entering_devices').where('round_id', 'in', ids)
      if (typeof stillHeldBy !== 'number') return ofAll
      const theirs = tx.selectFrom('sessions').select('id').where('user_id', '=', stillHeldBy)
      return ofAll.where('session_id', 'not in', theirs)
    })
    .updateTable('rounds')
    // clients compare versions
    .set({ ...changes, updated_at: by.now, version: sql`version + 1` })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  const changed = updated.map(asRecord)
  const before = new Map(rounds.map((round) => [round.id, round]))
  await insertHistory(
    by.tx,
    changed.map((after) => storedChange(by, { before: before.get(after.id) ?? null, after }, details)),
  )
  return changed
}

export async function flagWinners(
  by: ChangeAuthor,
  rounds: readonly RoundRecord[],
  flags: readonly WinnerFlag[],
): Promise<RoundRecord[]> {
  const flaggedIds = new Set(flags.map(({ roundId }) => roundId))
  const winnerIds = flags.filter(({ isVsWinner }) => isVsWinner).map(({ roundId }) => roundId)
  const flagged = rounds.filter(({ id }) => flaggedIds.has(id))
  const changes = { is_vs_winner: sql<boolean>`id = any(${winnerIds})` }
  return changeRounds(by, flagged, changes, { action: 'advance' })
}

/** What is being recorded or scored goes back to where it stood before; what waits for a decision of two ballots stays. */
export async function releaseRounds(
  by: ChangeAuthor,
  rounds: readonly RoundRecord[],
): Promise<RoundRecord[]> {
  return changeRounds(by, rounds, released, { action: 'undo-advance' })
}

const released = {
  status: sql<RoundStatus>`case
    when status = 'recording' then 'pending'
    when status = 'scoring' and coalesce(judge_id, second_judge_id) is not null then 'recorded'
    when status = 'review' then 'completed'
    else status end`,
  judge_id: sql<number | null>`case
    when status in ('recording', 'scoring') then null
    when status = 'review' then scored_by
    else judge_id end`,
  second_judge_id: null,
  recording_start_at: sql<Date | null>`case when status = 'recording' then null else recording_start_at end`,
}

/** Published ones that come back in a phase that is not whole. */
export async function hideRounds(by: ChangeAuthor, rounds: readonly RoundRecord[]): Promise<RoundRecord[]> {
  const status = sql<RoundStatus>`case
    when disqualified_at is not null then 'disqualified'
    when injured_at is not null then 'injured'
    else 'completed' end`
  return changeRounds(by, rounds, { status, publish_at: null }, { action: 'advance' })
}

export async function beginHistory(
  by: ChangeAuthor,
  round: RoundRecord,
  tricks: readonly TrickRecord[],
): Promise<void> {
  const details = { action: 'create' as const, tricks: { before: [], after: tricks } }
  await insertHistory(by.tx, [storedChange(by, { before: null, after: round }, details)])
}

export async function insertHistory(tx: Kysely<Schema>, changes: readonly StoredChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ before, after, ...change }) => ({
    ...change,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }))
  await tx.insertInto('round_history').values(rows).execute()
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

/** By round: who entered its tricks, decided them or stopped it. */
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

/** In ISO 8601. */
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
/** Status and total, and the fields that changed; empty before the round was created. */
export type StoredState = Partial<FullState> & { tricks?: TrickRecord[]; feedback?: StoredFeedback[] }

export type StoredChange = Omit<Selectable<RoundHistoryTable>, 'id' | 'before' | 'after'> & {
  before: StoredState
  after: StoredState
}

function storedChange(
  { person, now }: ChangeAuthor,
  { before, after }: { before: RoundRecord | null; after: RoundRecord },
  { action, tricks }: ChangeDetails,
): StoredChange {
  const [stateBefore, stateAfter] = [before && stateOf(before), stateOf(after)]
  const [tricksBefore, tricksAfter] = tricks ? changedTricks(tricks) : [{}, {}]
  return {
    round_id: after.id,
    at: now,
    user_id: person?.id ?? null,
    action,
    before: stateBefore ? { ...changedOf(stateBefore, stateAfter), ...tricksBefore } : {},
    after: { ...(stateBefore ? changedOf(stateAfter, stateBefore) : stateAfter), ...tricksAfter },
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
