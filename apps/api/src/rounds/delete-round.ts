/** DELETE /delete_round: an athlete deletes his or her own training round; the round of a phase stays. */
import { canDeleteTraining, isOwner, isCompetitionJudge } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { deleteRound as deleteRoundCall } from '@trickline/contract/rounds'
import { asCompetition, findCompetition } from '../competitions/competitions-store.ts'
import { asEntry, entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { asRound, deleteRoundRecord, lockRound } from './rounds-store.ts'

export async function deleteRound(
  work: Work,
  { params }: ParsedRequest<typeof deleteRoundCall>,
): Promise<ReplyOf<typeof deleteRoundCall> | Refusal> {
  const round = await lockRound(work.tx, params.id)
  if (!round) return refuse('not-found')
  if (round.competition_id !== null) {
    const isOfficial = await isJudgeOrOwner(work, round.competition_id)
    return refuse(isOfficial ? 'round-belongs-to-phase' : 'not-allowed')
  }
  if (!canDeleteTraining(work.person, asRound(round))) return refuse('not-allowed')
  await deleteRoundRecord(work.tx, round.id)
  return { success: true }
}

async function isJudgeOrOwner({ tx, person }: Work, competitionId: number): Promise<boolean> {
  const competition = await findCompetition(tx, competitionId)
  if (!competition) return false
  const entries = (await entriesOf(tx, competitionId)).map(asEntry)
  return isOwner(person, asCompetition(competition)) || isCompetitionJudge(person, entries)
}
