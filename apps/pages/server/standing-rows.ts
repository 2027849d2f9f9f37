/** Public standings of a phase, with estimated times and chances (screens §32). */
import { type Phase, phaseAt, phaseIsFinished, roundsOfPhase } from '@trickline/competition/phases'
import { estimatedStartTimes } from '@trickline/competition/estimated-start-times'
import { recordingMinutesOf } from '@trickline/competition/schedule'
import { scoreOf, standings } from '@trickline/competition/standings'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { type PhaseRow, phaseRows } from '@trickline/views/phases/phase-rows.ts'

/** `rank`, `tie`: by the last published scores. */
export type StandingRow = PhaseRow & {
  round: RoundRead
  halves: { phase: Phase; score: number | null }[]
  /** Estimated start, in epoch milliseconds. */
  estimatedStart: number | null
  /** Rounds that can be opened. */
  published: RoundRead[]
}

export type Standings = {
  rows: StandingRow[]
  isPublished: boolean
  /** The phase whose scores order the table; null: by running order. */
  orderedBy: Phase | null
  cut: { places: number; next: Phase } | null
}

export function standingsOf(view: CompetitionView, phase: Phase): Standings {
  const { table, orderedBy, halves, isPublished, isInPairs } = tableOf(view, phase)
  const times = timesOf(view, phase)
  const rows = phaseRows(view, phase).flatMap(({ round, ...row }): StandingRow[] => {
    if (round === null) return []
    const standing = table.find(({ userId }) => userId === round.userId)
    return [
      {
        ...row,
        round,
        rank: standing?.rank ?? null,
        tie: standing?.tie ?? null,
        score: standing?.total ?? row.score,
        halves: halves.map((half) => ({ phase: half, score: scoreIn(view, half, round.userId) })),
        estimatedStart: times.get(round.id) ?? null,
        published: publishedOf(view, [...halves, phase], round.userId),
      },
    ]
  })
  const order = new Map(table.map(({ userId }, index) => [userId, index]))
  const placeOf = ({ round }: StandingRow) => order.get(round.userId) ?? 0
  return {
    rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b) || a.round.run_order - b.round.run_order),
    isPublished,
    orderedBy,
    cut: isInPairs ? null : cutOf(view, phase),
  }
}

/** Athletes with a score in the phase, best first; empty in stages of pairs. */
export function tableOf(view: CompetitionView, phase: Phase) {
  const isPublished = phaseIsFinished(roundsOfPhase(view.rounds, phase.number))
  const halves = halvesOf(view, phase).filter(({ number }) =>
    phaseIsFinished(roundsOfPhase(view.rounds, number)),
  )
  const orderedBy = isPublished ? phase : (halves.at(-1) ?? null)
  const isInPairs = view.isVs && phase.kind === 'stage'
  const table =
    orderedBy === null || isInPairs
      ? []
      : standings(view, view.athletes, view.rounds, halves.length > 1 ? 'qualifying' : orderedBy.number)
  return { table, orderedBy, halves, isPublished, isInPairs }
}

export function timesOf(view: CompetitionView, phase: Phase): ReadonlyMap<number, number> {
  const rounds = roundsOfPhase(view.rounds, phase.number)
  const typeId = view.type_id === 1 ? 1 : 2
  return estimatedStartTimes(
    rounds.map((round) => ({ ...round, runOrder: round.run_order })),
    recordingMinutesOf({ isVs: view.isVs, typeId }, phase.stage),
  )
}

/** Both phases for a second qualifying, as the better score counts. */
function halvesOf({ phases, isQualificationDual }: CompetitionView, phase: Phase): Phase[] {
  return isQualificationDual && phase.kind === 'qualifying'
    ? phases.filter(({ kind, number }) => kind === 'qualifying' && number <= phase.number && phase.number > 1)
    : []
}

function scoreIn(view: CompetitionView, { number }: Phase, userId: number): number | null {
  const round = roundsOfPhase(view.rounds, number).find((each) => each.userId === userId)
  return round ? scoreOf(round) : null
}

function publishedOf(view: CompetitionView, phases: readonly Phase[], userId: number): RoundRead[] {
  const numbers = new Set(phases.map(({ number }) => number))
  return view.rounds
    .filter(
      (round) =>
        round.userId === userId && round.status === 'published' && numbers.has(round.roundNumber ?? 0),
    )
    .toSorted((a, b) => (b.roundNumber ?? 0) - (a.roundNumber ?? 0))
}

function cutOf(view: CompetitionView, phase: Phase): Standings['cut'] {
  const next = phaseAt(view, phase.number + 1)
  return next?.athleteCount ? { places: next.athleteCount, next } : null
}
