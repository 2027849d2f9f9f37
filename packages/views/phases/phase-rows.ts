/** The table of one phase (screens §7), with what the viewer may see. */
import { type Chance, chancesIn } from '@trickline/competition/chances'
import { type Phase, roundsOfPhase } from '@trickline/competition/phases'
import { decideReview, reviewIsOpen } from '@trickline/competition/review'
import {
  type OutReason,
  outReasonOf,
  scoreOf,
  standings,
  type TieBreak,
} from '@trickline/competition/standings'
import { canSeeRoundTricks } from '@trickline/competition/visibility'
import { isJudged } from '@trickline/competition/statuses'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { CompetitionView } from './competition-view.ts'

export type PhaseRow = {
  key: string
  /** null: a place that waits for its athlete. */
  round: RoundRead | null
  rank: number | null
  tie: TieBreak | null
  /** Shown in place of the rank. */
  out: OutReason | null
  score: number | null
  isOpenable: boolean
  chance: Chance | null
}

/** Rounds with a score come first, highest score first, then the others in running order. */
export function phaseRows(view: CompetitionView, phase: Phase): PhaseRow[] {
  const rounds = roundsOfPhase(view.rounds, phase.number)
  if (rounds.length === 0) return awaitedRows(view, phase)
  const table = standings(view, view.athletes, view.rounds, phase.number)
  const chances = chancesIn({ competition: view, athletes: view.athletes, rounds: view.rounds }, phase.number)
  const rowOf = (round: RoundRead, { rank, tie }: Pick<PhaseRow, 'rank' | 'tie'>): PhaseRow => ({
    key: `round:${round.id}`,
    round,
    rank,
    tie,
    out: outReasonOf(round),
    score: scoreOf(round),
    isOpenable: roundOpens(view, round),
    chance: chances.find(({ userId }) => userId === round.userId) ?? null,
  })
  const others = rounds
    .filter((round) => scoreOf(round) === null)
    .toSorted((a, b) => a.run_order - b.run_order)
  return [
    ...table.flatMap((row) => (row.round === null ? [] : [rowOf(row.round, row)])),
    ...others.map((round) => rowOf(round, { rank: null, tie: null })),
  ]
}

/** Whether the round opens: it must be judged, and the person may see its tricks. */
export function roundOpens(view: CompetitionView, round: RoundRead): boolean {
  return view.person !== null && isJudged(round) && canSeeRoundTricks(view.person, view, view.entries, round)
}

/** The person's own rounds that wait for a review (screens §7). */
export function roundsToReview({ person, rounds }: CompetitionView): RoundRead[] {
  return rounds.filter((round) => decideReview(person, round).move)
}

/** Whether the athlete has reviewed the round; null before the review is open. */
export function reviewOf(round: RoundRead): 'validated' | 'awaited' | null {
  if (round.validatedAt !== null) return 'validated'
  return reviewIsOpen(round) ? 'awaited' : null
}

function awaitedRows({ places }: CompetitionView, phase: Phase): PhaseRow[] {
  return places
    .filter((place) => place.round_number === phase.number)
    .map((place) => ({
      key: `place:${place.order_number}`,
      round: null,
      rank: null,
      tie: null,
      out: null,
      score: null,
      isOpenable: false,
      chance: null,
    }))
}
