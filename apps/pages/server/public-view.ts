/** A competition as everyone sees it, made once for all its pages, shares and languages. */
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { readCompetition } from '@trickline/contract/read-competition'
import { type CompetitionView, competitionViewFor } from '@trickline/views/phases/competition-view.ts'

const views = new WeakMap<CompetitionDetail, CompetitionView>()

export function publicViewOf(competition: CompetitionDetail): CompetitionView {
  const view = views.get(competition) ?? competitionViewFor(readCompetition(competition), null)
  views.set(competition, view)
  return view
}
