/** Calls on rounds of competitions and training (contract/rounds.ts, contract/review.ts). */
import type { FastifyInstance } from 'fastify'
import * as ballotCalls from '@trickline/contract/ballots'
import { reportEntering as reportEnteringCall } from '@trickline/contract/entering'
import { athleteHabits as athleteHabitsCall } from '@trickline/contract/habits'
import * as inquiryCalls from '@trickline/contract/inquiries'
import * as reviewCalls from '@trickline/contract/review'
import { roundHistory as roundHistoryCall } from '@trickline/contract/round-history'
import * as calls from '@trickline/contract/rounds'
import { serveQuery, serveVerb } from '../platform/http/serve.ts'
import { createTrainingRound } from '../training/create-training-round.ts'
import { deleteRound } from './delete-round.ts'
import { answerInquiry } from './inquiries/answer-inquiry.ts'
import { makeInquiry, withdrawInquiry } from './inquiries/make-inquiry.ts'
import { readInquiries } from './inquiries/read-inquiries.ts'
import { oneIsEnough } from './one-is-enough.ts'
import { readBallots } from './read-ballots.ts'
import { readRoundHistory } from './read-round-history.ts'
import { athleteHabits, getRound, roundsBatch } from './read-rounds.ts'
import { reportEntering } from './report-entering.ts'
import { resolveRound } from './resolve-round.ts'
import { finishReview, reviewTricks } from './review.ts'
import { saveRound } from './save-round.ts'
import { scoreRoundForCompetition } from './score-round-for-competition.ts'

export function registerRounds(app: FastifyInstance): void {
  serveVerb(app, calls.storeRound, (work, request) =>
    typeof request.body.competitionDetails === 'number'
      ? scoreRoundForCompetition(work, request)
      : createTrainingRound(work, request),
  )
  serveVerb(app, calls.updateRound, saveRound)
  serveQuery(app, calls.getRound, getRound)
  serveQuery(app, calls.roundsBatch, roundsBatch)
  serveQuery(app, roundHistoryCall, readRoundHistory)
  serveQuery(app, athleteHabitsCall, athleteHabits)
  serveVerb(app, reportEnteringCall, reportEntering)
  serveQuery(app, ballotCalls.getBallots, readBallots)
  serveVerb(app, ballotCalls.resolveRound, resolveRound)
  serveVerb(app, ballotCalls.oneIsEnough, oneIsEnough)
  serveVerb(app, calls.deleteRound, deleteRound)
  serveVerb(app, inquiryCalls.makeInquiry, makeInquiry)
  serveVerb(app, inquiryCalls.withdrawInquiry, withdrawInquiry)
  serveVerb(app, inquiryCalls.answerInquiry, answerInquiry)
  serveQuery(app, inquiryCalls.listInquiries, readInquiries)
  serveVerb(app, reviewCalls.reviewTricks, reviewTricks)
  serveVerb(app, reviewCalls.finishReview, finishReview)
  serveVerb(app, reviewCalls.finishReviewPost, finishReview)
}
