/** Competitions: list, form, detail, start (calls §7, competition-form §1). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { athletesSummary, competitionUser } from './entries.ts'
import {
  after,
  idParams,
  link,
  named,
  numberFromText,
  optionalChoice,
  optionalFlag,
  optionalInstant,
  optionalInt,
  optionalText,
  optionalWord,
  orNull,
  success,
  text,
} from './fields.ts'
import { personShort } from './people.ts'
import { roundRow } from './rounds.ts'

const flag = z.int()

export const competitionInfo = z.object({
  img_path: z.nullable(z.string()),
  /** `yyyy-mm-dd HH:mm` in the competition's zone. */
  date_start: z.nullable(z.string()),
  date_end: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  category: z.nullable(z.string()),
  country_id: z.nullable(z.int()),
  fees: z.int(),
  location: z.nullable(z.string()),
  prize_amount: z.int(),
  url_event: z.nullable(z.string()),
  url_social: z.nullable(z.string()),
})

/** What list, detail and live events share: the competition without its people and rounds. */
export const competitionHeader = z.object({
  id: z.int(),
  name: z.string(),
  status_id: z.int(),
  status: named,
  rule_id: z.nullable(z.int()),
  rule: z.nullable(named),
  type_id: z.nullable(z.int()),
  type: z.nullable(named),
  organizer_id: z.int(),
  is_vs: z.nullable(flag),
  is_open: z.nullable(flag),
  is_qualification_dual: flag,
  publish_at: optionalInstant,
  started_at: optionalInstant,
  finished_at: optionalInstant,
  approved: z.boolean(),
  completion_percentage: z.int(),
  athletes_min: z.nullable(z.int()),
  athletes_max: z.nullable(z.int()),
  /** ISO 8601 beside the documented spelling in `competitions_info`. */
  date_start_at: optionalInstant,
  date_end_at: optionalInstant,
  time_zone: z.string(),
  competitions_info: competitionInfo,
})
export type CompetitionHeader = z.output<typeof competitionHeader>

export const competitionListRow = z.extend(competitionHeader, {
  /** Only for the owner; null for others. */
  athletes_summary: z.nullable(athletesSummary),
  /** The asker's own entries and the judges: who is who in this competition. */
  competition_users: z.array(z.object({ role_id: z.int(), user: personShort })),
})
export type CompetitionListRow = z.output<typeof competitionListRow>

export const roundSize = z.object({ id: z.int(), name: z.string(), athlete_count: z.int() })

export const podiumRow = z.object({
  user_id: z.int(),
  user: personShort,
  final_position: z.int(),
  final_score: z.number(),
})
export type PodiumRow = z.output<typeof podiumRow>

/** The whole of one competition, as far as the asker may see it. */
export const competitionDetail = z.extend(competitionHeader, {
  organizer: personShort,
  country_id: z.nullable(z.int()),
  date_start: z.nullable(z.string()),
  date_end: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  category: z.nullable(z.string()),
  participant_size: z.nullable(z.string()),
  /** The chosen stages, largest first. */
  round_size_id: z.array(z.int()),
  round_sizes: z.array(roundSize),
  judges: z.nullable(z.int()),
  days_online: z.nullable(z.int()),
  fees: z.int(),
  four_places: flag,
  prize_amount_total: z.int(),
  prize_amount_first: z.int(),
  prize_amount_second: z.int(),
  prize_amount_third: z.int(),
  prize_amount_fourth: z.int(),
  img_path: z.nullable(z.string()),
  url_event: z.nullable(z.string()),
  url_social: z.nullable(z.string()),
  location: z.nullable(z.string()),
  competition_users: z.array(competitionUser),
  rounds: z.array(roundRow),
  podiums: z.array(podiumRow),
  athletes_summary: z.nullable(athletesSummary),
})
export type CompetitionDetail = z.output<typeof competitionDetail>

const stageList = after(
  (value) => {
    const list =
      value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value]
    return list.map((item: unknown) => {
      const stage = typeof item === 'object' && item !== null && 'id' in item ? item.id : item
      return numberFromText(stage)
    })
  },
  z.array(z.int('unknown-stage').check(z.minimum(1, 'unknown-stage'), z.maximum(5, 'unknown-stage'))),
)

const money = (largest: number) =>
  after(
    (value) => {
      if (value === undefined || value === null || value === '') return 0
      // "12.500": the form shows thousands with dots (competition-form §6); "12.50" is not that
      const hasDots = typeof value === 'string' && /^\d{1,3}(\.\d{3})+$/.test(value)
      return numberFromText(hasDots ? value.replaceAll('.', '') : value)
    },
    z.int('not-a-number').check(z.minimum(0, 'too-small'), z.maximum(largest, 'too-large')),
  )

const web = orNull(link(2000))
const packSizes = ['small', 'medium', 'big'] as const
const packSizeOf = new Map<unknown, string>(packSizes.map((size, index) => [index + 1, size]))

/** The form as it is saved; incomplete is fine, wrong is not (competition-form §8). */
export const competitionForm = z.object({
  name: text(120),
  type_id: z.optional(optionalChoice([1, 2])),
  rule_id: z.optional(optionalChoice([1, 2, 3, 4])),
  country_id: z.optional(optionalInt),
  /** `yyyy-mm-dd HH:mm` in `time_zone`, or ISO 8601. */
  date_start: z.optional(optionalText(40)),
  date_end: z.optional(optionalText(40)),
  time_zone: z.optional(optionalText(60)),
  is_vs: z.optional(optionalFlag),
  gender: z.optional(optionalWord(['male', 'female', 'mixed'])),
  category: z.optional(optionalWord(['national', 'international', 'team'])),
  is_open: z.optional(optionalFlag),
  /** small, medium or big; 1, 2, 3 are read as these. */
  participant_size: z.optional(
    after((value) => packSizeOf.get(numberFromText(value)) ?? value, optionalWord(packSizes)),
  ),
  is_qualification_dual: z.optional(optionalFlag),
  round_size_id: z.optional(stageList),
  judges: z.optional(
    orNull(
      after(
        numberFromText,
        z.int('not-offered').check(z.minimum(1, 'not-offered'), z.maximum(6, 'not-offered')),
      ),
    ),
  ),
  days_online: z.optional(optionalChoice([10, 15, 20, 30])),
  fees: z.optional(money(250_000)),
  prize_amount_total: z.optional(money(1_000_000_000)),
  /** 1: 40/30/20/10; 0: 50/30/20. Without it, a fourth prize of 0 means 0. */
  four_places: z.optional(optionalFlag),
  prize_amount_fourth: z.optional(orNull(z.union([z.number(), text(40)], 'not-a-number'))),
  img_path: z.optional(optionalText(500)),
  url_event: z.optional(web),
  url_social: z.optional(web),
  location: z.optional(optionalText(300)),
})
export type CompetitionForm = z.output<typeof competitionForm>

const saved = z.object({ competition: competitionDetail })

export const lookups = call({
  method: 'GET',
  path: '/competitions',
  access: 'signed-in',
  reply: z.object({
    round_sizes: z.array(roundSize),
    rules: z.array(named),
    /** `disabled`: named in the form, not offered yet. */
    types: z.array(z.extend(named, { disabled: z.boolean() })),
  }),
  summary: 'Stages, rules and types for the form.',
})

export const listCompetitions = call({
  method: 'GET',
  path: '/competitions/list',
  access: 'signed-in',
  reply: z.array(competitionListRow),
  summary: 'The competitions the asker may see, sorted by status.',
})

export const getCompetition = call({
  method: 'GET',
  path: '/competition/:id',
  access: 'signed-in',
  params: idParams,
  reply: saved,
  summary: 'One competition with its entries, rounds and podium, as far as the asker may see them.',
})

export const storeCompetition = call({
  method: 'POST',
  path: '/competitions/store',
  access: 'signed-in',
  body: z.object({ formCreate: competitionForm }),
  reply: saved,
  summary: 'An organizer creates a competition; incomplete ones are drafts.',
})

export const updateCompetition = call({
  method: 'PUT',
  path: '/competitions/:id',
  access: 'signed-in',
  params: idParams,
  body: z.object({ formUpdate: competitionForm }),
  reply: saved,
  summary: 'The owner edits a competition that is not approved yet.',
})

export const deleteCompetition = call({
  method: 'DELETE',
  path: '/competitions/:id',
  access: 'signed-in',
  params: idParams,
  reply: success,
  summary: 'The owner deletes a competition that is not published yet.',
})

const start = {
  path: '/competition/start/:id',
  access: 'signed-in',
  params: idParams,
  reply: saved,
  summary: 'The owner starts a published competition; the first rounds are created.',
} as const
export const startCompetition = call({ method: 'GET', ...start })
export const startCompetitionPost = call({ method: 'POST', ...start })

/** Multipart: the file `image`, and where it belongs. */
export const uploadImage = call({
  method: 'POST',
  path: '/upload-image',
  access: 'signed-in',
  body: z.object({ store: z.literal('competitions_banners', 'not-offered') }),
  reply: z.object({ path: z.string() }),
  summary: 'An image, re-encoded to 1280 x 720 JPEG.',
})

/** For visitors: published things only, no contact data (who-sees-what §6). */
export const liveCompetition = call({
  method: 'GET',
  path: '/live/:id',
  access: 'anyone',
  params: idParams,
  reply: saved,
  summary: 'A published competition as everyone may see it, without signing in.',
})
