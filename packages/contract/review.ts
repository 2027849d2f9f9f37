/** The athlete's review of a judged round (calls §10). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/review.ts'
import {
  after,
  emptyAsNull,
  id,
  idParams,
  listOf,
  numberFromText,
  optionalFlag,
  optionalInt,
  optionalNote,
  successReply,
} from './fields.ts'
import { mostTricks } from './validated-tricks.ts'

export const reviewTricks = call({
  ...calls.reviewTricks,
  access: 'signed-in',
  body: z.object({
    reviewedTricks: listOf(
      z.object({
        /** The `validated_trick_id` of the row (calls §10). */
        trick_id: id,
        feedback: emptyAsNull(
          after(
            numberFromText,
            z
              .int('unknown-feedback')
              .check(z.minimum(1, 'unknown-feedback'), z.maximum(2, 'unknown-feedback')),
          ),
        ),
        comment: z.optional(optionalNote(1000)),
      }),
      { most: mostTricks },
    ),
    round_feedback: z.object({ round_id: id, comment: z.optional(optionalNote(2000)) }),
    /** True also finishes the review in the same transaction. */
    finish: z.optional(optionalFlag),
    /** The version of the round under review, as in `update_round`. */
    version: z.optional(optionalInt),
  }),
  reply: successReply,
  summary: "The athlete's feedback on each trick and on the round.",
})

const finish = {
  access: 'signed-in',
  scopes: [],
  params: idParams,
  reply: successReply,
  summary: 'The athlete ends the review; the round is validated.',
} as const
export const finishReview = call({ ...calls.finishReview, ...finish })
export const finishReviewPost = call({ ...calls.finishReviewPost, ...finish })
