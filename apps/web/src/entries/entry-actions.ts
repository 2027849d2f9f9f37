/** What the viewer may do with an entry, by the rules that the server enforces (statuses-and-moves §4). */
import { decideEntries, type EntryVerb, feesAreOwed } from '@trickline/competition/entry-moves'
import { isOwner } from '@trickline/competition/permissions'
import type { Competition, Entry, Person } from '@trickline/competition/model'

const verbsInOrder: readonly EntryVerb[] = ['confirm', 'approve', 'pay', 'send-mail', 'decline', 'delete']

/** Approval is offered even if the competition is full: the disabled button says why (`approvalIsFull`). */
export function entryActions(
  person: Person,
  competition: Competition,
  entry: Entry & { mail_waits?: true | undefined },
): EntryVerb[] {
  return verbsInOrder.filter((verb) => {
    if (verb === 'send-mail' && entry.mail_waits) return false
    const { refusal } = decideEntries(person, { competition, entries: [] }, [entry], verb)
    const isOffered = refusal === undefined || refusal === 'competition-full'
    return isOffered && (verb !== 'pay' || feesAreOwed(competition, entry))
  })
}

/** With two judges per round, the owner may choose who decides where they differ. */
export function canBeHead(
  person: Person,
  competition: Competition & { judging?: string },
  entry: Entry,
): boolean {
  const isOpen = competition.judging === 'two' && competition.status !== 'finished'
  return isOpen && isOwner(person, competition) && entry.role === 'judge' && entry.status === 'approved'
}

export function entriesToMail<E extends Entry>(
  person: Person,
  competition: Competition,
  entries: readonly E[],
): E[] {
  return entries.filter((entry) => entryActions(person, competition, entry).includes('send-mail'))
}

/** True if these athletes do not all fit; judges have no limit. */
export function approvalIsFull(
  person: Person,
  competition: Competition,
  entries: readonly Entry[],
  toApprove: readonly Entry[],
): boolean {
  return decideEntries(person, { competition, entries }, toApprove, 'approve').refusal === 'competition-full'
}
