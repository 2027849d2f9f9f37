/** The table on the big screen and the overlay: the last phase with a score, else the current one. */
import { type Phase, roundsOfPhase } from '@trickline/competition/phases'
import type { PersonShort } from '@trickline/contract/people'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import type { ChoiceKey } from '@trickline/views/phases/phase-choices.ts'
import { type StandingRow, standingsOf } from '../server/standing-rows.ts'

/** `cut`: the last athlete who advances. */
export type ScreenRow = Pick<StandingRow, 'round' | 'rank' | 'tie' | 'out' | 'score'> & { cut: boolean }

export type ScreenTable = { name: ChoiceKey; rows: ScreenRow[] }

export function screenStandings(view: CompetitionView): ScreenTable | null {
  const phase = view.phases.findLast((each) => hasScore(view, each)) ?? view.current
  if (phase === null) return null
  const { rows, cut } = standingsOf(view, phase)
  const isBest = phase.kind === 'qualifying' && view.isQualificationDual && phase.number === 2
  return {
    name: isBest ? 'best' : phase.name,
    rows: rows.map(({ round, rank, tie, out, score }, index) => ({
      round,
      rank,
      tie,
      out: rank === null ? out : null,
      score,
      cut: score !== null && index + 1 === cut?.places && rows.length > index + 1,
    })),
  }
}

export function startList({ entries }: CompetitionView): PersonShort[] {
  return entries
    .filter(({ role }) => role === 'athlete')
    .toSorted((a, b) => a.orderNumber - b.orderNumber)
    .flatMap(({ user }) => user ?? [])
}

function hasScore(view: CompetitionView, phase: Phase): boolean {
  return roundsOfPhase(view.rounds, phase.number).some(({ status }) => status === 'published')
}
