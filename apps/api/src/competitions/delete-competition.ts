/** The owner deletes a competition that is not published yet, with its entries (statuses-and-moves §2). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { deleteCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceDeletedCompetition, insidersOf } from './announce-competition.ts'
import { refuseCompetition } from './competition-row.ts'
import { deleteCompetitionRecord } from './competitions-store.ts'
import { lockVisibleCompetition } from './lock-visible-competition.ts'

export async function deleteCompetition(
  work: Work,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const competition = await lockVisibleCompetition(work, params.id, 'update')
  if (isRefusal(competition)) return competition
  const { refusal } = decideCompetition(work.person, { competition, now: work.now.getTime() }, 'delete')
  if (refusal) return refuseCompetition(refusal, competition, work.person)
  const insiders = await insidersOf(work, competition)
  await deleteCompetitionRecord(work.tx, competition.id)
  await announceDeletedCompetition(work, competition, insiders)
  return { success: true }
}
