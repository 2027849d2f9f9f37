/** A judge scores a round of the current phase, named by competition and athlete (calls §9). */
import { isCompetitionJudge } from '@trickline/competition/permissions'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { storeRound } from '@trickline/contract/rounds'
import { findCompetition } from '../competitions/competitions-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { currentRoundNumber, findRoundInPhase } from './rounds-store.ts'
import { saveRound } from './save-round.ts'

export async function scoreRoundForCompetition(
  work: Work,
  { body }: ParsedRequest<typeof storeRound>,
): Promise<ReplyOf<typeof storeRound> | Refusal> {
  const { competitionDetails, athleteId } = body
  const competitionId = competitionDetails ?? 0
  const competition = await findCompetition(work.tx, competitionId)
  const entries = await entriesOf(work.tx, competitionId)
  if (!competition || !canSeeCompetition(work.person, competition, entries)) return refuse('not-found')
  if (!isCompetitionJudge(work.person, entries)) return refuse('not-allowed')
  if (typeof athleteId !== 'number') return refuse('invalid', { errors: { athleteId: ['required'] } })
  if (competition.status !== 'started') return refuse('wrong-state')

  const round = await findRoundInPhase(work.tx, {
    competitionId,
    roundNumber: await currentRoundNumber(work.tx, competitionId),
    userId: athleteId,
  })
  if (!round) return refuse('not-found')
  // saveRound locks the round and notices if the phase was advanced
  const { modeProgram, validatedTricks, videoUrl } = body
  const saveBody = { roundId: round.id, isNew: true, modeProgram, validatedTricks }
  return saveRound(work, { body: videoUrl === undefined ? saveBody : { ...saveBody, videoUrl } })
}
