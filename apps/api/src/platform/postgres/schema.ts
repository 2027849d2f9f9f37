/** The tables as Kysely sees them, written from the migrated database by schema.test.ts: do not edit. */
import type { ColumnType, Selectable } from 'kysely'
import type { InquiryOutcome } from '@trickline/competition/inquiries'
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
import type { Eligibility, PersonGender } from '@trickline/competition/eligibility'
import type { TitleFormula } from '@trickline/competition/titles'
import type { AdminAction } from '@trickline/contract/admin'
import type { Inquiry } from '@trickline/contract/inquiries'
import type { BallotChoice } from '@trickline/contract/ballots'
import type { TrickAction, TrickState } from '@trickline/contract/catalogue'
import type { RankingLevel } from '@trickline/competition/ranking'
import type { RoundAction } from '@trickline/contract/round-history'
import type { BigScreenChoice, ScreenKind } from '@trickline/contract/screens'
import type { Settings } from '@trickline/contract/settings'
import type { TokenScope } from '@trickline/contract/token-scopes'
import type { DeliveryError, DeliveryState } from '@trickline/contract/webhooks'
import type { RuleId } from '@trickline/scoring'

type MailShare = 'anyone' | 'reset' | 'own-reset'
/** The database fills it in where it is left out. */
type Default<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
type Json = ColumnType<Record<string, unknown>, string, string>
type InquiredTricks = ColumnType<Inquiry['tricks'], string, string>
/** Columns with their values as JSON. */
type Changed = ColumnType<Record<string, unknown>, string, string>
type State = ColumnType<TrickState, string, string>
type BallotTricks = ColumnType<Omit<Selectable<ValidatedTricksTable>, 'id' | 'round_id'>[], string, string>
type BallotChoices = ColumnType<BallotChoice[], string, string>

export type AdminChangesTable = {
  id: Default<number>
  at: Date
  admin_id: number | null
  action: AdminAction
  user_id: number | null
  role: Role | null
  setting: keyof Settings | null
  note: Default<string>
}

export type AllRoundsTable = {
  id: Default<number>
  competition_id: number | null
  user_id: number
  judge_id: number | null
  round_number: number
  stage: StageId | null
  run_order: Default<number>
  round_name: string | null
  rule_id: RuleId
  status: RoundStatus
  video_link: string | null
  score: Default<number>
  style_percent: Default<number>
  variety_points: Default<number>
  unique_tricks: Default<number>
  total_score: Default<number>
  athlete_comment: string | null
  negative_feedback_count: Default<number>
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
  version: Default<number>
  created_at: Date
  updated_at: Date
  scored_by: number | null
  judge_comment: string | null
  answered_feedback_count: Default<number>
  set_aside_at: Date | null
  ballots_needed: number | null
  ballots_by: Default<number[]>
  second_judge_id: number | null
}

export type BackupsTable = {
  id: Default<number>
  made_at: Date
  rehearsed_at: Date | null
}

export type BallotDecisionsTable = {
  id: Default<number>
  round_id: number
  user_id: number | null
  at: Date
  kind: 'propose' | 'confirm' | 'resolve' | 'one-is-enough'
  choices: Default<BallotChoices>
  reason: string | null
}

export type BallotsTable = {
  id: Default<number>
  round_id: number
  user_id: number | null
  at: Date
  tricks: BallotTricks
  total_score: number
  comment: string | null
  video_link: string | null
}

export type BigScreensTable = {
  competition_id: number
  shows: BigScreenChoice
  version: number
  holds_podium: boolean
  reveal_started_at: Date | null
}

export type CompetitionHistoryTable = {
  id: Default<number>
  competition_id: number
  at: Date
  user_id: number | null
  subject: 'competition' | 'entry' | 'screen-link' | 'webhook' | 'phase'
  subject_id: number
  action: 'create' | 'change' | 'delete'
  before: Changed
  after: Changed
}

export type CompetitionsTable = {
  id: Default<number>
  organizer_id: number
  status: CompetitionStatus
  name: string
  type_id: CompetitionTypeId | null
  rule_id: RuleId | null
  country_id: number | null
  time_zone: Default<string>
  date_start: Date | null
  date_end: Date | null
  is_vs: boolean | null
  is_open: boolean | null
  gender: Gender | null
  category: Category | null
  participant_size: PackSize | null
  is_qualification_dual: Default<boolean>
  stages: Default<StageId[]>
  judges: number | null
  days_online: number | null
  fees: Default<number>
  prize_amount_total: Default<number>
  img_path: string | null
  url_event: string | null
  url_social: string | null
  location: string | null
  completion_percentage: Default<number>
  approved_at: Date | null
  publish_at: Date | null
  started_at: Date | null
  finished_at: Date | null
  created_at: Date
  updated_at: Date
  version: Default<number>
  line_length_m: number | null
  line_height_m: number | null
  anchor_type: string | null
  tension_system: string | null
  mat_height_cm: number | null
  mat_used: boolean | null
  frame_used: boolean | null
  return_reason: string | null
  prize_places: Default<3 | 4>
  folded_name: Default<string>
  registration_opens_at: Date | null
  registration_closes_at: Date | null
  imported_file: string | null
  is_ranked: Default<boolean>
  judging: Default<'one' | 'two'>
  inquiry_minutes: Default<number>
  inquiries_until: Date | null
  open_inquiries: Default<number>
  seal_by: Default<'none' | 'one' | 'two'>
  seal_number: number | null
  seal_waits: Default<boolean>
  ranking_level: RankingLevel | null
  event_id: number | null
  eligibility: Eligibility | null
}

export type CountedMailsTable = {
  recipient: string
  share: MailShare
  kind: string
  at: Date
}

export type DemoTable = {
  only_one: Default<boolean>
  begun_at: Date
  finished_at: Date | null
}

export type EligibilityExceptionsTable = {
  competition_id: number
  user_id: number
  reason: string
  granted_by: number
  at: Date
}

export type EmailTokensTable = {
  token_hash: Buffer
  user_id: number
  purpose: 'verify' | 'reset'
  created_at: Date
  expires_at: Date
  email: string
}

export type EnteringDevicesTable = {
  round_id: number
  session_id: number
  trick_count: Default<number>
  began_at: Date
  reported_at: Date
}

export type EntriesTable = {
  id: Default<number>
  competition_id: number
  user_id: number | null
  invited_email: string | null
  role: EntryRole
  status: EntryStatus
  fees_paid: Default<boolean>
  order_number: number
  seed: number | null
  created_at: Date
  mail_waits: Default<boolean>
  is_head: Default<boolean>
}

export type EventLinesTable = {
  id: Default<number>
  event_id: number
  position: number
  name: string
  line_length_m: number | null
  line_height_m: number | null
  mat_height_cm: number | null
  anchor_type: string | null
}

export type EventOrganizersTable = {
  event_id: number
  user_id: number
}

export type EventsTable = {
  id: Default<number>
  name: string
  place: string | null
  date_start: string | null
  date_end: string | null
  time_zone: Default<string>
  img_path: string | null
  fee_first: number | null
  fee_further: number | null
  created_at: Date
  updated_at: Date
}

export type FirstAdminLinksTable = {
  token_hash: Buffer
  created_at: Date
  expires_at: Date
}

export type FollowsTable = {
  user_id: number
  followed_id: number
  created_at: Date
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

export type InquiriesTable = {
  id: Default<number>
  round_id: number
  at: Date
  tricks: InquiredTricks
  withdrawn_at: Date | null
  answered_at: Date | null
  answered_by: number | null
  outcome: InquiryOutcome | null
  note: string | null
  total_before: number | null
  total_after: number | null
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
  public: Json | null
  officials: Json | null
  persons: Default<Json>
  created_at: Date
  asker_id: number | null
  asking_key: string | null
}

export type LivePersonsTable = {
  channel: string
  user_id: number
  beyond_public: number
  beyond_officials: Default<number>
}

export type NodesTable = {
  id: string
  host: string
  version: string
  node_version: string
  started_at: Date
  seen_at: Date
  errors: Default<Json>
}

export type OutboxTable = {
  id: Default<number>
  recipient: string
  subject: string
  text: string
  html: string
  created_at: Date
  job_id: string | null
}

export type PodiumsTable = {
  competition_id: number
  user_id: number
  final_position: number
  final_score: number
  ties_with_above: Default<boolean>
}

export type RateLimitsTable = {
  key: string
  points: Default<number>
  expire: number | null
}

export type RoleRequestsTable = {
  user_id: number
  role: Role
  created_at: Date
  note: Default<string>
}

export type RoundHistoryTable = {
  id: Default<number>
  round_id: number
  at: Date
  user_id: number | null
  action: RoundAction
  before: Json
  after: Json
}

export type RoundsTable = {
  id: Default<number>
  competition_id: number | null
  user_id: number
  judge_id: number | null
  round_number: number
  stage: StageId | null
  run_order: Default<number>
  round_name: string | null
  rule_id: RuleId
  status: RoundStatus
  video_link: string | null
  score: Default<number>
  style_percent: Default<number>
  variety_points: Default<number>
  unique_tricks: Default<number>
  total_score: Default<number>
  athlete_comment: string | null
  negative_feedback_count: Default<number>
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
  version: Default<number>
  created_at: Date
  updated_at: Date
  scored_by: number | null
  judge_comment: string | null
  answered_feedback_count: Default<number>
  ballots_needed: number | null
  ballots_by: Default<number[]>
  second_judge_id: number | null
}

export type ScreenLinksTable = {
  id: Default<number>
  competition_id: number
  kind: ScreenKind
  secret_hash: Buffer
  created_at: Date
}

export type SealsTable = {
  id: Default<number>
  competition_id: number
  number: number
  owner_id: number | null
  second_id: number | null
  begun_at: Date
  sealed_at: Date | null
  reason: string | null
  results: string
  hash: string
}

export type SecondFactorsTable = {
  user_id: number
  secret: Buffer
  created_at: Date
  confirmed_at: Date | null
  last_step: Default<number>
  recovery_codes: Default<string[]>
}

export type SessionsTable = {
  token_hash: Buffer
  user_id: number
  created_at: Date
  expires_at: Date
  id: Default<number>
  user_agent: string | null
  used_at: Date
  name: string | null
  scopes: TokenScope[] | null
  last4: string | null
}

export type SettingsTable = {
  is_only_row: Default<boolean>
  mixed: Default<boolean>
  online: Default<boolean>
  team: Default<boolean>
  world_ranking: Default<boolean>
}

export type TimetableItemsTable = {
  competition_id: number
  round_number: number
  event_id: number
  line_id: number | null
  starts_at: Date
  minutes: number
}

export type TitlesTable = {
  id: Default<number>
  event_id: number
  name: string
  formula: TitleFormula
  formula_version: number
  competition_ids: number[]
}

export type ToldTurnsTable = {
  round_id: number
  competition_id: number
  at: Date
}

export type TrickChangesTable = {
  id: Default<number>
  trick_id: number
  at: Date
  admin_id: number | null
  action: TrickAction
  before: State | null
  after: State
  note: Default<string>
}

export type TricksTable = {
  id: Default<number>
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
  aliases: Default<string[]>
  sources: Default<string[]>
  retired_at: Date | null
  version: Default<number>
}

export type UndoneAdvancesTable = {
  id: Default<number>
  competition_id: number
  round_number: number
  reason: string
  user_id: number | null
  at: Date
}

export type UserRolesTable = {
  user_id: number
  role: Role
}

export type UsersTable = {
  id: Default<number>
  name: string
  surname: string
  username: string | null
  email: string
  password_hash: string
  phone: string | null
  language: Default<string>
  country_id: number | null
  slackline_since: number | null
  social_links: Default<Json>
  img_path: string | null
  email_verified_at: Date | null
  email_verification_sent_at: Date | null
  created_at: Date
  state: Json | null
  city: Json | null
  folded_name: Default<string>
  suspended_at: Date | null
  suspension_reason: string | null
  deleted_at: Date | null
  is_name_only: Default<boolean>
  is_public: Default<boolean>
  calendar_secret: string | null
  isa_id: string | null
  gender: PersonGender | null
  tells_turn: Default<boolean>
}

export type ValidatedTricksTable = {
  id: Default<number>
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

export type WaitingMailsTable = {
  id: Default<number>
  recipient: string
  share: MailShare
  kind: string
  mail: Json
  due_at: Date
}

export type WebhookDeliveriesTable = {
  id: Default<number>
  webhook_id: number
  seq: number | null
  event: string
  at: Date
  data: Json
  state: DeliveryState
  attempts: Default<number>
  due_at: Date
  created_at: Date
  last_attempt_at: Date | null
  last_status: number | null
  last_error: DeliveryError | null
}

export type WebhooksTable = {
  id: Default<number>
  competition_id: number
  url: string
  events: string[]
  secret: string
  created_at: Date
  public_seq: number
  off_at: Date | null
}

export type Schema = {
  admin_changes: AdminChangesTable
  all_rounds: AllRoundsTable
  backups: BackupsTable
  ballot_decisions: BallotDecisionsTable
  ballots: BallotsTable
  big_screens: BigScreensTable
  competition_history: CompetitionHistoryTable
  competitions: CompetitionsTable
  counted_mails: CountedMailsTable
  demo: DemoTable
  eligibility_exceptions: EligibilityExceptionsTable
  email_tokens: EmailTokensTable
  entering_devices: EnteringDevicesTable
  entries: EntriesTable
  event_lines: EventLinesTable
  event_organizers: EventOrganizersTable
  events: EventsTable
  first_admin_links: FirstAdminLinksTable
  follows: FollowsTable
  idempotency_keys: IdempotencyKeysTable
  inquiries: InquiriesTable
  live_channels: LiveChannelsTable
  live_events: LiveEventsTable
  live_persons: LivePersonsTable
  nodes: NodesTable
  outbox: OutboxTable
  podiums: PodiumsTable
  rate_limits: RateLimitsTable
  role_requests: RoleRequestsTable
  round_history: RoundHistoryTable
  rounds: RoundsTable
  screen_links: ScreenLinksTable
  seals: SealsTable
  second_factors: SecondFactorsTable
  sessions: SessionsTable
  settings: SettingsTable
  timetable_items: TimetableItemsTable
  titles: TitlesTable
  told_turns: ToldTurnsTable
  trick_changes: TrickChangesTable
  tricks: TricksTable
  undone_advances: UndoneAdvancesTable
  user_roles: UserRolesTable
  users: UsersTable
  validated_tricks: ValidatedTricksTable
  waiting_mails: WaitingMailsTable
  webhook_deliveries: WebhookDeliveriesTable
  webhooks: WebhooksTable
}
