/** A person deletes the own account; results that others depend on stay, under "Deleted athlete" (accounts-and-people §12). */
import { competitionIsPublic } from '@trickline/competition/competition-moves'
import type * as calls from '@trickline/contract/accounts'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import { channelOf } from '@trickline/contract/live-events'
import type { Refusal } from '@trickline/contract/refusals'
import { announceDeletedCompetition, insidersOf } from '../competitions/announce-competition.ts'
import {
  type CompetitionRecord,
  deleteCompetitionRecord,
  lockCompetition,
} from '../competitions/competitions-store.ts'
import { isLastAdmin } from '../admin/roles-store.ts'
import { announceEntries } from '../entries/announce-entries.ts'
import { deleteEntryRecord, entriesOf, entriesOfPerson, lockEntriesOf } from '../entries/entries-store.ts'
import { findPerson } from '../people/people-store.ts'
import { lockSessionsOf, revokeAllSessions } from '../platform/http/sessions.ts'
import type { Work } from '../platform/http/work.ts'
import { deleteOutboxMailsTo } from '../platform/mail/outbox-store.ts'
import { releaseRounds } from '../rounds/release-rounds.ts'
import { isPasswordUnchanged, wrongPassword } from './own-account.ts'
import {
  anonymizePerson,
  competitionsOwnedBy,
  deleteTrainingOf,
  isPictureOfOthers,
} from './own-account-store.ts'

export async function deleteAccount(
  work: Work,
  _: ParsedRequest<typeof calls.deleteAccount>,
  verifiedHash: string,
): Promise<ReplyOf<typeof calls.deleteAccount> | Refusal> {
  const { tx, person, files } = work
  await lockSessionsOf(tx, person.id)
  if (!(await isPasswordUnchanged(work, verifiedHash))) return wrongPassword()
  if (await isLastAdmin(tx, person.id)) return refuse('last-admin')
  for (const id of await competitionsOwnedBy(tx, person.id)) {
    const competition = await lockCompetition(tx, id, 'update')
    if (competition && !(await deleteOwnCompetition(work, competition))) return refuse('organizes-for-others')
  }
  await leaveCompetitions(work)
  await releaseRounds(work, person.id)
  await deleteTrainingOf(tx, person.id)
  await revokeAllSessions(work, person.id)
  await deleteOutboxMailsTo(tx, person.email)
  const picture = (await findPerson(tx, person.id))?.img_path
  await anonymizePerson(tx, person.id, work.now)
  await work.announce({ channel: channelOf.person(person.id), event: 'ChannelReset' })
  if (picture && !(await isPictureOfOthers(tx, picture))) await files.remove(picture)
  return { success: true }
}

/** Returns false if others take part in an unfinished one: they would lose the organizer. */
async function deleteOwnCompetition(work: Work, competition: CompetitionRecord): Promise<boolean> {
  if (competition.status === 'finished') return true
  const entries = await entriesOf(work.tx, competition.id)
  const hasOthers = entries.some(({ status, userId }) => status !== 'declined' && userId !== work.person.id)
  if (competitionIsPublic(competition) && hasOthers) return false
  const insiders = await insidersOf(work, competition)
  await deleteCompetitionRecord(work.tx, competition.id)
  await announceDeletedCompetition(work, competition, insiders)
  return true
}

/** Deletes the entries of competitions that have not started; the others carry results. */
async function leaveCompetitions(work: Work): Promise<void> {
  const competitionIds = (await entriesOfPerson(work.tx, work.person.id)).map((entry) => entry.competition_id)
  for (const id of [...new Set(competitionIds)].toSorted((a, b) => a - b)) {
    const competition = await lockCompetition(work.tx, id, 'update')
    if (!competition || competition.status === 'started' || competition.status === 'finished') continue
    for (const before of await lockEntriesOf(work.tx, id)) {
      if (before.userId !== work.person.id) continue
      await deleteEntryRecord(work.tx, before.id)
      await announceEntries(work, competition, [{ before, after: null }])
    }
  }
}
