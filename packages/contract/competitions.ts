/** Competitions: list, form, detail, start (calls §7, competition-form §1). */
import type { FormField } from '@trickline/competition/competition-fields'
import type { StageId } from '@trickline/competition/model'
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/competitions.ts'
import { fraction, total } from './decimals.ts'
import { athletesSummary, competitionUser, liveCompetitionUser } from './entries.ts'
import {
  after,
  describedAs,
  emptyAsNull,
  id,
  idAndName,
  idParams,
  link,
  listOf,
  note,
  numberFromText,
  optionalFlag,
  optionalInstant,
  optionalInt,
  optionalNumber,
  optionalText,
  optionalTitle,
  successReply,
  text,
} from './fields.ts'
import { personGenders, personShort } from './people.ts'
import { liveRound, roundRow } from './rounds.ts'

const flag = z.int()

const competitionInfo = z.object({
  img_path: z.nullable(z.string()),
  /** `yyyy-mm-dd HH:mm` in `time_zone`. */
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

const trickLevels = [1, 2, 3, 4] as const

/** Who may enter (events §4). `best`: the worst place in `results_of` that still qualifies. */
const eligibility = z.object({
  gender: z.nullable(z.enum(personGenders)),
  level_at_least: z.nullable(z.literal(trickLevels)),
  results_of: z.array(z.int()),
  best: z.nullable(z.int()),
})

export const competitionHeader = z.object({
  id: z.int(),
  name: z.string(),
  status_id: z.int(),
  status: idAndName,
  rule_id: z.nullable(z.int()),
  rule: z.nullable(idAndName),
  type_id: z.nullable(z.int()),
  type: z.nullable(idAndName),
  organizer_id: z.int(),
  is_vs: z.nullable(flag),
  is_open: z.nullable(flag),
  is_qualification_dual: flag,
  publish_at: optionalInstant,
  started_at: optionalInstant,
  finished_at: optionalInstant,
  approved: z.boolean(),
  completion_percentage: z.int(),
  /** Why a supervisor returned the form, until it is complete again; only for the owner and supervisors. */
  return_reason: z.nullable(z.string()),
  athletes_min: z.nullable(z.int()),
  athletes_max: z.nullable(z.int()),
  /** ISO 8601; `competitions_info` has the old format. */
  date_start_at: optionalInstant,
  date_end_at: optionalInstant,
  /** ISO 8601; the form's `registration_opens_at` and `registration_closes_at` have the old format. */
  registration: z.object({ opens: optionalInstant, closes: optionalInstant }),
  /** Deadline for athletes' inquiries about the phase published last; null: none are taken. */
  inquiries_until: optionalInstant,
  inquiries_open: z.int(),
  /** The competition is finished and, if it wants a seal, sealed. */
  is_official: z.boolean(),
  seal_number: z.nullable(z.int()),
  /** The owner has sealed the result, the second person has not yet. */
  seal_waits: z.boolean(),
  /** Its results come from elsewhere, so no advance can be undone. */
  is_imported: z.boolean(),
  time_zone: z.string(),
  /** The event whose division this is; null: the competition stands alone. */
  event_id: z.nullable(z.int()),
  /** null: everyone who may register may enter. */
  eligibility: z.nullable(eligibility),
  competitions_info: competitionInfo,
})
export type CompetitionHeader = z.output<typeof competitionHeader>

/** What lists show of an event. `date_start`: `yyyy-mm-dd` in `time_zone`. */
export const eventShort = z.object({
  id: z.int(),
  name: z.string(),
  place: z.nullable(z.string()),
  date_start: z.nullable(z.string()),
  date_end: z.nullable(z.string()),
  time_zone: z.string(),
  img_path: z.nullable(z.string()),
})
export type EventShort = z.output<typeof eventShort>

const podiumRow = z.object({
  user_id: z.int(),
  user: personShort,
  final_position: z.int(),
  final_score: total,
})
export type PodiumRow = z.output<typeof podiumRow>

const chartTrick = z.object({
  short_name: z.string(),
  level: z.int(),
  grab: z.nullable(z.int()),
  variation: z.int(),
  dub: z.int(),
  points: fraction,
  /** Counts the combos of the round from 1; 0: a single trick. */
  combo: z.int(),
})
export type ChartTrick = z.output<typeof chartTrick>

/** The first three places have the round of the final score, its tricks in the order performed; other places have null. */
const podiumPlace = z.extend(podiumRow, {
  round: z.nullable(z.object({ id: z.int(), tricks: z.array(chartTrick) })),
})
export type PodiumPlaceRow = z.output<typeof podiumPlace>

const competitionListRow = z.extend(competitionHeader, {
  athletes_summary: z.nullable(athletesSummary),
  /** The viewer's own entries and the judges. */
  competition_users: z.array(
    z.object({ id: z.int(), role_id: z.int(), status_id: z.int(), user: personShort }),
  ),
  /** In a started competition: the athletes being recorded; null in live events that do not contain them. */
  recording: z.nullable(z.array(personShort)),
  /** In a finished competition: the first three; null in live events that do not contain them. */
  podiums: z.nullable(z.array(podiumRow)),
  /** The event whose division this is; always null in live events. */
  event: z.nullable(eventShort),
})
export type CompetitionListRow = z.output<typeof competitionListRow>

const roundSize = z.object({ id: z.int(), name: z.string(), athlete_count: z.int() })

const formAnswer = {
  name: z.string(),
  type_id: z.nullable(z.int()),
  rule_id: z.nullable(z.int()),
  country_id: z.nullable(z.int()),
  location: z.nullable(z.string()),
  date_start: z.nullable(z.string()),
  date_end: z.nullable(z.string()),
  time_zone: z.string(),
  img_path: z.nullable(z.string()),
  is_vs: z.nullable(flag),
  is_open: z.nullable(flag),
  registration_opens_at: z.nullable(z.string()),
  registration_closes_at: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  category: z.nullable(z.string()),
  participant_size: z.nullable(z.string()),
  is_qualification_dual: flag,
  round_size_id: z.array(z.int()),
  judges: z.nullable(z.int()),
  inquiry_minutes: z.int(),
  seal_by: z.string(),
  judging: z.string(),
  days_online: z.nullable(z.int()),
  fees: z.int(),
  prize_amount_total: z.int(),
  prize_places: z.int(),
  url_event: z.nullable(z.string()),
  url_social: z.nullable(z.string()),
  line_length_m: z.nullable(z.number()),
  line_height_m: z.nullable(z.number()),
  anchor_type: z.nullable(z.string()),
  tension_system: z.nullable(z.string()),
  mat_height_cm: z.nullable(z.int()),
  mat_used: z.nullable(z.boolean()),
  frame_used: z.nullable(z.boolean()),
  eligibility: z.nullable(eligibility),
} satisfies Record<FormField, unknown>

export const competitionDetail = z.extend(competitionHeader, {
  ...formAnswer,
  /** Rises each time the form is saved. */
  version: z.int(),
  organizer: personShort,
  round_sizes: z.array(roundSize),
  prize_amount_first: z.int(),
  prize_amount_second: z.int(),
  prize_amount_third: z.int(),
  prize_amount_fourth: z.int(),
  competition_users: z.array(competitionUser),
  rounds: z.array(roundRow),
  podiums: z.array(podiumPlace),
  athletes_summary: z.nullable(athletesSummary),
})
export type CompetitionDetail = z.output<typeof competitionDetail>

const stageList = describedAs(
  { type: 'array', items: { type: 'integer', enum: [1, 2, 3, 4, 5] } },
  after(
    (value) => {
      const list = value === undefined || value === null || value === '' ? [] : [value].flat()
      return list.map((item: unknown) =>
        numberFromText(typeof item === 'object' && item !== null && 'id' in item ? item.id : item),
      )
    },
    z.custom<StageId[]>(
      (list) => Array.isArray(list) && list.every((stage) => [1, 2, 3, 4, 5].includes(stage)),
      'unknown-stage',
    ),
  ),
)

/** '' means 0. "12.500" has a dot for thousands, as the form shows it (competition-form §6); "12.50" is refused. */
const money = after((value) => {
  const hasDots = typeof value === 'string' && /^\d{1,3}(\.\d{3})+$/.test(value)
  return numberFromText(hasDots ? value.replaceAll('.', '') : value)
}, optionalInt)

const web = emptyAsNull(link(2000))
const packSizes = ['small', 'medium', 'big'] as const
const packSizeOf = new Map<unknown, string>(packSizes.map((size, index) => [index + 1, size]))

const eligibilityInput = z.object(
  {
    gender: emptyAsNull(z.enum(personGenders, 'not-offered')),
    level_at_least: emptyAsNull(after(numberFromText, z.literal(trickLevels, 'not-offered'))),
    results_of: after((value) => value ?? [], listOf(id, { most: 50 })),
    best: emptyAsNull(
      after(
        numberFromText,
        z.int('not-a-number').check(z.minimum(1, 'too-small'), z.maximum(1000, 'too-large')),
      ),
    ),
  },
  'invalid',
)

/** How a client may send each field; absent keeps the stored value, empty clears it. competition-form.ts checks the values. */
const formSpelling = {
  name: z.optional(optionalTitle(120)),
  type_id: z.optional(optionalInt),
  rule_id: z.optional(optionalInt),
  country_id: z.optional(optionalInt),
  location: z.optional(optionalText(300)),
  /** `yyyy-mm-dd HH:mm` in `time_zone`, or ISO 8601. */
  date_start: z.optional(optionalText(40)),
  date_end: z.optional(optionalText(40)),
  time_zone: z.optional(optionalText(60)),
  img_path: z.optional(optionalText(500)),
  is_vs: z.optional(optionalFlag),
  is_open: z.optional(optionalFlag),
  registration_opens_at: z.optional(optionalText(40)),
  registration_closes_at: z.optional(optionalText(40)),
  gender: z.optional(optionalText()),
  category: z.optional(optionalText()),
  /** 1, 2 and 3 are accepted as small, medium and big. */
  participant_size: z.optional(
    after(
      (value) => packSizeOf.get(numberFromText(value)) ?? value,
      emptyAsNull(z.enum(packSizes, 'not-offered')),
    ),
  ),
  is_qualification_dual: z.optional(optionalFlag),
  round_size_id: z.optional(stageList),
  judges: z.optional(optionalInt),
  inquiry_minutes: z.optional(optionalInt),
  seal_by: z.optional(optionalText()),
  judging: z.optional(optionalText()),
  days_online: z.optional(optionalInt),
  fees: z.optional(money),
  prize_amount_total: z.optional(money),
  /** 4: 40, 30, 20 and 10 %; 3: 50, 30 and 20 %. If absent and the fourth prize is 0, it is 3. */
  prize_places: z.optional(optionalInt),
  url_event: z.optional(web),
  url_social: z.optional(web),
  line_length_m: z.optional(optionalNumber),
  line_height_m: z.optional(optionalNumber),
  anchor_type: z.optional(optionalText()),
  tension_system: z.optional(optionalText()),
  mat_height_cm: z.optional(optionalNumber),
  mat_used: z.optional(optionalFlag),
  frame_used: z.optional(optionalFlag),
  eligibility: z.optional(emptyAsNull(eligibilityInput)),
} satisfies Record<FormField, unknown>

export const competitionForm = z.object({
  ...formSpelling,
  prize_amount_fourth: z.optional(emptyAsNull(z.union([z.number(), text(40)], 'not-a-number'))),
})
export type CompetitionFormInput = z.output<typeof competitionForm>

/** The version that was opened in the form; answers 409 if another one is stored. */
const version = z.optional(optionalInt)

const saved = z.object({ competition: competitionDetail })

export const lookups = call({
  ...calls.lookups,
  access: 'signed-in',
  reply: z.object({
    round_sizes: z.array(roundSize),
    rules: z.array(idAndName),
    /** `disabled`: the form shows the type, but nobody can choose it. */
    types: z.array(z.extend(idAndName, { disabled: z.boolean() })),
  }),
  summary: 'Stages, rules and types for the form.',
})

export const listCompetitions = call({
  ...calls.listCompetitions,
  access: 'signed-in',
  reply: z.array(competitionListRow),
  summary: 'The competitions the asker may see, sorted by status.',
})

export const getCompetition = call({
  ...calls.getCompetition,
  access: 'signed-in',
  params: idParams,
  reply: saved,
  summary: 'One competition with its entries, rounds and podium, as far as the asker may see them.',
})

export const storeCompetition = call({
  ...calls.storeCompetition,
  access: 'signed-in',
  scopes: ['organize'],
  body: z.object({ formCreate: competitionForm }),
  reply: saved,
  summary: 'An organizer creates a competition; incomplete ones are drafts.',
})

export const updateCompetition = call({
  ...calls.updateCompetition,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  body: z.object({ formUpdate: z.extend(competitionForm, { version }), version }),
  reply: saved,
  summary: 'The owner edits a competition that is not approved yet.',
})

export const deleteCompetition = call({
  ...calls.deleteCompetition,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  reply: successReply,
  summary: 'The owner deletes a competition that is not published yet.',
})

export const copyCompetition = call({
  ...calls.copyCompetition,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  reply: saved,
  summary: 'The owner makes a new draft of it, without people, dates and results.',
})

export const reasonBody = z.object({ reason: note(1000) })

export const returnCompetition = call({
  ...calls.returnCompetition,
  access: 'signed-in',
  params: idParams,
  body: reasonBody,
  reply: saved,
  summary: 'A supervisor gives a complete competition back to its owner, with the reason.',
})

const start = {
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  reply: saved,
  summary: 'The owner starts a published competition; the first rounds are created.',
} as const
export const startCompetition = call({ ...calls.startCompetition, ...start })
export const startCompetitionPost = call({ ...calls.startCompetitionPost, ...start })

export const undoAdvanceBody = z.object({
  /** The phase to reopen: the one before the current phase, or the last one after the podium. */
  round_number: id,
  /** Required except in a preview. */
  reason: z.optional(z.nullable(note(1000))),
  preview: z.optional(optionalFlag),
})

export const undoAdvance = call({
  ...calls.undoAdvance,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  body: undoAdvanceBody,
  reply: z.object({
    competition: z.optional(competitionDetail),
    /** Only in a preview. */
    touches: z.optional(z.object({ rounds: z.int(), scored: z.int(), published: z.int(), people: z.int() })),
    sentences: z.optional(z.array(z.string())),
  }),
  summary: 'The owner takes the latest advance back, with a reason; with preview, what that touches.',
})

export const uploadImage = call({
  ...calls.uploadImage,
  access: 'signed-in',
  scopes: ['organize'],
  takesPicture: true,
  body: z.object({ store: z.literal('competitions_banners', 'not-offered') }),
  reply: z.object({ path: z.string() }),
  summary: 'An image, re-encoded to 1280 x 720 JPEG.',
})

const liveListRow = z.extend(competitionHeader, {
  recording: z.array(personShort),
  /** The current phase with its number of judged rounds; null if there is none. */
  phase: z.nullable(
    z.object({ round_number: z.int(), round_name: z.string(), judged: z.int(), rounds: z.int() }),
  ),
  /** The first three of the phase published last; empty where athletes ride in pairs. */
  leaders: z.array(
    z.object({ user: personShort, rank: z.nullable(z.int()), total_score: z.nullable(total) }),
  ),
  /** In a stage of pairs: the current pair, and when the next of the two will start. */
  pair: z.nullable(
    z.object({
      a: personShort,
      b: personShort,
      doing: z.enum(['a', 'b', 'next', 'judges']),
      about: optionalInstant,
    }),
  ),
  /** A result of the last published stage of pairs. */
  last_pair: z.nullable(
    z.object({
      winner: personShort,
      loser: personShort,
      /** The winner's score first. */
      scores: z.tuple([total, total]),
      round_name: z.string(),
    }),
  ),
  /** In a published competition: how many athletes have a place. */
  entries_approved: z.nullable(z.int()),
  /** In a finished competition; the winner's place has the tricks of the deciding round. */
  podiums: z.array(podiumPlace),
})
export type LiveListRow = z.output<typeof liveListRow>

const listedEvent = z.extend(eventShort, {
  /** All published divisions, in the order they were created. */
  divisions: z.array(z.object({ id: z.int(), name: z.string(), status_id: z.int() })),
})
export type ListedEvent = z.output<typeof listedEvent>

export const liveList = call({
  ...calls.liveList,
  access: 'anyone',
  reply: z.object({
    /** Started competitions, latest first. */
    now: z.array(liveListRow),
    /** Published competitions, soonest first, at most 12; an event counts as one and shows at most 4 divisions. */
    next: z.array(liveListRow),
    /** Finished competitions, latest first, at most 12. */
    latest: z.array(liveListRow),
    /** The events with a division in these lists. */
    events: z.array(listedEvent),
  }),
  summary: 'What everyone may follow: what runs now, what comes, and the latest podiums.',
})

export const liveDetail = z.extend(competitionDetail, {
  competition_users: z.array(liveCompetitionUser),
  rounds: z.array(liveRound),
  /** How many athletes registered when no place was left. */
  waiting: z.int(),
  /** In a finished competition: the round with the highest score, drawn like those of the podium. */
  best_round: z.nullable(z.object({ id: z.int(), tricks: z.array(chartTrick) })),
  /** All phases in order; `about`: when a coming one is expected to start, if that is known. */
  phases: z.array(z.object({ round_number: z.int(), round_name: z.string(), about: optionalInstant })),
})
export type LiveDetail = z.output<typeof liveDetail>

/** The competition for visitors: only what is published, without contact data (who-sees-what §6). */
export const liveCompetition = call({
  ...calls.liveCompetition,
  access: 'anyone',
  params: idParams,
  reply: z.object({ competition: liveDetail }),
  summary: 'A published competition as everyone may see it, without signing in.',
})
