/** The owner invites accounts with the Judge role, until the competition is finished: all of the list or none. */
import { initialEntryStatus } from '@trickline/competition/entry-moves'
import { canBeInvitedAs } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { inviteJudges as call } from '@trickline/contract/entries'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { peopleById } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { addEntries, isEntered } from './add-entries.ts'
import { lockForVerb } from './entry-group.ts'
import { visibleEntryRows } from './entry-row.ts'

export async function inviteJudges(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockForVerb(work, body.competition_id, 'invite-judges')
  if (isRefusal(locked)) return locked
  const { competition, present } = locked
  const newcomers = body.judges_list.map((userId) => ({ userId }))
  if (isEntered(present, 'judge', newcomers)) return refuse('already-entered')
  const error = await errorOf(work, body.judges_list)
  if (error !== null) return refuse('invalid', { errors: { judges_list: [error] } })

  const added = await addEntries(work, locked, {
    role: 'judge',
    status: initialEntryStatus.invite,
    newcomers,
  })
  return { success: true, competition_users: await visibleEntryRows(work, competition, added) }
}

async function errorOf(
  { tx }: Work,
  ids: readonly number[],
): Promise<'required' | 'unknown-person' | 'not-a-judge' | null> {
  if (ids.length === 0) return 'required'
  const people = await peopleById(tx, ids)
  if (people.size < ids.length) return 'unknown-person'
  return [...people.values()].every((account) => canBeInvitedAs('judge', account)) ? null : 'not-a-judge'
}
