/**
 * API rows in the terms of the rules, with the fields that are only shown. A status, role or stage of a newer server becomes
 * `unknown`, for which no rule allows anything (statuses-and-moves §12).
 */
import type { Competition, Entry, EntryRole, Round } from '@trickline/competition/model'
import type { ReplyOf } from './call.ts'
import type { CompetitionDetail, CompetitionHeader, CompetitionListRow } from './competitions.ts'
import type { CompetitionUser, EntryRow } from './entries.ts'
import type { Home, HomeTasks } from './home.ts'
import type { PersonShort } from './people.ts'
import type { RoundChange, RoundState } from './round-history.ts'
import type { getRound, RoundRow } from './rounds.ts'
import type { ListedRound, TrainingRound } from './training.ts'
import { competitionStatusOf, entryRoleOf, entryStatusOf, roundStatusOf, stageOf } from './status-codes.ts'

/** Leaves out fields for which the rules have another name. */
type Read<Row, Rules, Replaced extends string = never> = Rules & Omit<Row, keyof Rules | Replaced>
type RoundOf<Row extends RoundRow> = Read<
  Row,
  Round,
  | 'user_id'
  | 'total_score'
  | 'recording_start_at'
  | 'recording_end_at'
  | 'completed_at'
  | 'validated_at'
  | 'publish_at'
  | 'disqualified_at'
  | 'injured_at'
  | 'vs_group'
  | 'vs_match_number'
  | 'is_vs_winner'
>

/** Without the latest round, which the competition's rounds contain. */
export type EntryRead = Read<
  EntryRow,
  Entry,
  'user_id' | 'order_number' | 'round_number' | 'round_size_id' | 'total_score'
> & { roleName: string }
export type RoundRead = RoundOf<RoundRow>
export type TrainingRead = RoundOf<TrainingRound>
export type TrainingListRead = RoundOf<ListedRound>
export type RoundDetailRead = RoundOf<ReplyOf<typeof getRound>['round']>
type StateRead = Omit<RoundState, 'status'> & { status?: RoundRead['status'] }
export type RoundChangeRead = Omit<RoundChange, 'before' | 'after'> & { before: StateRead; after: StateRead }
type CompetitionOf<Row> = Read<Row, Competition, 'organizer_id' | 'completion_percentage'>
export type CompetitionHeaderRead = CompetitionOf<CompetitionHeader>
export type CompetitionListRead = CompetitionOf<Omit<CompetitionListRow, 'competition_users'>> & {
  /** The viewer's own entries and the judges'. */
  entries: (Pick<Entry, 'id' | 'role' | 'status'> & { user: PersonShort })[]
}
export type CompetitionRead = CompetitionOf<Omit<CompetitionDetail, 'competition_users' | 'rounds'>> & {
  entries: EntryRead[]
  /** Empty places of the next stage (phases-and-seeding §9). */
  places: CompetitionUser[]
  rounds: RoundRead[]
}

export type HomeTasksRead = Omit<
  HomeTasks,
  'rounds_to_review' | 'rounds_to_judge' | 'invitations' | 'competitions_to_approve'
> & {
  rounds_to_review: TrainingRead[]
  rounds_to_judge: TrainingRead[]
  invitations: { entryId: number; role: EntryRole; competition: CompetitionHeaderRead }[]
  competitions_to_approve: CompetitionHeaderRead[]
}
type WithHeader<Row> = Omit<Row, 'competition'> & { competition: CompetitionHeaderRead }
export type OrganizedRead = WithHeader<Home['organized'][number]>
export type EnterableRead = WithHeader<Home['enterable'][number]>
export type HomeRead = Omit<Home, 'waiting' | 'organized' | 'enterable'> & {
  waiting: HomeTasksRead
  organized: OrganizedRead[]
  enterable: EnterableRead[]
}

export function readCompetitionList({ competition_users, ...row }: CompetitionListRow): CompetitionListRead {
  return {
    ...row,
    ...competitionAsRules(row),
    entries: competition_users.map(({ id, role_id, status_id, user }) => ({
      id,
      role: entryRoleOf(role_id) ?? 'unknown',
      status: entryStatusOf(status_id) ?? 'unknown',
      user,
    })),
  }
}

function readHeader(row: CompetitionHeader): CompetitionHeaderRead {
  return { ...row, ...competitionAsRules(row) }
}

export function readHome({ waiting, organized, enterable, ...rest }: Home): HomeRead {
  const withHeader = <Row extends { competition: CompetitionHeader }>(row: Row) => ({
    ...row,
    competition: readHeader(row.competition),
  })
  return {
    ...rest,
    organized: organized.map(withHeader),
    enterable: enterable.map(withHeader),
    waiting: {
      ...waiting,
      rounds_to_review: waiting.rounds_to_review.map(readRound),
      rounds_to_judge: waiting.rounds_to_judge.map(readRound),
      invitations: waiting.invitations.flatMap(({ entry_id, role_id, competition }) => {
        const role = entryRoleOf(role_id)
        return role ? [{ entryId: entry_id, role, competition: readHeader(competition) }] : []
      }),
      competitions_to_approve: waiting.competitions_to_approve.map(readHeader),
    },
  }
}

export function readRound<Row extends RoundRow>(row: Row): RoundOf<Row> {
  return {
    ...row,
    id: row.id,
    userId: row.user_id,
    roundNumber: row.competition_id === null ? null : row.round_number,
    stage: row.round_size_id === null ? null : (stageOf(row.round_size_id) ?? null),
    status: roundStatusOf(row.status_id) ?? 'unknown',
    judgeId: row.judge?.id ?? null,
    totalScore: row.total_score,
    recordingStartAt: millis(row.recording_start_at),
    recordingEndAt: millis(row.recording_end_at),
    completedAt: millis(row.completed_at),
    validatedAt: millis(row.validated_at),
    publishedAt: millis(row.publish_at),
    disqualifiedAt: millis(row.disqualified_at),
    injuredAt: millis(row.injured_at),
    vsGroup: row.vs_group,
    vsMatchNumber: row.vs_match_number,
    isVsWinner: row.is_vs_winner,
  }
}

export function readRoundChange({ before, after, ...change }: RoundChange): RoundChangeRead {
  return { ...change, before: readState(before), after: readState(after) }
}

function readState({ status, ...state }: RoundState): StateRead {
  return { ...state, ...(status && { status: roundStatusOf(status.id) ?? 'unknown' }) }
}

/** Applies a live event to a round in the terms of the rules. */
export function withRoundChange<TRound extends RoundRead>(round: TRound, change: Partial<RoundRow>): TRound {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row still has the fields of the API
  return readRound({ ...round, ...change } as unknown as RoundRow) as unknown as TRound
}

export function competitionAsRules(
  row: Omit<CompetitionHeader, 'status'> & Partial<Pick<CompetitionDetail, 'round_size_id' | 'finished_at'>>,
): Competition {
  return {
    id: row.id,
    organizerId: row.organizer_id,
    status: competitionStatusOf(row.status_id) ?? 'unknown',
    isVs: row.is_vs === 1,
    isOpen: row.is_open === 1,
    isQualificationDual: row.is_qualification_dual === 1,
    stages: (row.round_size_id ?? []).map((id) => stageOf(id) ?? 'unknown'),
    athletesMin: row.athletes_min ?? 0,
    athletesMax: row.athletes_max ?? 0,
    dateStart: millis(row.date_start_at),
    // absent in a copy that an earlier version kept on the device
    registrationOpensAt: millis(row.registration?.opens ?? null),
    registrationClosesAt: millis(row.registration?.closes ?? null),
    completionPercentage: row.completion_percentage,
    finishedAt: millis(row.finished_at ?? null),
    inquiriesUntil: millis(row.inquiries_until ?? null),
    openInquiries: row.inquiries_open ?? 0,
    sealNumber: row.seal_number ?? null,
    sealWaits: row.seal_waits ?? false,
    isImported: row.is_imported ?? false,
    fees: row.competitions_info.fees,
  }
}

function millis(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant)
}
