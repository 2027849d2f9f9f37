/** A judge scores the round of the current phase by naming competition and athlete, not the round (calls §9). */
import { isCompetitionJudge } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { storeRound } from '@trickline/contract/rounds'
import { findCompetition } from '../competitions/competitions-store.ts'
import { asEntry, entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { keepScore } from './keep-score.ts'
import { lockRoundAtHand } from './round-at-hand.ts'
import { currentRoundNumber, findRoundInPhase } from './rounds-store.ts'

export async function scoreRoundForCompetition(
  work: Work,
  { body }: ParsedRequest<typeof storeRound>,
): Promise<ReplyOf<typeof storeRound> | Refusal> {
  const { competitionDetails, modeProgram, validatedTricks, videoUrl, athleteId } = body
  const competitionId = competitionDetails ?? 0
  const competition = await findCompetition(work.tx, competitionId)
  if (!competition) return refuse('not-found')
  const entries = (await entriesOf(work.tx, competitionId)).map(asEntry)
  if (!isCompetitionJudge(work.person, entries)) return refuse('not-allowed')
  if (typeof athleteId !== 'number') return refuse('invalid', { errors: { athleteId: ['required'] } })
  if (competition.status !== 'started') return refuse('wrong-state')

  const round = await findRoundInPhase(work.tx, {
    competitionId,
    roundNumber: await currentRoundNumber(work.tx, competitionId),
    userId: athleteId,
  })
  if (!round) return refuse('not-found')
  // locked only now; should the phase have been advanced in between, keepScore sees it
  const atHand = await lockRoundAtHand(work.tx, round.id)
  if (isRefusal(atHand)) return atHand
  return keepScore(work, atHand, {
    modeProgram,
    validatedTricks,
    isNew: true,
    ...(videoUrl !== undefined && { videoUrl }),
  })
}
