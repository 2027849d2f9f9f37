/** What rounds are made of, over those of an athlete or of a competition that the asker may know of (calls §15). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { idParams, named } from './fields.ts'
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
  /** null: not to be seen yet. */
  total_score: z.nullable(z.number()),
  rule: named,
  user: personShort,
  competition: z.nullable(named),
  round_number: z.int(),
  round_name: z.nullable(z.string()),
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
  /** Each trick in the oldest of these rounds that has it. */
  first_landed: z.array(z.object({ trick, round_id: z.int() })),
  /** The ten that brought most, of rounds whose score is to be seen. */
  best_combos: z.array(z.object({ tricks: z.array(trick), points: z.number(), round_id: z.int() })),
})

export type CountedTrick = z.output<typeof trick>
export type CountedRound = z.output<typeof round>
export type Statistics = z.output<typeof statistics>

export const athleteStatistics = call({
  method: 'GET',
  path: '/statistics/athlete/:id',
  access: 'signed-in',
  params: idParams,
  reply: z.object({ athlete: personShort, statistics }),
  summary: "What an athlete's published rounds, or all of one's own, are made of.",
})

export const competitionStatistics = call({
  method: 'GET',
  path: '/statistics/competition/:id',
  access: 'signed-in',
  params: idParams,
  reply: z.object({ competition: named, statistics }),
  summary: "What a competition's published rounds are made of, and one's own that are judged.",
})
