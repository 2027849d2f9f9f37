/** The owner publishes an approved competition: from now on everybody sees it (statuses-and-moves §2). */
import { competitionIsPublishable, startHasPassed } from '@trickline/competition/competition-moves'
import { canPublishCompetition } from '@trickline/competition/permissions'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { competitionHeader } from './competition-row.ts'
import { asCompetition, changeCompetition, lockCompetition } from './competitions-store.ts'

export async function publishCompetition(
  work: Work,
  competitionId: number,
): Promise<{ success: true } | Refusal> {
  const competition = await lockCompetition(work.tx, competitionId, 'update')
  if (!competition) return refuse('not-found')
  const rules = asCompetition(competition)
  if (!canPublishCompetition(work.person, rules)) return refuse('not-allowed')
  if (!competitionIsPublishable(rules)) {
    const code = rules.completionPercentage < 100 ? 'competition-incomplete' : 'wrong-state'
    return refuse(code, { present: { competition: competitionHeader(competition) } })
  }
  if (startHasPassed(rules, work.now.getTime())) {
    return refuse('start-has-passed', { present: { competition: competitionHeader(competition) } })
  }
  const published = await changeCompetition(
    work.tx,
    competition.id,
    { status: 'published', publish_at: work.now },
    work.now,
  )
  await announceCompetition(work, published)
  return { success: true }
}
