/** For tests: complete rows as the API sends them, so that a test names only the fields it is about. */
import { formFields, type lineFields } from '@trickline/competition/competition-fields'
import type {
  CompetitionDetail,
  CompetitionHeader,
  CompetitionListRow,
} from '@trickline/contract/competitions'
import type { CompetitionUser, EntryRow } from '@trickline/contract/entries'
import type { PersonFull, PersonShort } from '@trickline/contract/people'
import type { RoundRow } from '@trickline/contract/rounds'
import {
  awaitedPlaceCode,
  competitionStatusCodes,
  competitionStatusOf,
  entryRoleCodes,
  entryStatusCodes,
  entryStatusOf,
  roleOf,
  roundStatusCodes,
  roundStatusOf,
} from '@trickline/contract/status-codes'

export function competitionDetailFixture(about: Partial<CompetitionDetail> = {}): CompetitionDetail {
  const header = competitionHeaderFixture(about)
  // the detail repeats the header's information block
  const { prize_amount, ...info } = header.competitions_info
  return {
    ...nothingChosen,
    ...header,
    ...info,
    version: 1,
    organizer: personFixture({ id: header.organizer_id }),
    participant_size: 'small',
    round_size_id: [3, 1],
    round_sizes: [],
    judges: 1,
    inquiry_minutes: 0,
    seal_by: 'none',
    judging: 'one',
    days_online: null,
    prize_places: 4,
    prize_amount_total: prize_amount,
    prize_amount_first: 400,
    prize_amount_second: 300,
    prize_amount_third: 200,
    prize_amount_fourth: 100,
    competition_users: [],
    rounds: [],
    podiums: [],
    athletes_summary: null,
    ...about,
  }
}

const nothingChosen = Object.fromEntries(formFields.map((field) => [field, null])) as Pick<
  CompetitionDetail,
  (typeof lineFields)[number] | 'registration_opens_at' | 'registration_closes_at'
>

export function competitionListRowFixture(
  id: number,
  about: Partial<CompetitionListRow> = {},
): CompetitionListRow {
  return {
    ...competitionHeaderFixture({ id, ...about }),
    athletes_summary: null,
    competition_users: [],
    recording: null,
    podiums: null,
    event: null,
    ...about,
  }
}

export function competitionHeaderFixture({
  status_id = competitionStatusCodes.published,
  ...about
}: Partial<CompetitionHeader> = {}): CompetitionHeader {
  return {
    id: 1,
    name: 'Bern Line Days',
    status_id,
    status: { id: status_id, name: competitionStatusOf(status_id) ?? '' },
    rule_id: 3,
    rule: { id: 3, name: 'TJS v3.0' },
    type_id: 2,
    type: { id: 2, name: 'Live' },
    organizer_id: 3,
    is_vs: 0,
    is_open: 1,
    is_qualification_dual: 0,
    publish_at: '2026-01-01T00:00:00Z',
    started_at: null,
    finished_at: null,
    approved: true,
    completion_percentage: 100,
    return_reason: null,
    athletes_min: 8,
    athletes_max: 12,
    date_start_at: '2026-03-01T09:00:00Z',
    date_end_at: null,
    registration: { opens: null, closes: null },
    inquiries_until: null,
    inquiries_open: 0,
    is_official: false,
    seal_number: null,
    seal_waits: false,
    is_imported: false,
    time_zone: 'Europe/Zurich',
    event_id: null,
    eligibility: null,
    competitions_info: anInfo(),
    ...about,
  }
}

function anInfo(
  about: Partial<CompetitionHeader['competitions_info']> = {},
): CompetitionHeader['competitions_info'] {
  return {
    img_path: null,
    date_start: '2026-03-01 10:00',
    date_end: null,
    gender: 'female',
    category: 'national',
    country_id: 1,
    fees: 20,
    location: 'Bern',
    prize_amount: 1000,
    url_event: null,
    url_social: null,
    ...about,
  }
}

export function entryFixture(
  id: number,
  {
    role_id = entryRoleCodes.athlete,
    status_id = entryStatusCodes.pending,
    ...about
  }: Partial<EntryRow> = {},
): EntryRow {
  const user = personFixture()
  return {
    id,
    competition_id: 1,
    user_id: user.id,
    user: { ...user, roles: [] },
    invited_email: null,
    role_id,
    role: { id: role_id, name: roleOf(role_id) ?? '' },
    status_id,
    status: { id: status_id, name: entryStatusOf(status_id) ?? '' },
    fees_paid: false,
    order_number: id,
    is_head: false,
    seed: null,
    round_number: null,
    round_size_id: null,
    total_score: null,
    ...about,
  }
}

/** A place that waits for its athlete, in the stage of phase `round_number`. */
export function awaitedPlaceFixture(order_number: number, round_number: number): CompetitionUser {
  const nobody = { id: null, user_id: null, user: null, fees_paid: null, total_score: 0 }
  return { ...entryFixture(0, { status_id: awaitedPlaceCode, order_number, round_number }), ...nobody }
}

export function roundFixture(
  id: number,
  { status_id = roundStatusCodes.pending, ...about }: Partial<RoundRow> = {},
): RoundRow {
  const user = personFixture()
  return {
    id,
    competition_id: 1,
    user_id: user.id,
    user,
    judge: null,
    round_number: 1,
    round_size_id: null,
    round_size: null,
    round_name: 'qualification',
    rule_id: 3,
    rule: { id: 3, name: 'TJS v3.0' },
    run_order: id,
    status_id,
    status: { id: status_id, name: roundStatusOf(status_id) ?? '' },
    total_score: null,
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
    answered_feedback_count: null,
    video_link: null,
    version: 1,
    ...about,
  }
}

export function personFixture(about: Partial<PersonShort> = {}): PersonShort {
  return { id: 10, name: 'Lucía', surname: 'Ñíguez', img_path: null, country: null, ...about }
}

export function profileFixture(about: Partial<PersonFull> = {}): PersonFull {
  return {
    id: 7,
    name: 'Nayeli',
    surname: 'Ocampo',
    img_path: null,
    country: null,
    username: null,
    roles: [{ id: 1, name: 'Athlete' }],
    slackline_since: null,
    social_links: { website: null, instagram: null, youtube: null },
    is_public: false,
    isa_id: null,
    is_verified: false,
    created_at: '2026-01-01T00:00:00.000Z',
    state: null,
    city: null,
    email: 'nayeli@trickline.example',
    phone: null,
    language: 'es',
    country_id: null,
    email_verified_at: null,
    email_verification_sent_at: null,
    ...about,
  }
}
