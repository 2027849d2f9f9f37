/** A supervisor approves a complete competition; its owner publishes it to everybody (statuses-and-moves §2). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { refuseCompetition } from './competition-row.ts'
import { changeCompetition } from './competitions-store.ts'
import { lockVisibleCompetition } from './lock-visible-competition.ts'

/** `verb` null: no verb leads to the requested status. */
export async function moveCompetition(
  work: Work,
  id: number,
  verb: 'approve' | 'publish' | null,
): Promise<{ success: true } | Refusal> {
  const { tx, person, now } = work
  const competition = await lockVisibleCompetition(work, id, 'update')
  if (isRefusal(competition)) return competition
  if (verb === null) return refuse('wrong-state')
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
