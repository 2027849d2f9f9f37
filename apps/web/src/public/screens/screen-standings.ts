/** Which table stands on a big screen and in an overlay: of the last phase with a score, else of the one that is being run. */
import { roundsOfPhase, type Phase } from '@trickline/competition/phases'
import type { Out } from '@trickline/competition/standings'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRead } from '@trickline/contract/read'
import type { SeenCompetition } from '../../phases/as-seen.ts'
import { bestTable } from '../../phases/best-rows.ts'
import type { ChoiceKey } from '../../phases/phase-choices.ts'
import { phaseRows } from '../../phases/phase-rows.ts'

export type ScreenRow = {
  user: PersonShort
  rank: number | null
  out: Out | null
  score: number | null
  round: RoundRead | null
  /** The last one who goes on: below it the line is drawn. */
  cut: boolean
}

export type ScreenTable = { name: ChoiceKey; rows: ScreenRow[] }

/** null before the start. */
export function screenStandings(seen: SeenCompetition): ScreenTable | null {
  const scored = seen.phases.findLast((phase) => hasScore(seen, phase))
  const phase = scored ?? seen.current
  if (phase === null) return null
  const isBest = phase.kind === 'qualifying' && seen.isQualificationDual && phase.number === 2
  if (isBest) {
    const { rows, places } = bestTable(seen)
    return {
      name: 'best',
      rows: rows.map(({ user, rank, out, best }, index) => ({
        user,
        rank,
        out,
        score: best,
        round: null,
        cut: index + 1 === places && rows.length > index + 1,
      })),
    }
  }
  const goOn = placesAfter(seen, phase)
  const rows = phaseRows(seen, phase).flatMap(({ round, rank, out, score }) =>
    round === null ? [] : [{ user: round.user, rank, out, score, round }],
  )
  return {
    name: phase.name,
    rows: rows.map((row, index) => ({
      ...row,
      cut: row.score !== null && index + 1 === goOn && rows.length > index + 1,
    })),
  }
}

/** Who will ride, in the order in which they do. */
export function startList({ entries }: SeenCompetition): PersonShort[] {
  return entries
    .filter(({ role }) => role === 'athlete')
    .toSorted((a, b) => a.orderNumber - b.orderNumber)
    .flatMap(({ user }) => user ?? [])
}

function hasScore(seen: SeenCompetition, phase: Phase): boolean {
  return roundsOfPhase(seen.rounds, phase.number).some(({ status }) => status === 'published')
}

/** Of pairs the winners go on, and no line divides the table. */
function placesAfter({ phases, isVs }: SeenCompetition, phase: Phase): number | null {
  if (isVs && phase.kind === 'stage') return null
  return phases.find(({ number }) => number === phase.number + 1)?.athleteCount ?? null
}
