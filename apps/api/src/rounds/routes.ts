/** The calls on rounds, of competitions and of training (contract/rounds.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/rounds'
import { change, read } from '../platform/serve.ts'
import { deleteRound } from './delete-round.ts'
import { finishReview } from './finish-review.ts'
import { getRound } from './get-round.ts'
import { reviewTricks } from './review-tricks.ts'
import { roundsBatch } from './rounds-batch.ts'
import { saveRound } from './save-round.ts'
import { storeRound } from './store-round.ts'

export function registerRounds(app: FastifyInstance): void {
  change(app, calls.storeRound, storeRound)
  change(app, calls.updateRound, saveRound)
  read(app, calls.getRound, getRound)
  read(app, calls.roundsBatch, roundsBatch)
  change(app, calls.deleteRound, deleteRound)
  change(app, calls.reviewTricks, reviewTricks)
  change(app, calls.finishReview, finishReview)
  change(app, calls.finishReviewPost, finishReview)
}
