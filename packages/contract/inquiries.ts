/** Athletes' inquiries about published rounds, and the answers (calls §9, statuses-and-moves §14). */
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
  /** The athlete who made the inquiry. */
  user: personShort,
  at: z.string(),
  state: z.enum(['open', 'answered', 'withdrawn']),
  /** Tricks as the round had them at that time; a missing trick has neither row nor name. */
  tricks: z.array(
    z.object({ validated_trick_id: z.nullable(z.int()), name: z.nullable(z.string()), text: z.string() }),
  ),
  outcome: z.nullable(z.enum(outcomes)),
  note: z.nullable(z.string()),
  answered_at: optionalInstant,
  answered_by: z.nullable(personShort),
  /** Once it is answered: the total of the round before and after the answer. */
  total_before: z.nullable(total),
  total_after: z.nullable(total),
  /** Whether the reader may answer it now. */
  may_answer: z.boolean(),
})
export type Inquiry = z.output<typeof inquiry>

export const listInquiries = call({
  ...calls.listInquiries,
  access: 'signed-in',
  params: idParams,
  reply: z.object({
    inquiries: z.array(inquiry),
    /** The reader's rounds about which an inquiry is possible now. */
    may_inquire: z.array(z.int()),
  }),
  summary: "A competition's inquiries, newest first: to its judges and owner all, to an athlete the own.",
})

export const inquiryBody = z.object({
  /** `validated_trick_id` is null for a missing trick. */
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
    /** If the total rises or falls: the round as it should be, as in `update_round`. */
    validatedTricks: z.optional(emptyAsNull(tricksInput)),
    /** The version that was read; answers 409 `wrong-state` if another is stored. */
    version: z.optional(optionalInt),
  }),
  reply: z.object({ inquiry }),
  summary: 'A judge who did not judge the round, or the head, answers an inquiry, and corrects the round.',
})
