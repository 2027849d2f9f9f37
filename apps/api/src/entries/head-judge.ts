/** The owner appoints a head judge, who decides where two judges differ, or none. */
import { isOwner } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { headJudge as call } from '@trickline/contract/entries'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import { lockVisibleCompetition } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { changeHead } from './change-head.ts'
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
