/** A person deletes their account; results that others depend on stay, under "Deleted athlete" (accounts-and-people §12). */
import { competitionHasStarted, competitionIsPublic } from '@trickline/competition/competition-status'
import type * as calls from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import { channelOf } from '@trickline/contract/live-events'
import type { Refusal } from '@trickline/contract/refusals'
import { announceDeletedCompetition } from '../competitions/announce-competition.ts'
import { deleteCompetitionRecord } from '../competitions/competitions-store.ts'
import { type LockedCompetition, lockWithEntries } from '../competitions/lock-competition.ts'
import { isLastAdmin } from '../admin/roles-store.ts'
import { removeEntry } from '../entries/change-entries.ts'
import { entriesOfPerson } from '../entries/entries-store.ts'
import { findPerson } from '../people/people-store.ts'
import { lockSessionsOf, revokeAllSessions } from '../platform/http/sessions.ts'
import type { Work } from '../platform/http/work.ts'
import { deleteOutboxMailsTo } from '../platform/mail/outbox-store.ts'
import { releaseRounds } from '../rounds/release-rounds.ts'
import { isPasswordUnchanged, wrongPassword } from './own-account.ts'
import { anonymizePerson, competitionsOwnedBy, deleteTrainingOf } from './own-account-store.ts'

export async function deleteAccount(
  work: Work,
  _: ParsedRequest<typeof calls.deleteAccount>,
  verifiedHash: string,
): Promise<ReplyOf<typeof calls.deleteAccount> | Refusal> {
  const { tx, person } = work
  await lockSessionsOf(tx, person.id)
  if (!(await isPasswordUnchanged(work, verifiedHash))) return wrongPassword()
  if (await isLastAdmin(tx, person.id)) return refuse('last-admin')
  for (const id of await competitionsOwnedBy(tx, person.id)) {
    const locked = await lockWithEntries(tx, id)
    if (locked && !(await deleteOwnCompetition(work, locked))) return refuse('organizes-for-others')
  }
  await leaveCompetitions(work)
  await releaseRounds(work, person.id)
  await deleteTrainingOf(tx, person.id)
  await revokeAllSessions(work, person.id)
  await deleteOutboxMailsTo(tx, person.email)
  const picture = (await findPerson(tx, person.id))?.img_path
  await anonymizePerson(tx, person.id, work.now)
  await work.announce({ channel: channelOf.person(person.id), event: 'ChannelReset' })
  if (picture) work.leavePicture(picture)
  return { success: true }
}

/** Returns false if others take part in an unfinished competition, since they would lose their organizer. */
async function deleteOwnCompetition(work: Work, locked: LockedCompetition): Promise<boolean> {
  const { competition, entries } = locked
  if (competition.status === 'finished') return true
  const hasOthers = entries.some(({ status, userId }) => status !== 'declined' && userId !== work.person.id)
  if (competitionIsPublic(competition) && hasOthers) return false
  await deleteCompetitionRecord(work.tx, competition.id)
  await announceDeletedCompetition(work, locked)
  return true
}

/** Deletes entries in competitions that have not started; other entries carry results. */
async function leaveCompetitions(work: Work): Promise<void> {
  const competitionIds = (await entriesOfPerson(work.tx, work.person.id)).map((entry) => entry.competition_id)
  for (const id of [...new Set(competitionIds)].toSorted((a, b) => a - b)) {
    let locked = await lockWithEntries(work.tx, id)
    if (!locked || competitionHasStarted(locked.competition)) continue
    const own = locked.entries.filter(({ userId }) => userId === work.person.id)
    for (const entry of own) locked = await removeEntry(work, locked, entry)
  }
}
