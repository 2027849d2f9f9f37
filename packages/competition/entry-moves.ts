/**
 * What is done with entries, by whom and when (statuses-and-moves §4). Athletes are brought in before the start, judges
 * until the competition is finished, because one who falls ill in the middle has to be replaced. Nobody leaves after the
 * start: then athletes compete and are eliminated, and nobody asks for it.
 */

import { competitionIsBeforeStart } from './competition-moves.ts'
import { type Decision, notAllowed } from './decision.ts'
import type { Competition, Entry, EntryStatus, Person } from './model.ts'
import { hasRole, isOwner } from './permissions.ts'

export type EntryVerb = 'send-mail' | 'confirm' | 'approve' | 'decline' | 'pay' | 'delete'

export type EntryMove = {
  by: 'owner' | 'person' | 'owner-or-person'
  from: readonly EntryStatus[]
  to?: EntryStatus
  /** What brings a judge in is possible until the competition is finished. */
  bringsIn?: true
}

/** The status of a new entry: invited by the owner, or registered by the athlete. */
export const initialEntryStatus = { invite: 'registered', register: 'pending' } as const satisfies Record<
  string,
  EntryStatus
>

const moves = {
  'send-mail': { by: 'owner', from: ['registered'], to: 'invited', bringsIn: true },
  confirm: { by: 'person', from: ['invited'], to: 'pending', bringsIn: true },
  approve: { by: 'owner', from: ['pending'], to: 'approved', bringsIn: true },
  decline: {
    by: 'owner-or-person',
    from: ['registered', 'invited', 'pending', 'approved'],
    to: 'declined',
  },
  // a mark, not a status
  pay: { by: 'owner', from: ['approved'] },
  // only while nobody has been told
  delete: { by: 'owner', from: ['registered'] },
} as const satisfies Record<EntryVerb, EntryMove>

type Asked = Pick<Entry, 'id' | 'userId' | 'role' | 'status' | 'feesPaid'>
type EntriesContext = {
  competition: Pick<Competition, 'organizerId' | 'status' | 'athletesMax'>
  /** Every entry of the competition. */
  entries: readonly Asked[]
}

/** One entry or several together: all of them or none. */
export function decideEntries<Verb extends EntryVerb>(
  person: Person,
  { competition, entries }: EntriesContext,
  asked: readonly Asked[],
  verb: Verb,
): Decision<(typeof moves)[Verb], 'wrong-state' | 'competition-full'> {
  const move = moves[verb]
  if (!asked.every((entry) => isEntitled(person, competition, entry, move.by))) return { refusal: notAllowed }
  if (!asked.every((entry) => isOpen(competition, entry, verb))) return { refusal: 'wrong-state' }
  if (verb === 'approve' && !hasRoomFor(asked, competition, entries)) return { refusal: 'competition-full' }
  return { move }
}

function isEntitled(
  person: Person,
  competition: EntriesContext['competition'],
  entry: Asked,
  by: EntryMove['by'],
): boolean {
  const isOneself = person !== null && entry.userId === person.id
  if (by === 'person') return isOneself && entry.role !== 'unknown' && hasRole(person, entry.role)
  return isOwner(person, competition) || (by === 'owner-or-person' && isOneself)
}

function isOpen(competition: EntriesContext['competition'], entry: Asked, verb: EntryVerb): boolean {
  const { from, bringsIn }: EntryMove = moves[verb]
  if (!(from as readonly string[]).includes(entry.status)) return false
  if (verb === 'pay') return isUnpaid(entry)
  if (bringsIn) return joiningIsOpen(entry, competition)
  return entry.role !== 'unknown' && competitionIsBeforeStart(competition)
}

/** Whether who is on the list, invited or pending can still come in. */
export function joiningIsOpen(
  { role }: Pick<Entry, 'role'>,
  competition: Pick<Competition, 'status'>,
): boolean {
  if (role === 'judge' && competition.status === 'started') return true
  return role !== 'unknown' && competitionIsBeforeStart(competition)
}

/** Fees are marked once, on an approved athlete; without a fee too, for whoever does it all the same. */
function isUnpaid(entry: Pick<Entry, 'role' | 'status' | 'feesPaid'>): boolean {
  return entry.role === 'athlete' && entry.status === 'approved' && !entry.feesPaid
}

/** Stands in the way of the start. Without a fee nobody needs to be marked. */
export function feesAreOwed(
  competition: Pick<Competition, 'fees'>,
  entry: Pick<Entry, 'role' | 'status' | 'feesPaid'>,
): boolean {
  return competition.fees > 0 && isUnpaid(entry)
}

/** Up to `athletes_max`; judges take no place. */
function hasRoomFor(
  asked: readonly Asked[],
  { athletesMax }: EntriesContext['competition'],
  entries: readonly Asked[],
): boolean {
  const athletes = asked.filter(({ role }) => role === 'athlete').length
  const approved = entries.filter(({ role, status }) => role === 'athlete' && status === 'approved').length
  return athletes === 0 || approved + athletes <= athletesMax
}
