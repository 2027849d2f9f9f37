/** Home: the tasks of a person, the figures of the dashboard, and the test channel (calls §14). */
import type { OrganizerStep } from '@trickline/competition/organizer-step'
import * as z from 'zod/mini'
import { call, type ReplyOf } from './call.ts'
import * as calls from './calls/home.ts'
import { competitionHeader } from './competitions.ts'
import { total } from './decimals.ts'
import { idAndName, successReply, text } from './fields.ts'
import { personShort } from './people.ts'
import { trainingRound } from './training.ts'

/** Each task appears once, with the row that it opens. */
const homeTasks = z.object({
  /** Own judged rounds, oldest first. */
  rounds_to_review: z.array(trainingRound),
  /** Rounds the person has claimed, then recorded ones, in running order. */
  rounds_to_judge: z.array(trainingRound),
  invitations: z.array(z.object({ entry_id: z.int(), role_id: z.int(), competition: competitionHeader })),
  entries_to_approve: z.array(z.object({ competition: idAndName, athletes: z.int(), judges: z.int() })),
  competitions_to_approve: z.array(competitionHeader),
  /** Number of open requests; for admins. */
  role_requests: z.int(),
})
export type HomeTasks = z.output<typeof homeTasks>

const dashboard = z.object({
  saved_rounds: z.int(),
  published_rounds: z.int(),
  /** Number of competitions that the person organizes, judges or takes part in. */
  competitions: z.int(),
})

const organizerSteps = [
  'publish-phase',
  'advance-phase',
  'start',
  'publish',
  'new-date',
  'complete',
] as const satisfies readonly OrganizerStep[]

const organized = z.object({
  competition: competitionHeader,
  /** What the organizer has to do next; null: nothing for now. */
  step: z.nullable(z.enum(organizerSteps)),
  entries_approved: z.int(),
  /** The current phase of a started competition. */
  phase: z.nullable(
    z.object({ round_number: z.int(), round_name: z.string(), judged: z.int(), rounds: z.int() }),
  ),
})

const enterable = z.object({
  competition: competitionHeader,
  entries_approved: z.int(),
  /** The first few approved athletes. */
  athletes: z.array(personShort),
})

/** The person's latest round in a competition; the total is null until it is published. */
const ownRound = z.object({
  id: z.int(),
  round_name: z.nullable(z.string()),
  status_id: z.int(),
  total_score: z.nullable(total),
})

export const home = call({
  ...calls.home,
  access: 'signed-in',
  reply: z.object({
    waiting: homeTasks,
    dashboard,
    /** Started competitions in which the person judges or competes; their channels announce new tasks. */
    running: z.array(z.extend(idAndName, { judges: z.boolean(), round: z.nullable(ownRound) })),
    /** Own competitions that are not finished, by start. */
    organized: z.array(organized),
    /** Competitions that the person may enter, by start. */
    enterable: z.array(enterable),
    /** Every started competition, with the athletes being recorded. */
    on_now: z.array(z.extend(idAndName, { recording: z.array(personShort) })),
  }),
  summary: 'What waits for the person, and the figures of the dashboard.',
})
export type Home = ReplyOf<typeof home>

export const sendTestEventBody = z.object({ message: text(200) })

export const sendTestEvent = call({
  ...calls.sendTestEvent,
  access: 'signed-in',
  body: sendTestEventBody,
  reply: successReply,
  summary: 'Admin: sends a TestEvent to everybody on the test channel.',
})
