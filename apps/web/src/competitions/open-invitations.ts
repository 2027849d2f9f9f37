/** The person's invitations that can still be answered. */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { joiningIsOpen } from '@trickline/competition/competition-status'
import type { EntryRole } from '@trickline/competition/model'

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
