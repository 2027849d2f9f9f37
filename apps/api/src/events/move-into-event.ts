/** Makes a competition a division of an event, or of none, and announces it. The caller locks the event first. */
import { announceCompetition } from '../competitions/announce-competition.ts'
import { changeCompetition, type CompetitionRecord } from '../competitions/competitions-store.ts'
import { type LockedCompetition, lockWithEntries } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { deleteTimetableOf } from './events-store.ts'

export async function moveIntoEvent(
  work: Work,
  competition: number | LockedCompetition,
  eventId: number | null,
): Promise<CompetitionRecord | null> {
  const locked = typeof competition === 'number' ? await lockWithEntries(work.tx, competition) : competition
  if (!locked) return null
  const { competition: before } = locked
  await deleteTimetableOf(work.tx, before.id)
  const after = await changeCompetition(work.tx, before.id, { event_id: eventId }, work.now)
  await announceCompetition(work, { ...locked, competition: after }, before)
  return after
}
