/** The table of one phase (screens §7): who stands where, as far as the person may see, and what awaits its athlete. */
import { type Chance, chancesIn } from '@trickline/competition/chances'
import { type Phase, roundsOfPhase } from '@trickline/competition/phases'
import { decideReview, reviewIsOpen } from '@trickline/competition/review'
import { type OutReason, outReasonOf, scoreOf, standings } from '@trickline/competition/standings'
import { canSeeRoundTricks } from '@trickline/competition/visibility'
import { isJudged } from '@trickline/competition/statuses'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { CompetitionView } from './competition-view.ts'

export type PhaseRow = {
  key: string
  /** null: a place that awaits its athlete. */
  round: RoundRead | null
  /** null while the score is hidden or not there, and for who is out. */
  rank: number | null
  /** Said in place of the rank. */
  out: OutReason | null
  score: number | null
  opens: boolean
  /** What is certain and what is possible, by what the person who looks may see. */
  chance: Chance | null
}

/** Those with a score first, from the highest; then the others in the order in which they ride. */
export function phaseRows(view: CompetitionView, phase: Phase): PhaseRow[] {
  const rounds = roundsOfPhase(view.rounds, phase.number)
  if (rounds.length === 0) return awaitedRows(view, phase)
  const table = standings(view, view.athletes, view.rounds, phase.number)
  const chances = chancesIn({ competition: view, athletes: view.athletes, rounds: view.rounds }, phase.number)
  const rowOf = (round: RoundRead, rank: number | null): PhaseRow => ({
    key: `round:${round.id}`,
    round,
    rank,
    out: outReasonOf(round),
    score: scoreOf(round),
    opens: roundOpens(view, round),
    chance: chances.find(({ userId }) => userId === round.userId) ?? null,
  })
  const others = rounds
    .filter((round) => scoreOf(round) === null)
    .toSorted((a, b) => a.run_order - b.run_order)
  return [
    ...table.flatMap(({ round, rank }) => (round === null ? [] : [rowOf(round, rank)])),
    ...others.map((round) => rowOf(round, null)),
  ]
}

/** A person who is signed in opens a round that was judged, where its tricks are open to him or her. */
export function roundOpens(view: CompetitionView, round: RoundRead): boolean {
  return view.person !== null && isJudged(round) && canSeeRoundTricks(view.person, view, view.entries, round)
}

/** One's own rounds that wait for a review (screens §7). */
export function roundsToReview({ person, rounds }: CompetitionView): RoundRead[] {
  return rounds.filter((round) => decideReview(person, round).move)
}

/** What the athlete said to the judged round; null before. */
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
      out: null,
      score: null,
      opens: false,
      chance: null,
    }))
}
