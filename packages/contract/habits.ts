/**
 * Tricks that an athlete performs often, which the judging screen offers. They come from published rounds; the athletes
 * themselves get all their rounds with visible tricks.
 */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/habits.ts'
import { total } from './decimals.ts'
import { idParams } from './fields.ts'

const performed = {
  id: z.int(),
  /** 0 none, 1 FS, 2 BS. */
  variation: z.int(),
  grab: z.nullable(z.int()),
  times: z.int(),
}

const habits = z.object({
  /** Most frequent first, at most 60. */
  tricks: z.array(z.object(performed)),
  /** The trick after `after_id`; most frequent first, at most 300. */
  pairs: z.array(z.object({ ...performed, after_id: z.int() })),
  /** From published rounds in the athlete's competitions; most frequent first, at most 8. */
  grabs: z.array(z.object({ grab: z.int(), times: z.int() })),
  levels: z.array(z.object({ level_id: z.int(), times: z.int() })),
  /** From published rounds that count, by rule. */
  totals: z.array(z.object({ rule_id: z.int(), rounds: z.int(), lowest: total, highest: total })),
})

export type Habits = z.output<typeof habits>

export const athleteHabits = call({
  ...calls.athleteHabits,
  access: 'signed-in',
  params: idParams,
  reply: z.object({ habits }),
  summary:
    "What an athlete's published rounds, or all of one's own, are made of: tricks, what follows what, levels, totals.",
})
