/** The pairs of a VS competition on the big screen and the overlay: current, next, and the last results. */
import { type BracketPair, type BracketSlot, bracketView } from '@trickline/competition/bracket'
import { currentPair, type CurrentPair, lastResults as lastPairs } from '@trickline/competition/current-pair'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRead } from '@trickline/contract/read-rows'
import { type CompetitionView, currentRounds, personIn } from '@trickline/views/phases/competition-view.ts'
import type { ChoiceKey } from '@trickline/views/phases/phase-choices.ts'

type Pair = { a: PersonShort; b: PersonShort }

export type PairOfNow = Pair & Pick<CurrentPair, 'doing' | 'about'>

/** `scores`: the winner's, then the loser's. */
export type PairResult = {
  winner: PersonShort
  loser: PersonShort
  scores: { a: number; b: number }
  stage: ChoiceKey
  /** The winner's round. */
  round: RoundRead | undefined
}

export function pairOfNow(view: CompetitionView): PairOfNow | null {
  if (!view.isVs) return null
  const typeId = view.type_id === 1 ? 1 : 2
  const rounds = view.rounds.map((round) => ({ ...round, runOrder: round.run_order }))
  const pair = currentPair({ ...view, typeId }, view.athletes, rounds)
  return pair && { ...pair, a: personIn(view, pair.a), b: personIn(view, pair.b) }
}

/** Pairs of the current stage in which nobody has started, in running order; once the stage is published, those of the next. */
export function pairsToCome(view: CompetitionView): Pair[] {
  const rounds = currentRounds(view)
  if (rounds.length > 0 && rounds.every(({ status }) => status === 'published')) return pairsOfNextStage(view)
  const pending = new Map(
    rounds.filter(({ status }) => status === 'pending').map(({ id, run_order }) => [id, run_order]),
  )
  const orderOf = ({ roundId }: BracketSlot) => (roundId === null ? undefined : pending.get(roundId))
  return stagesOf(view)
    .filter(({ stage }) => stage === view.current?.stage)
    .flatMap(({ pairs }) => pairs)
    .flatMap((pair) => {
      const [first, second] = [orderOf(pair.a), orderOf(pair.b)]
      const people = peopleOf(view, pair)
      return people && first !== undefined && second !== undefined
        ? [{ order: Math.min(first, second), ...people }]
        : []
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ a, b }) => ({ a, b }))
}

/** The pairs whose athletes are known. */
function pairsOfNextStage(view: CompetitionView): Pair[] {
  const next = view.phases.find(({ number }) => number === (view.current?.number ?? 0) + 1)
  return stagesOf(view)
    .filter(({ stage }) => stage === next?.stage)
    .flatMap(({ pairs }) => pairs.flatMap((pair) => peopleOf(view, pair) ?? []))
}

/** Results of the last stage with published scores. */
export function lastResults(view: CompetitionView): PairResult[] {
  return lastPairs(view, view.athletes, view.rounds).map(({ winner, loser, scores: [a, b], roundName }) => {
    const phase = view.phases.find(({ name }) => name === roundName)
    return {
      winner: personIn(view, winner),
      loser: personIn(view, loser),
      scores: { a, b },
      stage: roundName,
      round: view.rounds.find(
        ({ roundNumber, userId }) => roundNumber === phase?.number && userId === winner,
      ),
    }
  })
}

/** Whether it is between two phases: one is published, and nobody has started in the next. */
export function isBreak(view: CompetitionView): boolean {
  const rounds = currentRounds(view)
  if (view.status !== 'started' || view.current === null || rounds.length === 0) return false
  const all = (status: string) => rounds.every((round) => round.status === status)
  return all('published') || (view.current.number > 1 && all('pending'))
}

export function isWithJudges({ status }: { status: string }): boolean {
  return status === 'recorded' || status === 'scoring'
}

function stagesOf(view: CompetitionView) {
  return view.isVs && !view.stages.includes('unknown') ? bracketView(view, view.athletes, view.rounds) : []
}

function peopleOf(view: CompetitionView, { a, b }: BracketPair): Pair | null {
  return a.kind === 'athlete' && b.kind === 'athlete'
    ? { a: personIn(view, a.userId), b: personIn(view, b.userId) }
    : null
}
