/**
 * A supervisor approves a complete competition; its owner publishes it to everybody, or gives it back for a new date
 * (statuses-and-moves §2).
 */
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
  verb: keyof typeof changesOf | null,
): Promise<{ success: true } | Refusal> {
  const { tx, person, now } = work
  const competition = await lockVisibleCompetition(work, id, 'update')
  if (isRefusal(competition)) return competition
  if (verb === null) return refuse('wrong-state')
  const { refusal } = decideCompetition(person, { competition, now: now.getTime() }, verb)
  if (refusal) return refuseCompetition(refusal, competition, person)
  const moved = await changeCompetition(tx, id, changesOf[verb](now), now)
  await announceCompetition(work, { before: competition, after: moved })
  return { success: true }
}

const changesOf = {
  approve: (now: Date) => ({ status: 'approved', approved_at: now }) as const,
  publish: (now: Date) => ({ status: 'published', publish_at: now }) as const,
  'give-back': () => ({ status: 'registered', approved_at: null }) as const,
}
