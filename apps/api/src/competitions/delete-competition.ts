/** The owner deletes a competition that is not published yet, with its entries (statuses-and-moves §2). */
import { competitionIsDeletable } from '@trickline/competition/competition-moves'
import { canDeleteCompetition } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { deleteCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceDeletedCompetition, insidersOf } from './announce-competition.ts'
import { competitionHeader } from './competition-row.ts'
import { asCompetition, deleteCompetitionRecord, lockCompetition } from './competitions-store.ts'

export async function deleteCompetition(
  work: Work,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const competition = await lockCompetition(work.tx, params.id, 'update')
  if (!competition) return refuse('not-found')
  const rules = asCompetition(competition)
  if (!canDeleteCompetition(work.person, rules)) return refuse('not-allowed')
  if (!competitionIsDeletable(rules)) {
    return refuse('competition-locked', { present: { competition: competitionHeader(competition) } })
  }
  const insiders = await insidersOf(work, competition)
  await deleteCompetitionRecord(work.tx, competition.id)
  await announceDeletedCompetition(work, competition, insiders)
  return { success: true }
}
