/** What the viewer may do with an entry now, asked of the rules that the server enforces (statuses-and-moves §4). */
import { decideEntries, type EntryVerb, feesAreOwed } from '@trickline/competition/entry-moves'
import type { Competition, Entry, Person } from '@trickline/competition/model'

/** Every verb, in the order in which they are offered. */
const order: readonly EntryVerb[] = ['confirm', 'approve', 'pay', 'send-mail', 'decline', 'delete']

/** An approval is offered also where there is no room: its button says so (`approvalIsFull`). */
export function entryActions(person: Person, competition: Competition, entry: Entry): EntryVerb[] {
  return order.filter((verb) => {
    const { refusal } = decideEntries(person, { competition, entries: [] }, [entry], verb)
    const isOffered = refusal === undefined || refusal === 'competition-full'
    return isOffered && (verb !== 'pay' || feesAreOwed(competition, entry))
  })
}

/** Those whose invitation has not been mailed yet, and can be. */
export function entriesToMail<E extends Entry>(
  person: Person,
  competition: Competition,
  entries: readonly E[],
): E[] {
  return entries.filter((entry) => entryActions(person, competition, entry).includes('send-mail'))
}

/** No further athlete, or not as many, can be approved; judges have no such limit. */
export function approvalIsFull(
  person: Person,
  competition: Competition,
  entries: readonly Entry[],
  asked: readonly Entry[],
): boolean {
  return decideEntries(person, { competition, entries }, asked, 'approve').refusal === 'competition-full'
}
