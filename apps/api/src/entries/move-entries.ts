/**
 * A new status for entries of one role in one competition, all of them or none (statuses-and-moves §4): the owner sends
 * the invitation and approves, the invited person confirms, either declines. Who may, and when, is in packages/competition.
 */
import { competitionIsFull, entryMove, entryMoveIsOpen, entryMoves } from '@trickline/competition/entry-moves'
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import { canMoveEntry } from '@trickline/competition/permissions'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceEntries, entryChanges } from './announce-entries.ts'
import { updateEntries } from './entries-store.ts'
import { lockEntryGroup, refuseState, type EntryGroup } from './entry-group.ts'
import { invitationMails } from './invitation-mails.ts'

export async function moveEntries(
  work: Work,
  role: EntryRole,
  ids: readonly number[],
  to: EntryStatus,
): Promise<{ success: true } | Refusal> {
  const group = await lockEntryGroup(work, role, ids, 'id')
  if (isRefusal(group)) return group
  const { competition, entries } = group
  if (!mayMove(work, group, to)) return refuse('not-allowed')
  if (!canMove(group, to)) return refuseState(work, group)
  if (to === 'approved' && role === 'athlete' && !hasRoomFor(group)) return refuse('competition-full')
  if (to === 'invited') {
    for (const mail of await invitationMails(work, competition, entries)) await work.mail(mail)
  }
  const moved = await updateEntries(work.tx, ids, { status: to })
  await announceEntries(work, competition, entryChanges(entries, moved))
  return { success: true }
}

/** Every move to a status is the same person's, wherever it starts. */
function mayMove({ person }: Work, { competition, entries }: EntryGroup, to: EntryStatus): boolean {
  const move = entryMoves.find((each) => each.to === to)
  return move !== undefined && entries.every((entry) => canMoveEntry(person, competition, entry, move))
}

function canMove({ competition, entries }: EntryGroup, to: EntryStatus): boolean {
  return entries.every((entry) => {
    const move = entryMove(entry.status, to)
    return move !== null && entryMoveIsOpen(move, entry, competition)
  })
}

/** Room for the last of them, when the others are in. */
function hasRoomFor({ competition, entries, all }: EntryGroup): boolean {
  const others = new Set(entries.slice(1).map((entry) => entry.id))
  const withOthers = all.map((entry) =>
    others.has(entry.id) ? { ...entry, status: 'approved' as const } : entry,
  )
  return !competitionIsFull(competition, withOthers)
}
