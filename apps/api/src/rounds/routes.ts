/** The calls on rounds, of competitions and of training (contract/rounds.ts, contract/review.ts). */
import type { FastifyInstance } from 'fastify'
import { athleteHabits as athleteHabitsCall } from '@trickline/contract/habits'
import * as reviewCalls from '@trickline/contract/review'
import * as calls from '@trickline/contract/rounds'
import { change, read } from '../platform/http/serve.ts'
import { areTrainingRounds } from '../training/are-training-rounds.ts'
import { createTrainingRound } from '../training/create-training-round.ts'
import { saveTrainingRound } from '../training/save-training-round.ts'
import { athleteHabits } from './athlete-habits.ts'
import { deleteRound } from './delete-round.ts'
import { finishReview } from './finish-review.ts'
import { getRound } from './get-round.ts'
import { reviewTricks } from './review-tricks.ts'
import { roundsBatch } from './rounds-batch.ts'
import { saveRound } from './save-round.ts'
import { scoreRoundForCompetition } from './score-round-for-competition.ts'

export function registerRounds(app: FastifyInstance): void {
  change(app, calls.storeRound, (work, asked) =>
    typeof asked.body.competitionDetails === 'number'
      ? scoreRoundForCompetition(work, asked)
      : createTrainingRound(work, asked),
  )
  change(app, calls.updateRound, async (work, asked) =>
    (await areTrainingRounds(work, [asked.body.roundId]))
      ? saveTrainingRound(work, asked)
      : saveRound(work, asked),
  )
  read(app, calls.getRound, getRound)
  read(app, calls.roundsBatch, roundsBatch)
  read(app, athleteHabitsCall, athleteHabits)
  change(app, calls.deleteRound, deleteRound)
  change(app, reviewCalls.reviewTricks, reviewTricks)
  change(app, reviewCalls.finishReview, finishReview)
  change(app, reviewCalls.finishReviewPost, finishReview)
}
