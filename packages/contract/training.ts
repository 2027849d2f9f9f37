/** The training list: one's own rounds (calls §12). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { idAndName } from './fields.ts'
import { roundRow } from './rounds.ts'

/** A card of the training list: one's own training and competition rounds. */
export const trainingRound = z.extend(roundRow, { competition: z.nullable(idAndName) })

export type TrainingRound = z.output<typeof trainingRound>

/** A trick as it is drawn: nothing of it is named. */
const listedTrick = z.object({
  level: z.int(),
  /** What it counts; null where that is not to be seen. */
  points: z.nullable(z.number()),
  grab: z.nullable(z.int()),
  dub: z.int(),
  /** Counts the combos of the round from 1; 0: a single. */
  combo: z.int(),
  /** Of the video. */
  second: z.nullable(z.number()),
})
export type UnnamedChartTrick = z.output<typeof listedTrick>

/** So many tricks of a round, and so many rounds, are drawn: the list stays of a size that a phone can load. */
export const chartLimits = { tricks: 100, rounds: 100 } as const

const listedRound = z.extend(trainingRound, {
  /** In the order performed, the first hundred; null of older rounds. */
  line: z.nullable(z.array(listedTrick)),
})
export type ListedRound = z.output<typeof listedRound>

export const trainingList = call({
  method: 'GET',
  path: '/training/list',
  access: 'signed-in',
  reply: z.array(listedRound),
  summary: "One's own rounds: training, and those of competitions.",
})
