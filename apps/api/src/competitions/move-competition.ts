/**
 * A supervisor approves a complete competition; its owner publishes it or gives it back for a new date (statuses-and-moves
 * §2).
 */
import { resultsWait } from '@trickline/competition/competition-moves'
import { channelOf } from '@trickline/contract/live-events'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { publishRoundsOf } from './files/import-store.ts'
import { announceCompetition } from './announce-competition.ts'
import { changeCompetition } from './competitions-store.ts'
import { lockForVerb, lockVisibleCompetition } from './lock-competition.ts'

/** `verb` is null if no verb leads to the requested status. */
export async function moveCompetition(
  work: Work,
  id: number,
  verb: keyof typeof changesOf | null,
): Promise<{ success: true } | Refusal> {
  const { tx, now } = work
  const locked = await (verb === null ? lockVisibleCompetition(work, id) : lockForVerb(work, id, verb))
  if (isRefusal(locked)) return locked
  if (verb === null) return refuse('wrong-state')
  const withResults = verb === 'approve' && resultsWait(locked.competition)
  const changes = withResults ? finishedNow(now) : changesOf[verb](now)
  if (withResults) await publishRoundsOf(tx, id)
  const competition = await changeCompetition(tx, id, changes, now)
  await announceCompetition(work, { ...locked, competition }, locked.competition)
  if (withResults) await work.announce({ channel: channelOf.results, event: 'CreatePodiumUpdated' })
  return { success: true }
}

/** Approving an imported competition publishes its results. */
function finishedNow(now: Date) {
  return { status: 'finished', approved_at: now, publish_at: now } as const
}

const changesOf = {
  approve: (now: Date) => ({ status: 'approved', approved_at: now }) as const,
  publish: (now: Date) => ({ status: 'published', publish_at: now }) as const,
  'give-back': () => ({ status: 'registered', approved_at: null }) as const,
}
