/** Whose turn is near (ranking §6): of a phase, who has at most two athletes before. */
import type { Round } from './model.ts'

export type WaitingRound = Pick<Round, 'id' | 'userId' | 'status'> & { runOrder: number }

const mostBefore = 2

/** With who is before, the next one first: who is on, also out of turn, and then the running order. */
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
