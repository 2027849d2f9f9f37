/** The table on the big screen and the overlay: the last phase with a score, else the current one. */
import { type Phase, roundsOfPhase } from '@trickline/competition/phases'
import type { OutReason, TieBreak } from '@trickline/competition/standings'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import type { ChoiceKey } from '@trickline/views/phases/phase-choices.ts'
import { standingsOf } from '../server/standing-rows.ts'

export type ScreenRow = {
  user: PersonShort
  rank: number | null
  tie: TieBreak | null
  out: OutReason | null
  score: number | null
  round: RoundRead
  /** The last athlete who goes on: the cut is below. */
  cut: boolean
}

export type ScreenTable = { name: ChoiceKey; rows: ScreenRow[] }

export function screenStandings(view: CompetitionView): ScreenTable | null {
  const phase = view.phases.findLast((each) => hasScore(view, each)) ?? view.current
  if (phase === null) return null
  const { rows, cut } = standingsOf(view, phase)
  const isBest = phase.kind === 'qualifying' && view.isQualificationDual && phase.number === 2
  return {
    name: isBest ? 'best' : phase.name,
    rows: rows.map(({ user, round, rank, tie, out, score }, index) => ({
      user,
      rank,
      tie,
      out: rank === null ? out : null,
      score,
      round,
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
