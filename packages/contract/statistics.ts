/** Statistics of the rounds of an athlete or a competition that the viewer may see (calls §15). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/statistics.ts'
import { fraction, total } from './decimals.ts'
import { emptyAsNull, idAndName, idParams, instantOrDay } from './fields.ts'
import { personShort } from './people.ts'

const trick = z.object({
  id: z.int(),
  name: z.string(),
  short_name: z.string(),
  /** Grab, dub and side are set only where the counter distinguishes them. */
  variation: z.literal([0, 1, 2]),
  grab: z.nullable(z.int()),
  dub: z.literal([0, 1, 2, 3]),
})

const counter = z.object({
  total: z.int(),
  /** Most frequent first, at most 100. `tricks`: one trick, or those of a combo in the order performed. */
  names: z.array(z.object({ tricks: z.array(trick), times: z.int() })),
})

const round = z.object({
  id: z.int(),
  /** When the round was judged or saved. */
  at: z.string(),
  is_published: z.boolean(),
  rule: idAndName,
  user_id: z.int(),
  competition_id: z.nullable(z.int()),
  round_number: z.int(),
  round_name: z.nullable(z.string()),
  /** `grabs`: number of tricks with a grab. */
  tricks: z.int(),
  grabs: z.int(),
  /** null where the viewer may not see it. */
  total_score: z.nullable(total),
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
    /** Combos of at least 6 tricks, combos that end on the feet, and combos with both. */
    combos_6: counter,
    combos_feet: counter,
    combos_feet_6: counter,
  }),
  /** Tricks per level and category; only those that occur. */
  levels: z.array(z.object({ level_id: z.int(), times: z.int() })),
  categories: z.array(z.object({ categorie_id: z.int(), times: z.int() })),
  /** All counted rounds, oldest first. */
  progress: z.array(round),
  athletes: z.array(personShort),
  competitions: z.array(idAndName),
  /** Each trick whose oldest round, landed without a dub, is among these rounds. */
  first_landed: z.array(z.object({ trick, round_id: z.int() })),
  /** Ids of tricks landed before the period. */
  landed_before: z.array(z.int()),
  /** The ten combos with most points, from rounds with a visible score. */
  best_combos: z.array(z.object({ tricks: z.array(trick), points: fraction, round_id: z.int() })),
})

/** Ids in `progress`, oldest first. */
const roundIds = z.array(z.int())

const bestRound = z.object({ total_score: total, round_id: z.int() })

const highlights = z.object({
  /** `published`: the best published round, if the person's own rounds include unpublished ones. */
  best_per_rule: z.array(z.extend(bestRound, { rule: idAndName, published: z.nullable(bestRound) })),
  /** Rounds that beat all earlier ones under their rule. */
  personal_bests: roundIds,
  /** The highest value landed without a dub. */
  hardest_trick: z.nullable(z.object({ trick, level_id: z.int(), value: z.number(), round_ids: roundIds })),
  /** The combo performed most often, at least twice. */
  favourite_combo: z.nullable(z.object({ tricks: z.array(trick), times: z.int(), round_ids: roundIds })),
  levels: z.array(z.object({ level_id: z.int(), round_ids: roundIds })),
  /** Latest first; `final_position` out of `ranked` once the competition is finished. */
  competitions: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      date_start: z.nullable(z.string()),
      final_position: z.nullable(z.int()),
      final_score: z.nullable(total),
      ranked: z.int(),
      round_ids: roundIds,
    }),
  ),
  /** Latest first: competitions of which the person judged rounds, and how many of them are published. */
  judged: z.array(
    z.object({ id: z.int(), name: z.string(), date_start: z.nullable(z.string()), rounds: z.int() }),
  ),
})

/** First and last moment of the rounds that count; absent: no limit. */
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
  ...calls.athleteStatistics,
  access: 'signed-in',
  params: idParams,
  query: period,
  reply: z.object({ athlete: personShort, statistics, highlights }),
  summary: "What an athlete's published rounds, or all of one's own, are made of.",
})

export const competitionStatistics = call({
  ...calls.competitionStatistics,
  access: 'signed-in',
  params: idParams,
  query: period,
  reply: z.object({ competition: idAndName, statistics }),
  summary: "What a competition's published rounds are made of, and one's own that are judged.",
})
