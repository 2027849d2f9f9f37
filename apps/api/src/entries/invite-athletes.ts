/** The owner invites athletes by account or address: all of the list or none (statuses-and-moves §5). */
import { initialEntryStatus } from '@trickline/competition/entry-moves'
import { canBeInvitedAs } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { inviteAthletes as call } from '@trickline/contract/entries'
import type { FieldErrors, Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { peopleByEmail, peopleById } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { addEntries, isEntered, type Newcomer } from './add-entries.ts'
import { lockForVerb } from './entry-group.ts'
import { visibleEntryRows } from './entry-row.ts'

export async function inviteAthletes(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockForVerb(work, body.competition_id, 'invite-athletes')
  if (isRefusal(locked)) return locked
  const { competition, present } = locked
  const { newcomers, errors } = await findNewcomers(work, body.athletes_list ?? [], body.email_list ?? [])
  if (isEntered(present, 'athlete', newcomers)) return refuse('already-entered')
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })

  const added = await addEntries(work, locked, {
    role: 'athlete',
    status: initialEntryStatus.invite,
    newcomers,
  })
  return { success: true, competition_users: await visibleEntryRows(work, competition, added) }
}

async function findNewcomers(
  { tx }: Work,
  ids: readonly number[],
  emails: readonly string[],
): Promise<{ newcomers: Newcomer[]; errors: FieldErrors }> {
  const errors: FieldErrors = {}
  if (ids.length + emails.length === 0) errors['athletes_list'] = ['required']
  const people = await peopleById(tx, ids)
  if (ids.some((id) => !people.has(id))) errors['athletes_list'] = ['unknown-person']
  else if (![...people.values()].every((account) => canBeInvitedAs('athlete', account)))
    errors['athletes_list'] = ['not-an-athlete']

  const accounts = await peopleByEmail(tx, emails)
  if (![...accounts.values()].every((account) => canBeInvitedAs('athlete', account)))
    errors['email_list'] = ['not-an-athlete']

  const userIds = new Set([...ids, ...[...accounts.values()].map((person) => person.id)])
  const strangers = new Set(emails.filter((email) => !accounts.has(email)))
  return {
    newcomers: [...[...userIds].map((userId) => ({ userId })), ...[...strangers].map((email) => ({ email }))],
    errors,
  }
}
