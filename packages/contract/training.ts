/** The training list: the person's own rounds (calls §12). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/training.ts'
import { fraction } from './decimals.ts'
import { idAndName } from './fields.ts'
import { roundRow } from './rounds.ts'

export const trainingRound = z.extend(roundRow, { competition: z.nullable(idAndName) })

export type TrainingRound = z.output<typeof trainingRound>

const listedTrick = z.object({
  level: z.int(),
  /** null where the viewer may not see it. */
  points: z.nullable(fraction),
  grab: z.nullable(z.int()),
  dub: z.int(),
  /** Counts the combos of the round from 1; 0: a single trick. */
  combo: z.int(),
  second: z.nullable(fraction),
})
export type UnnamedChartTrick = z.output<typeof listedTrick>

/** Limits of the charts in the list, so that a phone can load it. */
export const chartLimits = { tricks: 100, rounds: 100 } as const

const listedRound = z.extend(trainingRound, {
  /** The first hundred tricks in the order performed; null for rounds after the first hundred. */
  line: z.nullable(z.array(listedTrick)),
})
export type ListedRound = z.output<typeof listedRound>

export const trainingList = call({
  ...calls.trainingList,
  access: 'signed-in',
  reply: z.array(listedRound),
  summary: "One's own rounds: training, and those of competitions.",
})
