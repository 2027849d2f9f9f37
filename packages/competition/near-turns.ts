/** Whose turn is near (ranking §6): the athletes of a phase with at most two others before them. */
import type { Round } from './model.ts'

export type WaitingRound = Pick<Round, 'id' | 'userId' | 'status'> & { runOrder: number }

const mostBefore = 2

/** Each such round with those before it, next one first: whoever is riding, even out of turn, then the running order. */
export function nearTurns<R extends WaitingRound>(rounds: readonly R[]): { round: R; before: R[] }[] {
  const ordered = rounds.toSorted((a, b) => a.runOrder - b.runOrder)
  const left = [
    ...ordered.filter(({ status }) => status === 'recording'),
    ...ordered.filter(({ status }) => status === 'pending'),
  ]
  return left
    .map((round, index) => ({ round, before: left.slice(0, index) }))
    .filter(({ round, before }) => round.status === 'pending' && before.length <= mostBefore)
}
