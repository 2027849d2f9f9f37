/**
 * The owner invites athletes by account or address and, until the competition is finished, accounts with the Judge role: all
 * in the list or none (statuses-and-moves §5).
 */
import { initialEntryStatus } from '@trickline/competition/entry-moves'
import type { EntryRole } from '@trickline/competition/model'
import { canBeInvitedAs } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type * as calls from '@trickline/contract/entries'
import type { FieldErrors, Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { peopleByEmail, peopleById, type PersonRecord } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { addEntries, isEntered, type Newcomer } from './change-entries.ts'
import { entryRowsFor } from './entry-row.ts'
import { lockForEntries } from './lock-entries.ts'

type Reply = ReplyOf<typeof calls.inviteAthletes>
type Invited = { competitionId: number; ids: readonly number[]; emails: readonly string[] }

export function inviteAthletes(
  work: Work,
  { body }: ParsedRequest<typeof calls.inviteAthletes>,
): Promise<Reply | Refusal> {
  const { competition_id: competitionId, athletes_list: ids = [], email_list: emails = [] } = body
  return invitePeople(work, 'athlete', { competitionId, ids, emails })
}

export function inviteJudges(
  work: Work,
  { body }: ParsedRequest<typeof calls.inviteJudges>,
): Promise<Reply | Refusal> {
  const { competition_id: competitionId, judges_list: ids } = body
  return invitePeople(work, 'judge', { competitionId, ids, emails: [] })
}

async function invitePeople(work: Work, role: EntryRole, invited: Invited): Promise<Reply | Refusal> {
  const locked = await lockForEntries(work, invited.competitionId, `invite-${role}s`)
  if (isRefusal(locked)) return locked
  const byId = await peopleById(work.tx, invited.ids)
  const byEmail = await peopleByEmail(work.tx, invited.emails)
  const newcomers = newcomersOf(invited, byEmail)
  if (isEntered(locked, role, newcomers)) return refuse('already-entered')
  const errors = errorsOf(role, invited, byId, byEmail)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })

  const accounts = [...byEmail.values()].map((person) => [person.id, person] as const)
  const withNewcomers = { ...locked, people: new Map([...locked.people, ...byId, ...accounts]) }
  const status = initialEntryStatus.invite
  const added = await addEntries(work, withNewcomers, { role, status, newcomers })
  return { success: true, competition_users: entryRowsFor(work.person, withNewcomers, added) }
}

/** An address that has an account enters as that account. */
function newcomersOf({ ids, emails }: Invited, byEmail: ReadonlyMap<string, PersonRecord>): Newcomer[] {
  const userIds = new Set([...ids, ...[...byEmail.values()].map((person) => person.id)])
  const strangers = new Set(emails.filter((email) => !byEmail.has(email)))
  return [...[...userIds].map((userId) => ({ userId })), ...[...strangers].map((email) => ({ email }))]
}

function errorsOf(
  role: EntryRole,
  { ids, emails }: Invited,
  byId: ReadonlyMap<number, PersonRecord>,
  byEmail: ReadonlyMap<string, PersonRecord>,
): FieldErrors {
  const errors: FieldErrors = {}
  const list = `${role}s_list`
  const wrongRole = role === 'judge' ? 'not-a-judge' : 'not-an-athlete'
  const isInvitable = (account: PersonRecord) => canBeInvitedAs(role, account)
  if (ids.length + emails.length === 0) errors[list] = ['required']
  else if (ids.some((id) => !byId.has(id))) errors[list] = ['unknown-person']
  else if (![...byId.values()].every(isInvitable)) errors[list] = [wrongRole]
  if (![...byEmail.values()].every(isInvitable)) errors['email_list'] = [wrongRole]
  return errors
}
