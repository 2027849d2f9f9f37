/** The world ranking, where an admin switched it on (ranking §1 to §4). */
import { rankingFormulas, rankingLevels, rankingPeriods } from './ranking-choices.ts'
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/ranking.ts'
import { emptyAsNull, pageInfo, pageQuery } from './fields.ts'
import { personShort } from './people.ts'

export const rankedPerPage = 100
/** How many places at a coming competition are computed. */
export const placesShown = 3

const genders = ['female', 'male', 'mixed'] as const
const categories = ['international', 'national', 'team'] as const
const level = z.enum(rankingLevels)

const row = z.object({
  rank: z.int(),
  user: z.extend(personShort, {
    /** Whether the athlete has a public page (ranking §5). */
    is_public: z.boolean(),
  }),
  points: z.int(),
  /** Ranks gained since the day before `since`; null: the athlete is new. */
  change: z.nullable(z.int()),
  /** At most two results, best first. `sentence`: why each brought its points, in the language of the request. */
  counts: z.array(
    z.object({
      competition_id: z.int(),
      name: z.string(),
      day: z.string(),
      place: z.int(),
      points: z.int(),
      sentence: z.string(),
    }),
  ),
  /** What the athlete would have with a place at `next`; empty without `next`. */
  next: z.array(z.object({ place: z.int(), points: z.int(), rank: z.int() })),
})
export type RankingPageRow = z.output<typeof row>

export const readRanking = call({
  ...calls.readRanking,
  access: 'anyone',
  query: z.extend(pageQuery, {
    /** Gender of the competitions. Without it and `category`: the table in which a result counted last. */
    gender: z.optional(emptyAsNull(z.enum(genders, 'not-offered'))),
    category: z.optional(emptyAsNull(z.enum(categories, 'not-offered'))),
    formula: z.optional(emptyAsNull(z.enum(rankingFormulas, 'not-offered'))),
    period: z.optional(emptyAsNull(z.enum(rankingPeriods, 'not-offered'))),
    /** yyyy-mm-dd, not after today; absent: today. */
    at: z.optional(emptyAsNull(z.iso.date('not-a-date'))),
  }),
  reply: z.extend(pageInfo, {
    gender: z.enum(genders),
    category: z.enum(categories),
    formula: z.enum(rankingFormulas),
    /** `source`: where the formula's numbers come from. */
    formulas: z.array(z.object({ id: z.enum(rankingFormulas), source: z.string() })),
    period: z.enum(rankingPeriods),
    at: z.string(),
    /** Day of the last competition that counts; null: there is none. */
    since: z.nullable(z.string()),
    /** The tables that have results. */
    tables: z.array(z.object({ gender: z.enum(genders), category: z.enum(categories) })),
    /** The next competition of this table, seen from today; null: there is none, or another day is asked for. */
    next: z.nullable(
      z.object({
        competition_id: z.int(),
        name: z.string(),
        date_start_at: z.nullable(z.string()),
        time_zone: z.string(),
        level,
        /** Approved athletes; the number of places while fewer are approved than the level needs. */
        field: z.int(),
        places: z.array(z.object({ place: z.int(), points: z.int() })),
      }),
    ),
    rows: z.array(row),
  }),
  summary: 'The world ranking of a gender and a category, as of any day.',
})
