/** The owner publishes an approved competition: from now on everybody sees it (statuses-and-moves §2). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { refuseCompetition } from './competition-row.ts'
import { asCompetition, changeCompetition, lockCompetition } from './competitions-store.ts'

export async function publishCompetition(
  work: Work,
  competitionId: number,
): Promise<{ success: true } | Refusal> {
  const competition = await lockCompetition(work.tx, competitionId, 'update')
  if (!competition) return refuse('not-found')
  const { refusal } = decideCompetition(
    work.person,
    { competition: asCompetition(competition), now: work.now.getTime() },
    'publish',
  )
  if (refusal) return refuseCompetition(refusal, competition)
  const published = await changeCompetition(
    work.tx,
    competition.id,
    { status: 'published', publish_at: work.now },
    work.now,
  )
  await announceCompetition(work, published)
  return { success: true }
}
