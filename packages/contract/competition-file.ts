/** A whole competition as one JSON file (calls §25), for other programs and other servers to read. */
import type { CompetitionStatus, EntryStatus, RoundStatus } from '@trickline/competition/statuses'
import * as z from 'zod/mini'
import { email, maxLength, minLength, mostItems } from './fields.ts'
import { visibleLine, visibleLines } from './visible-text.ts'

/** Raised when a field changes its meaning; the server reads only files of its own version. */
export const formatVersion = 1

const line = (most: number) =>
  z.string('not-text').check(
    z.refine((text) => visibleLine(text) === text, 'not-text'),
    maxLength(most, 'too-long'),
  )
const lines = (most: number) =>
  z.string('not-text').check(
    z.refine((text) => visibleLines(text) === text, 'not-text'),
    maxLength(most, 'too-long'),
  )
const word = <const Value extends string>(values: readonly Value[]) => z.enum(values, 'not-offered')
const whole = (least: number, most: number) =>
  z.int('not-a-number').check(z.minimum(least, 'too-small'), z.maximum(most, 'too-large'))
const amount = (most: number) =>
  z.number('not-a-number').check(z.minimum(0, 'too-small'), z.maximum(most, 'too-large'))
const instant = z.iso.datetime({ error: 'not-a-date' })
const flag = z.boolean('not-a-flag')
const rows = <Row extends z.ZodMiniType>(row: Row, most: number) =>
  z.array(row, 'required').check(mostItems(most))

/** Readable and unique within its list, e.g. `ana-ruiz`. */
const reference = z
  .string('required')
  .check(minLength(1, 'required'), maxLength(120, 'too-long'), z.regex(/^[a-z0-9-]+$/, 'invalid'))

const person = z.object({
  id: reference,
  /** Empty for a person invited by e-mail who has no account. */
  name: line(100),
  surname: line(100),
  username: z.nullable(line(30)),
  /** ISO 3166, two letters. */
  country: z.nullable(z.string('not-text').check(z.regex(/^[A-Z]{2}$/, 'unknown-country'))),
  /** Only in the full form, for people who registered, confirmed or were invited by e-mail. */
  email: z.optional(email),
})

const entry = z.object({
  person: reference,
  role: word(['athlete', 'judge']),
  status: word([
    'registered',
    'invited',
    'pending',
    'approved',
    'declined',
    'competing',
    'eliminated',
  ] satisfies EntryStatus[]),
  order_number: whole(0, 10_000),
  /** The place after qualifying; null for athletes who did not advance. */
  seed: z.nullable(whole(1, 1000)),
  /** Only in the full form. */
  fees_paid: z.optional(flag),
})

const catalogueTrick = z.object({
  id: reference,
  /** The id in the catalogue of the server that made the file. */
  catalogue_id: whole(1, 2 ** 31 - 1),
  name: line(200),
  short_name: line(100),
  /** 1 to 11. */
  category: whole(1, 11),
  /** 1 ends on the feet, 2 does not. */
  type: whole(1, 2),
  level: whole(1, 4),
  creator: z.nullable(line(200)),
  /** The value that counted in the rounds that refer to this trick. */
  value: amount(1000),
})

const performedTrick = z.object({
  trick: reference,
  /** Consecutive tricks with the same number form a combo; null: a single trick. */
  combo: z.nullable(whole(1, 1000)),
  variation: z.nullable(word(['FS', 'BS'])),
  /** 1 to 33, null: none. */
  grab: z.nullable(whole(1, 33)),
  dub_percent: z.literal([0, 20, 50, 80], 'unknown-dub'),
  points: z.nullable(z.number('not-a-number')),
  video_second: z.nullable(amount(1_000_000)),
})

const round = z.object({
  id: reference,
  athlete: reference,
  judge: z.nullable(reference),
  /** The number of a phase in `phases`. */
  phase: whole(1, 10),
  run_order: whole(0, 10_000),
  vs_group: z.nullable(line(10)),
  vs_match_number: z.nullable(whole(1, 1000)),
  is_vs_winner: z.nullable(flag),
  status: word([
    'pending',
    'recording',
    'recorded',
    'scoring',
    'completed',
    'review',
    'disqualified',
    'injured',
    'published',
  ] satisfies RoundStatus[]),
  out: z.nullable(word(['disqualified', 'injured'])),
  recording_start_at: z.nullable(instant),
  recording_end_at: z.nullable(instant),
  completed_at: z.nullable(instant),
  published_at: z.nullable(instant),
  /** In the public form the fields below are null, and `tricks` is empty, unless the round is published. */
  video_link: z.nullable(line(500)),
  judge_comment: z.nullable(lines(2000)),
  athlete_comment: z.nullable(lines(2000)),
  score: z.nullable(z.number('not-a-number')),
  style_percent: z.nullable(whole(0, 100)),
  variety_points: z.nullable(whole(0, 10_000)),
  total_score: z.nullable(z.number('not-a-number')),
  tricks: rows(performedTrick, 1000),
})

const competition = z.object({
  name: line(120).check(minLength(1, 'required')),
  status: word([
    'registered',
    'pending',
    'approved',
    'published',
    'started',
    'finished',
  ] satisfies CompetitionStatus[]),
  /** ISO 3166, two letters. */
  country: z.nullable(z.string('not-text').check(z.regex(/^[A-Z]{2}$/, 'unknown-country'))),
  location: z.nullable(line(300)),
  time_zone: line(60),
  starts_at: z.nullable(instant),
  ends_at: z.nullable(instant),
  registration_opens_at: z.nullable(instant),
  registration_closes_at: z.nullable(instant),
  started_at: z.nullable(instant),
  finished_at: z.nullable(instant),
  type: z.nullable(word(['online', 'live'])),
  mode: z.nullable(word(['vs', 'scoring'])),
  is_open: z.nullable(flag),
  gender: z.nullable(word(['male', 'female', 'mixed'])),
  category: z.nullable(word(['national', 'international', 'team'])),
  participant_size: z.nullable(word(['small', 'medium', 'big'])),
  is_qualification_dual: flag,
  /** From the largest stage to the final: 5 sixteenthfinal, 4 eighthfinal, 3 quarterfinal, 2 semifinal, 1 final. */
  stages: z.array(z.literal([1, 2, 3, 4, 5], 'unknown-stage')).check(mostItems(5)),
  judges: z.nullable(whole(1, 6)),
  days_online: z.nullable(z.literal([10, 15, 20, 30], 'not-offered')),
  fees: whole(0, 250_000),
  prize_amount_total: whole(0, 1_000_000_000),
  prize_places: z.literal([3, 4], 'not-offered'),
  url_event: z.nullable(line(2000)),
  url_social: z.nullable(line(2000)),
  line_length_m: z.nullable(amount(100)),
  line_height_m: z.nullable(amount(5)),
  anchor_type: z.nullable(word(['tree', 'bar', 'a-frame', 'truck', 'wall', 'other'])),
  tension_system: z.nullable(word(['ratchet', 'pulley', 'lever-hoist', 'hydraulic', 'other'])),
  mat_height_cm: z.nullable(whole(0, 200)),
  mat_used: z.nullable(flag),
  frame_used: z.nullable(flag),
})

export const competitionFile = z.object({
  $schema: z.optional(z.string()),
  format: z.literal('trickline-competition', 'not-offered'),
  format_version: z.literal(formatVersion, 'not-offered'),
  /** `full`: everything, for the owner; `public`: what everybody may see. */
  form: word(['public', 'full']),
  exported_at: instant,
  source: z.object({
    /** Address of the competition's public page, by which an import recognizes the same competition. */
    url: line(2000),
    competition_id: whole(1, 2 ** 31 - 1),
    software: line(100),
  }),
  rule: z.nullable(z.object({ id: whole(1, 1000), name: line(100) })),
  catalogue: z.object({
    /** Identifies all tricks of the server together: it changes when any of them does. */
    version: line(64),
    /** The tricks that rounds refer to; a trick that counted with two values appears twice. */
    tricks: rows(catalogueTrick, 5000),
  }),
  competition,
  people: rows(person, 2000),
  entries: rows(entry, 2000),
  phases: rows(
    z.object({
      number: whole(1, 10),
      name: line(60),
      stage: z.nullable(z.literal([1, 2, 3, 4, 5], 'unknown-stage')),
    }),
    10,
  ),
  rounds: rows(round, 5000),
  podium: rows(
    z.object({ place: whole(1, 2000), athlete: reference, score: z.number('not-a-number') }),
    2000,
  ),
})
export type CompetitionFile = z.output<typeof competitionFile>
