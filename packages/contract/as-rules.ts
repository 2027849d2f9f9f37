/**
 * Rows of the wire as the rules of `@trickline/competition` see them, so that a screen can ask the same questions
 * as the server. Every row can be read: a status, a role or a stage of a newer server is
 * `unknown`, and the rules offer nothing for it (statuses-and-moves §12).
 */
import type { Competition, Entry, Round } from '@trickline/competition/model'
import type { CompetitionDetail, CompetitionHeader } from './competitions.ts'
import type { CompetitionUser, EntryRow } from './entries.ts'
import type { RoundRow } from './rounds.ts'
import { competitionStatusOf, entryRoleOf, entryStatusOf, roundStatusOf, stageOf } from './status-codes.ts'

export function competitionAsRules(
  row: CompetitionHeader & Partial<Pick<CompetitionDetail, 'round_size_id'>>,
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

export function entryAsRules(row: EntryRow): Entry {
  return {
    id: row.id,
    userId: row.user_id,
    role: entryRoleOf(row.role_id) ?? 'unknown',
    status: entryStatusOf(row.status_id) ?? 'unknown',
    feesPaid: row.fees_paid ?? false,
    orderNumber: row.order_number,
  }
}

/** Not a place that awaits its athlete. */
export function isEntry(row: CompetitionUser): row is EntryRow {
  return row.id !== null
}

/** Without the places that await their athletes. */
export function entriesAsRules({ competition_users }: Pick<CompetitionDetail, 'competition_users'>): Entry[] {
  return competition_users.filter(isEntry).map(entryAsRules)
}

export function roundAsRules(row: RoundRow): Round {
  return {
    id: row.id,
    userId: row.user_id,
    roundNumber: row.competition_id === null ? null : row.round_number,
    stage: row.round_size_id === null ? null : (stageOf(row.round_size_id) ?? null),
    status: roundStatusOf(row.status_id) ?? 'unknown',
    judgeId: row.judge?.id ?? null,
    totalScore: row.total_score,
    validatedAt: millis(row.validated_at),
    publishedAt: millis(row.publish_at),
    disqualifiedAt: millis(row.disqualified_at),
    injuredAt: millis(row.injured_at),
    vsGroup: row.vs_group,
    vsMatchNumber: row.vs_match_number,
    isVsWinner: row.is_vs_winner,
  }
}

function millis(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant)
}
