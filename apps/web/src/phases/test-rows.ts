/** Rows of the wire for the tests of this folder: a started competition with its athletes, judges and rounds. */
import type { EntryStatus, RoundStatus, StageId } from '@trickline/competition/model'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRow } from '@trickline/contract/rounds'
import {
  competitionStatusCodes,
  entryRoleCodes,
  entryStatusCodes,
  roundStatusCodes,
} from '@trickline/contract/status-codes'

export const organizer = { id: 1, roles: ['organizer'] as const }
export const judge = { id: 2, roles: ['judge'] as const }
export const otherJudge = { id: 3, roles: ['judge'] as const }
/** Athletes have the ids 11, 12, … */
export const athlete = (number: number) => ({ id: 10 + number, roles: ['athlete'] as const })

type About = Partial<CompetitionDetail> & { stages?: StageId[]; athletes?: number; seeded?: boolean }

/** Scoring mode, single qualifying, quarterfinal and final, four athletes, two judges; no round yet. */
export function aCompetition({
  stages = [3, 1],
  athletes = 4,
  seeded = false,
  ...about
}: About = {}): CompetitionDetail {
  const numbers = Array.from({ length: athletes }, (_, index) => index + 1)
  return {
    id: 9,
    name: 'Alpen Trick Series',
    status_id: competitionStatusCodes.started,
    status: { id: competitionStatusCodes.started, name: 'started' },
    rule_id: 4,
    rule: null,
    type_id: 2,
    type: null,
    organizer_id: organizer.id,
    organizer: personNamed(organizer.id, 'Marisol'),
    is_vs: 0,
    is_open: 1,
    is_qualification_dual: 0,
    publish_at: null,
    started_at: null,
    finished_at: null,
    approved: true,
    completion_percentage: 100,
    athletes_min: 4,
    athletes_max: 12,
    date_start_at: null,
    date_end_at: null,
    time_zone: 'UTC',
    competitions_info: {
      img_path: null,
      date_start: null,
      date_end: null,
      gender: null,
      category: null,
      country_id: null,
      fees: 0,
      location: null,
      prize_amount: 0,
      url_event: null,
      url_social: null,
    },
    country_id: null,
    date_start: null,
    date_end: null,
    gender: null,
    category: null,
    participant_size: null,
    round_size_id: stages,
    round_sizes: [],
    judges: 2,
    days_online: null,
    fees: 0,
    four_places: 0,
    prize_amount_total: 0,
    prize_amount_first: 0,
    prize_amount_second: 0,
    prize_amount_third: 0,
    prize_amount_fourth: 0,
    img_path: null,
    url_event: null,
    url_social: null,
    location: null,
    competition_users: [
      ...numbers.map((number) => anEntry(10 + number, 'competing', number, seeded ? number : null)),
      anEntry(judge.id, 'approved', 1),
      anEntry(otherJudge.id, 'approved', 2),
    ],
    rounds: [],
    podiums: [],
    athletes_summary: null,
    ...about,
  }
}

/** Of athlete `number`; its id is `100 * phase + number`. */
export function aRound(
  number: number,
  status: RoundStatus,
  { phase = 1, ...about }: Partial<RoundRow> & { phase?: number } = {},
): RoundRow {
  return {
    id: 100 * phase + number,
    competition_id: 9,
    user_id: 10 + number,
    user: personNamed(10 + number, `Athlete ${number}`),
    judge: null,
    round_number: phase,
    round_size_id: null,
    round_size: null,
    round_name: 'qualification',
    rule_id: 4,
    rule: { id: 4, name: 'TJS v4.0' },
    run_order: number,
    status_id: roundStatusCodes[status],
    status: { id: roundStatusCodes[status], name: status },
    total_score: 0,
    score_parts: null,
    validated_at: null,
    injured_at: null,
    disqualified_at: null,
    publish_at: null,
    recording_start_at: null,
    recording_end_at: null,
    completed_at: null,
    is_vs_winner: null,
    vs_group: null,
    vs_match_number: null,
    negative_feedback_count: null,
    video_link: null,
    version: 1,
    ...about,
  }
}

export function personNamed(id: number, name: string): PersonShort {
  return { id, name, surname: 'Wöhrmann', img_path: null, country: null }
}

function anEntry(userId: number, status: EntryStatus, order: number, seed: number | null = null): EntryRow {
  const role_id = status === 'competing' ? entryRoleCodes.athlete : entryRoleCodes.judge
  const name = status === 'competing' ? `Athlete ${userId - 10}` : `Judge ${userId}`
  return {
    id: 1000 + userId,
    competition_id: 9,
    user_id: userId,
    user: { ...personNamed(userId, name), roles: [] },
    invited_email: null,
    role_id,
    role: { id: role_id, name: 'role' },
    status_id: entryStatusCodes[status],
    status: { id: entryStatusCodes[status], name: status },
    fees_paid: true,
    order_number: order,
    seed,
    round_number: null,
    round_size_id: null,
    total_score: null,
  }
}
