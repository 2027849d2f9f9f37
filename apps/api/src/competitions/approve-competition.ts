/** A supervisor approves a complete competition (statuses-and-moves §2). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { refuseCompetition } from './competition-row.ts'
import { asCompetition, changeCompetition, lockCompetition } from './competitions-store.ts'

export async function approveCompetition(
  work: Work,
  competitionId: number,
): Promise<{ success: true } | Refusal> {
  const competition = await lockCompetition(work.tx, competitionId, 'update')
  if (!competition) return refuse('not-found')
  const { refusal } = decideCompetition(
    work.person,
    { competition: asCompetition(competition), now: work.now.getTime() },
    'approve',
  )
  if (refusal) return refuseCompetition(refusal, competition)
  const approved = await changeCompetition(
    work.tx,
    competition.id,
    { status: 'approved', approved_at: work.now },
    work.now,
  )
  await announceCompetition(work, approved)
  return { success: true }
}
