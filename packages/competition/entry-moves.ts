/**
 * How an entry passes from invited to competing (statuses-and-moves §4), and when it may: who may is in permissions.ts.
 * An entry begins as `beginnings` says; a move that is not in the table does not exist.
 */

import { competitionIsBeforeStart } from './competition-moves.ts'
import type { Competition, Entry, EntryStatus } from './model.ts'

export type EntryVerb = 'send-mail' | 'confirm' | 'approve' | 'decline' | 'start-competing' | 'eliminate'

export type EntryMove = {
  from: EntryStatus
  to: EntryStatus
  verb: EntryVerb
  /** `competition`: nobody asks for it; the owner's start or advance brings it about. */
  by: 'owner' | 'person' | 'owner-or-person' | 'competition'
  /** Refused once the competition has started; for judges `entryMoveIsOpen` knows more. */
  beforeStart: boolean
}

/** The status of a new entry: invited by the owner, or registered by the athlete. */
export const beginnings = { invite: 'registered', register: 'pending' } as const satisfies Record<
  string,
  EntryStatus
>

export const entryMoves: readonly EntryMove[] = [
  { from: 'registered', to: 'invited', verb: 'send-mail', by: 'owner', beforeStart: true },
  { from: 'invited', to: 'pending', verb: 'confirm', by: 'person', beforeStart: true },
  { from: 'pending', to: 'approved', verb: 'approve', by: 'owner', beforeStart: true },
  { from: 'registered', to: 'declined', verb: 'decline', by: 'owner-or-person', beforeStart: true },
  { from: 'invited', to: 'declined', verb: 'decline', by: 'owner-or-person', beforeStart: true },
  { from: 'pending', to: 'declined', verb: 'decline', by: 'owner-or-person', beforeStart: true },
  { from: 'approved', to: 'declined', verb: 'decline', by: 'owner-or-person', beforeStart: true },
  { from: 'approved', to: 'competing', verb: 'start-competing', by: 'competition', beforeStart: false },
  { from: 'competing', to: 'eliminated', verb: 'eliminate', by: 'competition', beforeStart: false },
]

/** The move between two statuses, or null: then the answer is 409 and nothing changes. */
export function entryMove(from: Entry['status'], to: EntryStatus): EntryMove | null {
  return entryMoves.find((move) => move.from === from && move.to === to) ?? null
}

/** What brings somebody in, from the invitation to the approval. */
const bringsIn: ReadonlySet<EntryVerb> = new Set(['send-mail', 'confirm', 'approve'])

/**
 * Whether a move of the table is still possible: athletes are brought in before the start, judges until the
 * competition is finished, because a judge who falls ill in the middle has to be replaced. Nobody leaves after the start.
 */
export function entryMoveIsOpen(
  move: EntryMove,
  entry: Pick<Entry, 'role'>,
  competition: Pick<Competition, 'status'>,
): boolean {
  if (bringsIn.has(move.verb)) return invitationIsOpen(entry.role, competition)
  return !move.beforeStart || competitionIsBeforeStart(competition)
}

/** Athletes are invited before the start, judges until the competition is finished. */
export function invitationIsOpen(role: Entry['role'], competition: Pick<Competition, 'status'>): boolean {
  if (role === 'judge' && competition.status === 'started') return true
  return role !== 'unknown' && competitionIsBeforeStart(competition)
}

/** Deleted only while nobody has been told of it, before the start. */
export function entryIsDeletable(
  entry: Pick<Entry, 'status'>,
  competition: Pick<Competition, 'status'>,
): boolean {
  return entry.status === 'registered' && competitionIsBeforeStart(competition)
}

/** Fees are marked once, on an approved athlete; without a fee too, for whoever does it all the same. */
export function entryIsPayable(entry: Pick<Entry, 'role' | 'status' | 'feesPaid'>): boolean {
  return entry.role === 'athlete' && entry.status === 'approved' && !entry.feesPaid
}

/** Stands in the way of the start. Without a fee nobody needs to be marked. */
export function feesAreOwed(
  competition: Pick<Competition, 'fees'>,
  entry: Pick<Entry, 'role' | 'status' | 'feesPaid'>,
): boolean {
  return competition.fees > 0 && entryIsPayable(entry)
}

/** Athletes register themselves while it is open, published and not started. */
export function registrationIsOpen(competition: Pick<Competition, 'isOpen' | 'status'>): boolean {
  return competition.isOpen && competition.status === 'published'
}

/** No further athlete can be approved: `athletes_max` are. */
export function competitionIsFull(
  competition: Pick<Competition, 'athletesMax'>,
  entries: readonly Pick<Entry, 'role' | 'status'>[],
): boolean {
  const approved = entries.filter((entry) => entry.role === 'athlete' && entry.status === 'approved')
  return approved.length >= competition.athletesMax
}
