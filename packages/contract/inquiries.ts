/** Inquiries of athletes about published rounds, and their answers (calls §9, statuses-and-moves §14). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/inquiries.ts'
import { total } from './decimals.ts'
import { emptyAsNull, idParams, listOf, note, optionalInstant, optionalInt, successReply } from './fields.ts'
import { personShort } from './people.ts'
import { tricksInput } from './validated-tricks.ts'

const outcomes = ['up', 'same', 'down'] as const

const inquiry = z.object({
  id: z.int(),
  round_id: z.int(),
  round_number: z.int(),
  /** The athlete. */
  user: personShort,
  at: z.string(),
  state: z.enum(['open', 'answered', 'withdrawn']),
  /** As the round stood then; a trick that is missing has no row and no name. */
  tricks: z.array(
    z.object({ validated_trick_id: z.nullable(z.int()), name: z.nullable(z.string()), text: z.string() }),
  ),
  outcome: z.nullable(z.enum(outcomes)),
  note: z.nullable(z.string()),
  answered_at: optionalInstant,
  answered_by: z.nullable(personShort),
  /** Of an answered one: the round's total then and after it. */
  total_before: z.nullable(total),
  total_after: z.nullable(total),
  /** The asker may answer it now. */
  may_answer: z.boolean(),
})
export type Inquiry = z.output<typeof inquiry>

export const listInquiries = call({
  ...calls.listInquiries,
  access: 'signed-in',
  params: idParams,
  reply: z.object({
    inquiries: z.array(inquiry),
    /** The asker's rounds about which one may be made now. */
    may_inquire: z.array(z.int()),
  }),
  summary: "A competition's inquiries, newest first: to its judges and owner all, to an athlete the own.",
})

export const inquiryBody = z.object({
  /** `validated_trick_id` null: what is missing. */
  tricks: listOf(z.object({ validated_trick_id: optionalInt, text: note(500) }), { least: 1, most: 50 }),
})

export const makeInquiry = call({
  ...calls.makeInquiry,
  access: 'signed-in',
  params: idParams,
  body: inquiryBody,
  reply: z.object({ inquiry }),
  summary: "A published round's athlete says which tricks should stand otherwise, while the time runs.",
})

export const withdrawInquiry = call({
  ...calls.withdrawInquiry,
  access: 'signed-in',
  params: idParams,
  reply: successReply,
  summary: 'The athlete withdraws an inquiry that is not answered yet.',
})

export const inquiryNote = z.object({ note: note(1000) })

export const answerInquiry = call({
  ...calls.answerInquiry,
  access: 'signed-in',
  scopes: ['judge'],
  params: idParams,
  body: z.extend(inquiryNote, {
    outcome: z.enum(outcomes, 'not-offered'),
    /** With up and down: the round as it should stand, as in `update_round`. */
    validatedTricks: z.optional(emptyAsNull(tricksInput)),
    /** The version that was read; 409 `wrong-state` when another is stored. */
    version: z.optional(optionalInt),
  }),
  reply: z.object({ inquiry }),
  summary: 'A judge who did not judge the round, or the head, answers an inquiry, and corrects the round.',
})
