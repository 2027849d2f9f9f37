/** The state of the person's entry. */
import { competitionIsBeforeStart, joiningIsOpen } from '@trickline/competition/competition-status'
import type { Competition, Entry } from '@trickline/competition/model'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { Areas } from '@trickline/messages/areas'

/** Key of the message about the entry; null: there is none. */
export function ownEntryMessage(
  competition: Pick<Competition, 'status'>,
  entry: Pick<Entry, 'role' | 'status'>,
): keyof Areas['ownEntry']['states'] | null {
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

/** Key of the message about a round of the running phase; null: there is none, or the round asks for its review. */
export function ownRoundMessage({
  status,
  validatedAt,
}: Pick<RoundRead, 'status' | 'validatedAt'>): keyof Areas['ownEntry']['ownRound'] | null {
  switch (status) {
    case 'pending':
      return 'toCome'
    case 'recorded':
    case 'scoring':
    case 'review':
      return 'inJudging'
    case 'completed':
    case 'injured':
    case 'disqualified':
      return validatedAt === null ? null : 'validated'
    default:
      return null
  }
}
