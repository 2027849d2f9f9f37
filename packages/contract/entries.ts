/** Entries: who takes part in a competition, as athlete or judge (calls §8). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/entries.ts'
import { total } from './decimals.ts'
import {
  after,
  email,
  id,
  idAndName,
  listOf,
  note,
  numberFromText,
  optionalInt,
  peopleList,
  successReply,
} from './fields.ts'
import { personShort } from './people.ts'

const entryRow = z.object({
  id: z.int(),
  competition_id: z.int(),
  /** null for a person invited by e-mail who has no account. */
  user_id: z.nullable(z.int()),
  user: z.nullable(z.extend(personShort, { roles: z.array(idAndName) })),
  invited_email: z.nullable(z.string()),
  role_id: z.int(),
  role: idAndName,
  status_id: z.int(),
  status: idAndName,
  /** The owner sent the invitation, but it leaves later, since its recipient has had enough mails for now. */
  mail_waits: z.optional(z.literal(true)),
  /** Visible to the owner and the person; null for others. */
  fees_paid: z.nullable(z.boolean()),
  order_number: z.int(),
  /** The head judge, who decides where two judges' ballots differ. */
  is_head: z.boolean(),
  /** The place after qualifying; null before. */
  seed: z.nullable(z.int()),
  round_number: z.nullable(z.int()),
  round_size_id: z.nullable(z.int()),
  total_score: z.nullable(total),
})
export type EntryRow = z.output<typeof entryRow>

/** An entry or, while a phase is judged, an empty place of the next stage, without `id` (phases-and-seeding §9). */
export const competitionUser = z.extend(entryRow, { id: z.nullable(z.int()) })
export type CompetitionUser = z.output<typeof competitionUser>

/** An entry for visitors, with the athlete's place in the last competition that finished before this one. */
export const liveCompetitionUser = z.extend(competitionUser, {
  last_result: z.nullable(
    z.object({ competition: z.object({ id: z.int(), name: z.string() }), place: z.int(), score: total }),
  ),
})

export const athletesSummary = z.object({
  approved: z.int(),
  declined: z.int(),
  pending: z.int(),
  invited: z.int(),
  paied: z.int(),
  active_total: z.int(),
})
export type AthletesSummary = z.output<typeof athletesSummary>

const changed = z.object({ success: z.boolean(), competition_users: z.array(entryRow) })

const emails = after(
  (value) => (value === undefined || value === null ? [] : value),
  listOf(email, { most: 200 }),
)

export const inviteAthletes = call({
  ...calls.inviteAthletes,
  access: 'signed-in',
  scopes: ['organize'],
  body: z.object({
    competition_id: id,
    athletes_list: z.optional(peopleList),
    email_list: z.optional(emails),
  }),
  reply: changed,
  summary: 'The owner invites accounts and addresses; answers the new entries.',
})

export const inviteJudges = call({
  ...calls.inviteJudges,
  access: 'signed-in',
  scopes: ['organize'],
  body: z.object({ competition_id: id, judges_list: peopleList }),
  reply: changed,
  summary: 'The owner invites accounts with the Judge role; answers the new entries.',
})

export const orderAthletes = call({
  ...calls.orderAthletes,
  access: 'signed-in',
  scopes: ['organize'],
  body: z.object({
    competition_id: id,
    athletes_list: listOf(
      z.object({
        id,
        order_number: after(
          numberFromText,
          z.int('not-a-number').check(z.minimum(1, 'not-a-number'), z.maximum(10_000, 'not-a-number')),
        ),
      }),
      { least: 1, most: 500 },
    ),
  }),
  reply: changed,
  summary: 'The owner numbers the athletes; `id` is the entry.',
})

const oneEntry = z.object({ competition_user_id: id })
const remaining = z.object({ success: z.boolean(), competition_users: z.array(entryRow) })

export const deleteAthlete = call({
  ...calls.deleteAthlete,
  access: 'signed-in',
  scopes: ['organize'],
  body: oneEntry,
  reply: remaining,
  summary: 'The owner deletes an entry that was not invited yet; answers those that remain.',
})

export const deleteJudge = call({
  ...calls.deleteJudge,
  access: 'signed-in',
  scopes: ['organize'],
  body: oneEntry,
  reply: remaining,
  summary: 'The owner deletes a judge that was not invited yet; answers those that remain.',
})

export const headJudge = call({
  ...calls.headJudge,
  access: 'signed-in',
  scopes: ['organize'],
  body: z.object({ competition_id: id, competition_user_id: optionalInt }),
  reply: changed,
  summary: 'The owner makes one of the judges their head, or with null nobody.',
})

export const markPaid = call({
  ...calls.markPaid,
  access: 'signed-in',
  scopes: ['organize'],
  body: oneEntry,
  reply: successReply,
  summary: 'The owner marks the fees of an approved athlete as paid.',
})

export const exceptionForm = z.object({ competition_id: id, user_id: id, reason: note(1000) })

export const grantException = call({
  ...calls.grantException,
  access: 'signed-in',
  scopes: ['organize'],
  body: exceptionForm,
  reply: successReply,
  summary: 'The owner lets an athlete enter who is not eligible, with the reason.',
})

export const registerAthlete = call({
  ...calls.registerAthlete,
  access: 'signed-in',
  body: z.object({ user_id: id, competition_id: id }),
  reply: successReply,
  summary: 'An athlete registers himself or herself in an open, published competition.',
})
