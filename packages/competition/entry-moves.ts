/** What can be done with entries, by whom and when (statuses-and-moves §4). */

import { competitionHasStarted, competitionIsBeforeStart, joiningIsOpen } from './competition-status.ts'
import { type Decision, notAllowed } from './decision.ts'
import type { Competition, Entry, EntryStatus, Person } from './model.ts'
import { isOwner } from './permissions.ts'
import { hasRole } from './roles.ts'

export type EntryVerb = 'send-mail' | 'confirm' | 'approve' | 'decline' | 'pay' | 'delete'

export type EntryMove = {
  by: 'owner' | 'person' | 'owner-or-person'
  from: readonly EntryStatus[]
  to?: EntryStatus
  /** The move brings a judge in, which is possible while the competition runs: one who falls ill must be replaced. */
  bringsIn?: true
}

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
  pay: { by: 'owner', from: ['approved'] },
  // before the start, and only until the invitation is sent
  delete: { by: 'owner', from: ['registered'] },
} as const satisfies Record<EntryVerb, EntryMove>

type DecidedEntry = Pick<Entry, 'id' | 'userId' | 'role' | 'status' | 'feesPaid'>
type EntriesContext = {
  competition: Pick<Competition, 'organizerId' | 'status' | 'athletesMax'>
  entries: readonly DecidedEntry[]
  /** Users who recorded or scored a round in the competition; screens do not know them and leave this out. */
  judgedBy?: ReadonlySet<number>
}

/** Decides for one or several entries: all of them or none. */
export function decideEntries<Verb extends EntryVerb>(
  person: Person,
  context: EntriesContext,
  selected: readonly DecidedEntry[],
  verb: Verb,
): Decision<(typeof moves)[Verb], 'wrong-state' | 'competition-full'> {
  const { competition, entries } = context
  const move = moves[verb]
  if (!selected.every((entry) => isEntitled(person, competition, entry, move.by)))
    return { refusal: notAllowed }
  const isOpenFor = (entry: DecidedEntry) =>
    isOpen(competition, entry, verb) || judgeMayLeave(context, entry, verb)
  if (!selected.every(isOpenFor)) return { refusal: 'wrong-state' }
  if (verb === 'approve' && !hasRoomFor(selected, competition, entries))
    return { refusal: 'competition-full' }
  return { move }
}

function isEntitled(
  person: Person,
  competition: EntriesContext['competition'],
  entry: DecidedEntry,
  by: EntryMove['by'],
): boolean {
  const isOneself = person !== null && entry.userId === person.id
  if (by === 'person') return isOneself && entry.role !== 'unknown' && hasRole(person, entry.role)
  return isOwner(person, competition) || (by === 'owner-or-person' && isOneself)
}

function isOpen(competition: EntriesContext['competition'], entry: DecidedEntry, verb: EntryVerb): boolean {
  const { from, bringsIn }: EntryMove = moves[verb]
  if (!from.some((status) => status === entry.status)) return false
  if (verb === 'pay') return isUnpaid(entry)
  if (bringsIn) return joiningIsOpen(entry, competition)
  return entry.role !== 'unknown' && competitionIsBeforeStart(competition)
}

/** A judge who has not confirmed the invitation may be removed after the start too, if they have judged nothing. */
function judgeMayLeave(
  { competition, judgedBy }: EntriesContext,
  { role, status, userId }: DecidedEntry,
  verb: EntryVerb,
): boolean {
  const leaves = verb === 'delete' || verb === 'decline'
  const isUnconfirmed = status === 'registered' || status === 'invited'
  if (!leaves || role !== 'judge' || !isUnconfirmed || !competitionHasStarted(competition)) return false
  return userId === null || judgedBy?.has(userId) !== true
}

/** A fee is marked as paid once, for an approved athlete, even in a competition without a fee. */
function isUnpaid(entry: Pick<Entry, 'role' | 'status' | 'feesPaid'>): boolean {
  return entry.role === 'athlete' && entry.status === 'approved' && !entry.feesPaid
}

/** Unpaid fees prevent the start, except in a competition without a fee. */
export function feesAreOwed(
  competition: Pick<Competition, 'fees'>,
  entry: Pick<Entry, 'role' | 'status' | 'feesPaid'>,
): boolean {
  return competition.fees > 0 && isUnpaid(entry)
}

function hasRoomFor(
  selected: readonly DecidedEntry[],
  { athletesMax }: EntriesContext['competition'],
  entries: readonly DecidedEntry[],
): boolean {
  const athletes = selected.filter(({ role }) => role === 'athlete').length
  const approved = entries.filter(({ role, status }) => role === 'athlete' && status === 'approved').length
  return athletes === 0 || approved + athletes <= athletesMax
}
