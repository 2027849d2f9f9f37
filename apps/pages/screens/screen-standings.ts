/** The table on the big screen and the overlay: the last phase with a score, else the current one. */
import { type Phase, roundsOfPhase } from '@trickline/competition/phases'
import type { OutReason, TieBreak } from '@trickline/competition/standings'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { bestTable } from '@trickline/views/phases/best-rows.ts'
import type { ChoiceKey } from '@trickline/views/phases/phase-choices.ts'
import { phaseRows } from '@trickline/views/phases/phase-rows.ts'

export type ScreenRow = {
  user: PersonShort
  rank: number | null
  tie: TieBreak | null
  out: OutReason | null
  score: number | null
  round: RoundRead | null
  /** The last athlete who goes on: the cut is below. */
  cut: boolean
}

export type ScreenTable = { name: ChoiceKey; rows: ScreenRow[] }

export function screenStandings(view: CompetitionView): ScreenTable | null {
  const scored = view.phases.findLast((phase) => hasScore(view, phase))
  const phase = scored ?? view.current
  if (phase === null) return null
  const isBest = phase.kind === 'qualifying' && view.isQualificationDual && phase.number === 2
  if (isBest) {
    const { rows, places } = bestTable(view)
    return {
      name: 'best',
      rows: rows.map(({ user, rank, tie, out, best }, index) => ({
        user,
        rank,
        tie,
        out,
        score: best,
        round: null,
        cut: index + 1 === places && rows.length > index + 1,
      })),
    }
  }
  const cutPlace = placesAfter(view, phase)
  const rows = phaseRows(view, phase).flatMap(({ round, rank, tie, out, score }) =>
    round === null ? [] : [{ user: round.user, rank, tie, out, score, round }],
  )
  return {
    name: phase.name,
    rows: rows.map((row, index) => ({
      ...row,
      cut: row.score !== null && index + 1 === cutPlace && rows.length > index + 1,
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

/** null in pairs: the winners go on, there is no cut. */
function placesAfter({ phases, isVs }: CompetitionView, phase: Phase): number | null {
  if (isVs && phase.kind === 'stage') return null
  return phases.find(({ number }) => number === phase.number + 1)?.athleteCount ?? null
}
