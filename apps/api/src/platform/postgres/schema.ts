/** The tables as Kysely sees them; written beside the migrations, in the same order. */
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CompetitionForm } from '@trickline/competition/competition-fields'
import type {
  Category,
  CompetitionStatus,
  CompetitionTypeId,
  EntryRole,
  EntryStatus,
  Gender,
  PackSize,
  Role,
  RoundStatus,
  StageId,
} from '@trickline/competition/model'
import type { RuleId } from '@trickline/scoring'

type Json = JSONColumnType<Record<string, unknown>>
type NullableJson = ColumnType<Record<string, unknown> | null, string | null, string | null>
/** numeric(12, 2), read as a number */
type Score = ColumnType<number, number | string, number | string>

export type UsersTable = {
  id: GeneratedAlways<number>
  name: string
  surname: string
  username: string | null
  email: string
  password_hash: string
  phone: string | null
  language: Generated<string>
  country_id: number | null
  slackline_since: number | null
  social_links: ColumnType<Record<string, unknown>, string | undefined, string>
  img_path: string | null
  email_verified_at: Date | null
  email_verification_sent_at: Date | null
  created_at: Date
}

export type UserRolesTable = {
  user_id: number
  role: Role
}

export type RoleRequestsTable = {
  user_id: number
  role: Role
  created_at: Date
}

export type SessionsTable = {
  token_hash: Buffer
  user_id: number
  created_at: Date
  expires_at: Date
}

export type EmailTokensTable = {
  token_hash: Buffer
  user_id: number
  purpose: 'verify' | 'reset'
  created_at: Date
  expires_at: Date
}

export type TricksTable = {
  id: number
  name: string
  short_name: string
  value: number
  level_id: number
  categorie_id: number
  type_id: number
  video_url: string | null
  creator: string | null
  start_position: string | null
  end_position: string | null
}

export type CompetitionsTable = {
  id: Generated<number>
  organizer_id: number
  status: CompetitionStatus
  name: string
  type_id: CompetitionTypeId | null
  rule_id: RuleId | null
  country_id: number | null
  time_zone: Generated<string>
  date_start: Date | null
  date_end: Date | null
  is_vs: boolean | null
  is_open: boolean | null
  gender: Gender | null
  category: Category | null
  participant_size: PackSize | null
  is_qualification_dual: Generated<boolean>
  stages: Generated<number[]>
  judges: CompetitionForm['judges']
  days_online: CompetitionForm['days_online']
  fees: Generated<number>
  prize_amount_total: Generated<number>
  four_places: Generated<boolean>
  img_path: string | null
  url_event: string | null
  url_social: string | null
  location: string | null
  line_length_m: number | null
  line_height_m: number | null
  anchor_type: CompetitionForm['anchor_type']
  tension_system: CompetitionForm['tension_system']
  mat_height_cm: number | null
  mat_used: boolean | null
  frame_used: boolean | null
  /** Rises with each save of the form. */
  version: Generated<number>
  completion_percentage: Generated<number>
  approved_at: Date | null
  publish_at: Date | null
  started_at: Date | null
  finished_at: Date | null
  created_at: Date
  updated_at: Date
}

export type EntriesTable = {
  id: GeneratedAlways<number>
  competition_id: number
  user_id: number | null
  invited_email: string | null
  role: EntryRole
  status: EntryStatus
  fees_paid: Generated<boolean>
  order_number: number
  seed: number | null
  created_at: Date
}

export type RoundsTable = {
  id: GeneratedAlways<number>
  competition_id: number | null
  user_id: number
  judge_id: number | null
  scored_by: number | null
  round_number: number
  stage: StageId | null
  run_order: Generated<number>
  round_name: string | null
  rule_id: RuleId
  status: RoundStatus
  video_link: string | null
  score: Generated<number>
  style_percent: Generated<number>
  variety_points: Generated<number>
  unique_tricks: Generated<number>
  total_score: ColumnType<number, number | string | undefined, number | string>
  judge_comment: string | null
  athlete_comment: string | null
  negative_feedback_count: Generated<number>
  vs_group: string | null
  vs_match_number: number | null
  is_vs_winner: boolean | null
  recording_start_at: Date | null
  recording_end_at: Date | null
  completed_at: Date | null
  validated_at: Date | null
  publish_at: Date | null
  disqualified_at: Date | null
  injured_at: Date | null
  version: Generated<number>
  created_at: Date
  updated_at: Date
}

export type ValidatedTricksTable = {
  id: GeneratedAlways<number>
  round_id: number
  position: number
  combo_id: number | null
  trick_id: number
  name: string
  short_name: string
  categorie_id: number
  type_id: number
  level_id: number
  creator: string | null
  grab: number | null
  variation: number
  dub: number
  value: number
  points: number
  video_second: number | null
  athlete_feedback: number | null
  athlete_comment: string | null
}

export type PodiumsTable = {
  competition_id: number
  user_id: number
  final_position: number
  final_score: Score
}

export type IdempotencyKeysTable = {
  user_id: number
  key: string
  call: string
  request_hash: string
  status: number
  reply: Json
  created_at: Date
}

export type LiveChannelsTable = {
  channel: string
  seq: number
  public_seq: number
  officials_seq: number
}

export type LiveEventsTable = {
  channel: string
  seq: number
  public_seq: number
  officials_seq: number
  event: string
  public: NullableJson
  officials: NullableJson
  persons: ColumnType<Record<string, unknown>, string | undefined, string>
  created_at: Date
}

/** One row. */
export type SettingsTable = {
  is_only_row: Generated<boolean>
  mixed: Generated<boolean>
  online: Generated<boolean>
  team: Generated<boolean>
  world_ranking: Generated<boolean>
}

export type Schema = {
  users: UsersTable
  user_roles: UserRolesTable
  role_requests: RoleRequestsTable
  sessions: SessionsTable
  email_tokens: EmailTokensTable
  tricks: TricksTable
  competitions: CompetitionsTable
  entries: EntriesTable
  rounds: RoundsTable
  validated_tricks: ValidatedTricksTable
  podiums: PodiumsTable
  idempotency_keys: IdempotencyKeysTable
  live_channels: LiveChannelsTable
  live_events: LiveEventsTable
  settings: SettingsTable
}
