/** The training list: one's own rounds (calls §12). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { named } from './fields.ts'
import { roundRow } from './rounds.ts'

/** A card of the training list: one's own training and competition rounds. */
export const trainingRound = z.extend(roundRow, { competition: z.nullable(named) })

export type TrainingRound = z.output<typeof trainingRound>

export const trainingList = call({
  method: 'GET',
  path: '/training/list',
  access: 'signed-in',
  reply: z.array(trainingRound),
  summary: "One's own rounds: training, and those of competitions.",
})
