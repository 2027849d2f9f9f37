/** Makes a judge the head judge, or leaves the place empty. */
import { competitionHasStarted } from '@trickline/competition/competition-status'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { announceWaitingRounds } from '../rounds/announce-rounds.ts'
import { changeEntries } from './change-entries.ts'
import { storeHead } from './entries-store.ts'

/** Rounds that wait for a decision then wait for the new head judge. */
export async function changeHead(
  work: OpenWork,
  locked: LockedCompetition,
  entryId: number | null,
): Promise<LockedCompetition> {
  const changed = locked.entries
    .map((entry) => ({ ...entry, is_head: entry.id === entryId }))
    .filter(({ id, is_head }) => locked.entries.some((entry) => entry.id === id && entry.is_head !== is_head))
  if (changed.length === 0) return locked
  await storeHead(work.tx, locked.competition.id, entryId)
  const after = await changeEntries(work, locked, changed)
  if (competitionHasStarted(after.competition)) await announceWaitingRounds(work, after)
  return after
}
