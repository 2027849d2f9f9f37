/** The state of the person's entry, and their open invitations. */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { competitionIsBeforeStart } from '@trickline/competition/competition-moves'
import { joiningIsOpen } from '@trickline/competition/entry-moves'
import type { Competition, Entry, EntryRole } from '@trickline/competition/model'
import type { Areas } from '@trickline/messages/areas'

/** Key of the message about the entry; null: there is none. */
export function ownEntryMessage(
  competition: Pick<Competition, 'status'>,
  entry: Pick<Entry, 'role' | 'status'>,
): keyof Areas['competitions']['ownEntry'] | null {
  if (competition.status === 'unknown' || entry.role === 'unknown') return null
  const isOver = competition.status === 'finished'
  switch (entry.status) {
    case 'registered':
    case 'invited':
    case 'pending':
      return joiningIsOpen(entry, competition) ? waiting[entry.status] : 'missed'
    case 'approved':
      if (competition.status === 'published') return 'approved'
      if (competitionIsBeforeStart(competition)) return 'unpublished'
      return isOver ? 'over' : 'running'
    case 'competing':
      return isOver ? 'over' : 'running'
    case 'eliminated':
      return isOver ? 'over' : 'eliminated'
    case 'declined':
      return 'declined'
    default:
      return null
  }
}

const waiting = { registered: 'listed', invited: 'invited', pending: 'pending' } as const

export type Invitation<TCompetition = CompetitionListRead> = {
  entryId: number
  role: EntryRole
  competition: TCompetition
}

export function openInvitations(list: readonly CompetitionListRead[], personId: number): Invitation[] {
  return list.flatMap((competition) =>
    competition.entries.flatMap(({ id, role, status, user }) => {
      if (user.id !== personId || role === 'unknown' || status !== 'invited') return []
      return joiningIsOpen({ role }, competition) ? [{ entryId: id, role, competition }] : []
    }),
  )
}
