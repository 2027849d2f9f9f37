/** Pages of athletes across competitions, which each athlete may allow, and following athletes (ranking §5). */
import { rankingFormulas } from './ranking-choices.ts'
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/athletes.ts'
import { id, idParams, successReply } from './fields.ts'
import { personShort } from './people.ts'

const competition = { competition_id: z.int(), competition: z.string(), day: z.nullable(z.string()) }

export const liveAthlete = call({
  ...calls.liveAthlete,
  access: 'anyone',
  params: idParams,
  reply: z.object({
    athlete: z.extend(personShort, {
      slackline_since: z.nullable(z.int()),
    }),
    /** In finished competitions, latest first. */
    results: z.array(z.object({ ...competition, place: z.int(), field: z.int(), final_score: z.number() })),
    /** Published rounds with the highest scores. */
    best_rounds: z.array(
      z.object({
        ...competition,
        round_id: z.int(),
        round_name: z.nullable(z.string()),
        total_score: z.number(),
      }),
    ),
    /** Tricks landed in a published competition round, by level and value, highest first. */
    tricks: z.array(
      z.object({
        name: z.string(),
        short_name: z.string(),
        level_id: z.int(),
        times: z.int(),
        first_on: z.string(),
        competition_id: z.int(),
        competition: z.string(),
      }),
    ),
    /** The ranking after each of the athlete's results of the last three years; empty where the ranking is switched off. */
    ranking: z.array(
      z.object({
        gender: z.string(),
        category: z.string(),
        formula: z.enum(rankingFormulas),
        at: z.string(),
        rank: z.int(),
        points: z.int(),
      }),
    ),
  }),
  summary: 'The page of an athlete who allowed it.',
})

export const listFollowed = call({
  ...calls.listFollowed,
  access: 'signed-in',
  reply: z.object({ followed: z.array(z.object({ user: personShort, created_at: z.string() })) }),
  summary: 'Whom the person follows, by name.',
})

export const follow = call({
  ...calls.follow,
  access: 'signed-in',
  body: z.object({ user_id: id }),
  reply: successReply,
  summary: 'Tells the person from now on when an athlete with a page is on.',
})

export const unfollow = call({
  ...calls.unfollow,
  access: 'signed-in',
  params: idParams,
  reply: successReply,
  summary: 'Tells the person no more.',
})
