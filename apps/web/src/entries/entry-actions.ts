/** What the viewer may do with an entry now, asked of the rules that the server enforces (statuses-and-moves §4). */
import {
  competitionIsFull,
  entryIsDeletable,
  entryMove,
  entryMoveIsOpen,
  feesAreOwed,
} from '@trickline/competition/entry-moves'
import type { Competition, Entry, EntryStatus, Person } from '@trickline/competition/model'
import { canDeleteEntry, canMarkPaid, canMoveEntry } from '@trickline/competition/permissions'

export type EntryAction = 'confirm' | 'approve' | 'pay' | 'send-mail' | 'decline' | 'delete'

/** In the order in which they are offered. */
export function entryActions(person: Person, competition: Competition, entry: Entry): EntryAction[] {
  const may = (to: EntryStatus): boolean => canMoveTo(person, competition, entry, to)
  const offered: Record<EntryAction, boolean> = {
    confirm: entry.status === 'invited' && may('pending'),
    approve: may('approved'),
    pay: canMarkPaid(person, competition) && feesAreOwed(competition, entry),
    'send-mail': may('invited'),
    decline: may('declined'),
    delete: canDeleteEntry(person, competition) && entryIsDeletable(entry, competition),
  }
  return order.filter((action) => offered[action])
}

/** Those whose invitation has not been mailed yet, and can be. */
export function entriesToMail<E extends Entry>(
  person: Person,
  competition: Competition,
  entries: readonly E[],
): E[] {
  return entries.filter((entry) => canMoveTo(person, competition, entry, 'invited'))
}

/** An athlete too many cannot be approved; judges have no such limit. */
export function approvalIsFull(competition: Competition, entry: Entry, entries: readonly Entry[]): boolean {
  return entry.role === 'athlete' && competitionIsFull(competition, entries)
}

const order: readonly EntryAction[] = ['confirm', 'approve', 'pay', 'send-mail', 'decline', 'delete']

function canMoveTo(person: Person, competition: Competition, entry: Entry, to: EntryStatus): boolean {
  const move = entryMove(entry.status, to)
  return (
    move !== null &&
    entryMoveIsOpen(move, entry, competition) &&
    canMoveEntry(person, competition, entry, move)
  )
}
