/** The owner makes one of the judges their head, who decides what two judges read differently, or nobody. */
import { competitionHasStarted } from '@trickline/competition/competition-moves'
import { isOwner } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { headJudge as call } from '@trickline/contract/entries'
import { isRefusal, refuse, type Refusal } from '@trickline/contract/refusals'
import { type LockedCompetition, lockVisibleCompetition } from '../competitions/lock-competition.ts'
import type { OpenWork, Work } from '../platform/http/work.ts'
import { announceWaitingRounds } from '../rounds/announce-rounds.ts'
import { changeEntries } from './change-entries.ts'
import { storeHead } from './entries-store.ts'
import { entryRowsFor } from './entry-row.ts'

export async function nameHead(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockVisibleCompetition(work, body.competition_id)
  if (isRefusal(locked)) return locked
  if (!isOwner(work.person, locked.competition)) return refuse('not-allowed')
  if (locked.competition.status === 'finished') return refuse('wrong-state')
  const { competition_user_id: id } = body
  const judge = locked.entries.find((entry) => entry.id === id && entry.role === 'judge')
  if (id !== null && !judge) return refuse('not-found')
  if (judge && judge.status !== 'approved') return refuse('wrong-state')
  const after = await changeHead(work, locked, judge?.id ?? null)
  const judges = after.entries.filter(({ role }) => role === 'judge')
  return { success: true, competition_users: entryRowsFor(work.person, after, judges) }
}

/** Rounds that wait for a decision wait for the new head from now on. */
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
