/** A supervisor approves a complete competition; its owner publishes it: then everybody sees it (statuses-and-moves §2). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { refuseCompetition } from './competition-row.ts'
import { changeCompetition, lockCompetition } from './competitions-store.ts'

export async function moveCompetition(
  work: Work,
  id: number,
  verb: 'approve' | 'publish',
): Promise<{ success: true } | Refusal> {
  const { tx, person, now } = work
  const competition = await lockCompetition(tx, id, 'update')
  if (!competition) return refuse('not-found')
  const { refusal } = decideCompetition(person, { competition, now: now.getTime() }, verb)
  if (refusal) return refuseCompetition(refusal, competition, person)
  const changes =
    verb === 'approve'
      ? ({ status: 'approved', approved_at: now } as const)
      : ({ status: 'published', publish_at: now } as const)
  const moved = await changeCompetition(tx, id, changes, now)
  await announceCompetition(work, moved)
  return { success: true }
}
