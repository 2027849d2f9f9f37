/** DELETE /delete_round: an athlete deletes their own training round; rounds of a phase cannot be deleted. */
import { decideTraining } from '@trickline/competition/training'
import { isOfficial } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { deleteRound as deleteRoundCall } from '@trickline/contract/rounds'
import { findCompetition } from '../competitions/competitions-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { deleteRoundRecord, lockRound } from './rounds-store.ts'

export async function deleteRound(
  work: Work,
  { params }: ParsedRequest<typeof deleteRoundCall>,
): Promise<ReplyOf<typeof deleteRoundCall> | Refusal> {
  const round = await lockRound(work.tx, params.id)
  if (!round) return refuse('not-found')
  if (round.competition_id !== null) {
    return refuse((await isOfficialOf(work, round.competition_id)) ? 'round-belongs-to-phase' : 'not-allowed')
  }
  const { refusal } = decideTraining(work.person, round)
  if (refusal) return refuse(refusal)
  await deleteRoundRecord(work.tx, round.id)
  return { success: true }
}

async function isOfficialOf({ tx, person }: Work, competitionId: number): Promise<boolean> {
  const competition = await findCompetition(tx, competitionId)
  const entries = await entriesOf(tx, competitionId)
  return competition !== undefined && isOfficial(person, competition, entries)
}
