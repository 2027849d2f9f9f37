/** Home: what waits for a person, the figures of the dashboard, and the test channel (calls §14). */
import * as z from 'zod/mini'
import { call, type ReplyOf } from './call.ts'
import { competitionHeader } from './competitions.ts'
import { idAndName, successReply, text } from './fields.ts'
import { trainingRound } from './training.ts'

/** Nothing waits twice: what can be done about it is done with the row that is named here. */
const waiting = z.object({
  /** One's own judged rounds, the longest waiting first. */
  rounds_to_review: z.array(trainingRound),
  /** Held by oneself, then recorded ones, in run order. */
  rounds_to_judge: z.array(trainingRound),
  invitations: z.array(z.object({ entry_id: z.int(), role_id: z.int(), competition: competitionHeader })),
  /** Of one's own competitions: how many are pending. */
  entries_to_approve: z.array(z.object({ competition: idAndName, athletes: z.int(), judges: z.int() })),
  /** For supervisors. */
  competitions_to_approve: z.array(competitionHeader),
  /** For admins: how many are open. */
  role_requests: z.int(),
})
export type HomeTasks = z.output<typeof waiting>

const dashboard = z.object({
  /** One's own, of training and of competitions, that are not published. */
  saved_rounds: z.int(),
  published_rounds: z.int(),
  /** That one organizes, judges or takes part in. */
  competitions: z.int(),
})

export const home = call({
  method: 'GET',
  path: '/home',
  access: 'signed-in',
  reply: z.object({
    waiting,
    dashboard,
    /** Started competitions that one judges or competes in: their channels tell when something new waits. */
    running: z.array(z.extend(idAndName, { judges: z.boolean() })),
  }),
  summary: 'What waits for the person, and the figures of the dashboard.',
})
export type Home = ReplyOf<typeof home>

export const sayHelloBody = z.object({ message: text(200) })

export const sayHello = call({
  method: 'POST',
  path: '/test-event',
  access: 'signed-in',
  body: sayHelloBody,
  reply: successReply,
  summary: 'Admin: sends a TestEvent to everybody on the test channel.',
})
