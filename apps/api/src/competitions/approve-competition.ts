/** A supervisor approves a complete competition (statuses-and-moves §2). */
import { competitionIsApprovable, startHasPassed } from '@trickline/competition/competition-moves'
import { canApproveCompetition } from '@trickline/competition/permissions'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { competitionHeader } from './competition-row.ts'
import { asCompetition, changeCompetition, lockCompetition } from './competitions-store.ts'

export async function approveCompetition(
  work: Work,
  competitionId: number,
): Promise<{ success: true } | Refusal> {
  const competition = await lockCompetition(work.tx, competitionId, 'update')
  if (!competition) return refuse('not-found')
  if (!canApproveCompetition(work.person)) return refuse('not-allowed')
  const rules = asCompetition(competition)
  if (!competitionIsApprovable(rules)) {
    const code = rules.completionPercentage < 100 ? 'competition-incomplete' : 'wrong-state'
    return refuse(code, { present: { competition: competitionHeader(competition) } })
  }
  if (startHasPassed(rules, work.now.getTime())) {
    return refuse('start-has-passed', { present: { competition: competitionHeader(competition) } })
  }
  const approved = await changeCompetition(
    work.tx,
    competition.id,
    { status: 'approved', approved_at: work.now },
    work.now,
  )
  await announceCompetition(work, approved)
  return { success: true }
}
