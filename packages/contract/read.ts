/**
 * Rows of the wire, read once: in the words of the rules, so that a screen asks the same questions as the server, and
 * beside them what is only shown. Every row can be read: a status, a role or a stage of a newer server is `unknown`, and
 * the rules offer nothing for it (statuses-and-moves §12).
 */
import type { Competition, Entry, EntryRole, Round } from '@trickline/competition/model'
import type { ReplyOf } from './call.ts'
import type { CompetitionDetail, CompetitionHeader, CompetitionListRow } from './competitions.ts'
import type { CompetitionUser, EntryRow } from './entries.ts'
import type { Home, Waiting } from './home.ts'
import type { PersonShort } from './people.ts'
import type { getRound, RoundRow } from './rounds.ts'
import type { TrainingRound } from './training.ts'
import { competitionStatusOf, entryRoleOf, entryStatusOf, roundStatusOf, stageOf } from './status-codes.ts'

/** What a row says once more in other words is not asked of it under its name on the wire. */
type Read<Row, Rules, Said extends string = never> = Rules & Omit<Row, keyof Rules | Said>
type RoundOf<Row extends RoundRow> = Read<
  Row,
  Round & { completedAt: number | null },
  | 'user_id'
  | 'total_score'
  | 'completed_at'
  | 'validated_at'
  | 'publish_at'
  | 'disqualified_at'
  | 'injured_at'
  | 'vs_group'
  | 'vs_match_number'
  | 'is_vs_winner'
>

export type EntryRead = Read<EntryRow, Entry, 'user_id' | 'order_number'> & { roleName: string }
export type RoundRead = RoundOf<RoundRow>
export type TrainingRead = RoundOf<TrainingRound>
/** With what only the round's own answer tells. */
export type RoundAnswered = RoundOf<ReplyOf<typeof getRound>['round']>
type CompetitionOf<Row> = Read<Row, Competition, 'organizer_id' | 'completion_percentage'>
export type CompetitionHeaderRead = CompetitionOf<CompetitionHeader>
export type CompetitionListed = CompetitionOf<Omit<CompetitionListRow, 'competition_users'>> & {
  /** The asker's own and the judges'. */
  entries: (Pick<Entry, 'id' | 'role' | 'status'> & { user: PersonShort })[]
}
export type CompetitionRead = CompetitionOf<Omit<CompetitionDetail, 'competition_users' | 'rounds'>> & {
  entries: EntryRead[]
  /** Of the next stage, each awaiting its athlete (phases-and-seeding §9). */
  places: CompetitionUser[]
  rounds: RoundRead[]
}

export type WaitingRead = Omit<
  Waiting,
  'rounds_to_review' | 'rounds_to_judge' | 'invitations' | 'competitions_to_approve'
> & {
  rounds_to_review: TrainingRead[]
  rounds_to_judge: TrainingRead[]
  invitations: { entryId: number; role: EntryRole; competition: CompetitionHeaderRead }[]
  competitions_to_approve: CompetitionHeaderRead[]
}
export type HomeRead = Omit<Home, 'waiting'> & { waiting: WaitingRead }

export function readCompetition({ competition_users, rounds, ...row }: CompetitionDetail): CompetitionRead {
  return {
    ...row,
    ...competitionAsRules(row),
    entries: competition_users.filter(isEntry).map(readEntry),
    places: competition_users.filter((each) => !isEntry(each)),
    rounds: rounds.map(readRound),
  }
}

export function readListed({ competition_users, ...row }: CompetitionListRow): CompetitionListed {
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

export function readHome({ waiting, ...rest }: Home): HomeRead {
  return {
    ...rest,
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

export function readEntry(row: EntryRow): EntryRead {
  return {
    ...row,
    id: row.id,
    userId: row.user_id,
    role: entryRoleOf(row.role_id) ?? 'unknown',
    roleName: row.role.name,
    status: entryStatusOf(row.status_id) ?? 'unknown',
    feesPaid: row.fees_paid ?? false,
    orderNumber: row.order_number,
  }
}

/** What is ahead of the server has changed a part of what was read. */
export function rereadEntry(seen: EntryRead, change: Partial<EntryRow>): EntryRead {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was read still holds its row
  return readEntry({ ...seen, ...change } as unknown as EntryRow)
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

/** An event has changed a part of what was read. */
export function rereadRound<Seen extends RoundRead>(seen: Seen, change: Partial<RoundRow>): Seen {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was read still holds its row
  return readRound({ ...seen, ...change } as unknown as RoundRow) as unknown as Seen
}

/** Not a place that awaits its athlete. */
export function isEntry(row: CompetitionUser): row is EntryRow {
  return row.id !== null
}

/** The same of a competition's header. */
export function rereadCompetition(
  seen: CompetitionRead,
  change: Partial<Omit<CompetitionHeader, 'status'>>,
): CompetitionRead {
  const row = { ...seen, ...change }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was read still holds its row
  return { ...row, ...competitionAsRules(row as unknown as CompetitionDetail) }
}

function competitionAsRules(
  row: Omit<CompetitionHeader, 'status'> & Partial<Pick<CompetitionDetail, 'round_size_id'>>,
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
    completionPercentage: row.completion_percentage,
    fees: row.competitions_info.fees,
  }
}

function millis(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant)
}
