/** A competition as the signed-in person sees it. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { useMemo } from 'react'
import { usePerson } from '@trickline/client/session.ts'
import { type CompetitionView, competitionViewFor } from '@trickline/views/phases/competition-view.ts'

export function useCompetitionView(
  competition: CompetitionRead,
  glowing: ReadonlySet<string>,
): CompetitionView {
  const person = usePerson()
  return useMemo(() => competitionViewFor(competition, person, glowing), [competition, person, glowing])
}
