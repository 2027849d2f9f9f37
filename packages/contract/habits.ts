/**
 * What an athlete does often: what a judging screen proposes next. To others it tells of published rounds, to the athlete
 * of all of his or her own whose tricks are to be seen.
 */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { idParams } from './fields.ts'

const performed = {
  /** The trick's, in the catalogue. */
  id: z.int(),
  /** 0 none, 1 FS, 2 BS. */
  variation: z.int(),
  grab: z.nullable(z.int()),
  /** How often. */
  times: z.int(),
}

const habits = z.object({
  /** The most frequent ones first, at most 60. */
  tricks: z.array(z.object(performed)),
  /** What was done right after another trick, the most frequent ones first, at most 300. */
  pairs: z.array(z.object({ ...performed, after_id: z.int() })),
  /** The grabs of the competitions that the athlete rides in, in published rounds, the most frequent ones first, at most 8. */
  grabs: z.array(z.object({ grab: z.int(), times: z.int() })),
  /** How many tricks of each level there are in all. */
  levels: z.array(z.object({ level_id: z.int(), times: z.int() })),
})

export type Habits = z.output<typeof habits>

export const athleteHabits = call({
  method: 'GET',
  path: '/athletes/:id/habits',
  access: 'signed-in',
  params: idParams,
  reply: z.object({ habits }),
  summary:
    "What an athlete's published rounds, or all of one's own, are made of: tricks, what follows what, levels.",
})
