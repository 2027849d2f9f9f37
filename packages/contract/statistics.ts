/** What rounds are made of, over those of an athlete or of a competition that the asker may know of (calls §15). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { idParams, instantOrDay, idAndName, emptyAsNull } from './fields.ts'
import { personShort } from './people.ts'

const trick = z.object({
  /** The trick's, in the catalogue. */
  id: z.int(),
  name: z.string(),
  short_name: z.string(),
  /** With nothing but what its counter tells apart: a grab, a dub, a side. */
  variation: z.literal([0, 1, 2]),
  grab: z.nullable(z.int()),
  dub: z.literal([0, 1, 2, 3]),
})

const counter = z.object({
  total: z.int(),
  /** The most frequent ones first, at most 100. `tricks`: one, or those of a combo in the order performed. */
  names: z.array(z.object({ tricks: z.array(trick), times: z.int() })),
})

const round = z.object({
  id: z.int(),
  /** When it was judged, or saved. */
  at: z.string(),
  is_published: z.boolean(),
  rule: idAndName,
  user_id: z.int(),
  /** null: a training round. */
  competition_id: z.nullable(z.int()),
  round_number: z.int(),
  round_name: z.nullable(z.string()),
  /** How many tricks it has, and how many of them with a grab. */
  tricks: z.int(),
  grabs: z.int(),
  /** null: not to be seen yet. */
  total_score: z.nullable(z.number()),
  style_percent: z.nullable(z.int()),
  variety_points: z.nullable(z.int()),
})

const statistics = z.object({
  counters: z.object({
    fs: counter,
    bs: counter,
    grabs: counter,
    dubs: counter,
    unique_tricks: counter,
    tricks: counter,
    combos: counter,
    /** Of these, by 6 tricks or more, by a last trick that ends on the feet, by both. */
    combos_6: counter,
    combos_feet: counter,
    combos_feet_6: counter,
  }),
  /** How many tricks there are of each that occurs. */
  levels: z.array(z.object({ level_id: z.int(), times: z.int() })),
  categories: z.array(z.object({ categorie_id: z.int(), times: z.int() })),
  /** All the rounds that are counted, from the oldest on. */
  progress: z.array(round),
  /** Of these rounds, each once. */
  athletes: z.array(personShort),
  competitions: z.array(idAndName),
  /** Each trick in the oldest round in which it was landed, without a dub, where that is one of these. */
  first_landed: z.array(z.object({ trick, round_id: z.int() })),
  /** The tricks, by id, that had been landed before the period. */
  landed_before: z.array(z.int()),
  /** The ten that brought most, of rounds whose score is to be seen. */
  best_combos: z.array(z.object({ tricks: z.array(trick), points: z.number(), round_id: z.int() })),
})

/** Of these rounds, from the oldest on; each is in `progress`. */
const roundIds = z.array(z.int())

const bestRound = z.object({ total_score: z.number(), round_id: z.int() })

/** What stands out in the rounds of an athlete, each with the rounds that it comes from. */
const highlights = z.object({
  /** The highest total under each rule; `published`: of the published rounds, where one's own include others. */
  best_per_rule: z.array(z.extend(bestRound, { rule: idAndName, published: z.nullable(bestRound) })),
  /** The rounds that were better than every earlier one under their rule. */
  personal_bests: roundIds,
  /** Landed without a dub: the one of highest value. */
  hardest_trick: z.nullable(z.object({ trick, level_id: z.int(), value: z.number(), round_ids: roundIds })),
  /** The most frequent one, performed twice or more. */
  favourite_combo: z.nullable(z.object({ tricks: z.array(trick), times: z.int(), round_ids: roundIds })),
  /** Of each level that occurs the rounds that have a trick of it. */
  levels: z.array(z.object({ level_id: z.int(), round_ids: roundIds })),
  /** The latest first; finished ones with the place there, of how many. */
  competitions: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      date_start: z.nullable(z.string()),
      final_position: z.nullable(z.int()),
      final_score: z.nullable(z.number()),
      ranked: z.int(),
      round_ids: roundIds,
    }),
  ),
})

/** The first and the last moment of the rounds that are counted; without one of them as far as they go. */
const period = z.object({
  from: z.optional(emptyAsNull(instantOrDay('start of the day'))),
  to: z.optional(emptyAsNull(instantOrDay('end of the day'))),
})

export type Period = z.output<typeof period>
export type CountedTrick = z.output<typeof trick>
export type CountedRound = z.output<typeof round>
export type Statistics = z.output<typeof statistics>
export type Highlights = z.output<typeof highlights>

export const athleteStatistics = call({
  method: 'GET',
  path: '/statistics/athlete/:id',
  access: 'signed-in',
  params: idParams,
  query: period,
  reply: z.object({ athlete: personShort, statistics, highlights }),
  summary: "What an athlete's published rounds, or all of one's own, are made of.",
})

export const competitionStatistics = call({
  method: 'GET',
  path: '/statistics/competition/:id',
  access: 'signed-in',
  params: idParams,
  query: period,
  reply: z.object({ competition: idAndName, statistics }),
  summary: "What a competition's published rounds are made of, and one's own that are judged.",
})
