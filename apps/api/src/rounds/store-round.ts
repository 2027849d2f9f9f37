/** POST /store: a new training round or, with a competition, the score of an athlete's round (readings §6). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import type { storeRound as storeRoundCall } from '@trickline/contract/rounds'
import type { Work } from '../platform/work.ts'
import { createTrainingRound } from '../training/create-training-round.ts'
import { scoreRoundForCompetition } from './score-round-for-competition.ts'

export async function storeRound(
  work: Work,
  { body }: ParsedRequest<typeof storeRoundCall>,
): Promise<ReplyOf<typeof storeRoundCall> | Refusal> {
  const { competitionDetails, ...given } = body
  return typeof competitionDetails === 'number'
    ? scoreRoundForCompetition(work, competitionDetails, given)
    : createTrainingRound(work, given)
}
