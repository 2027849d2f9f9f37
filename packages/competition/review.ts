/** The athlete's review of a judged round: when it is open and when it is complete (statuses-and-moves §9). */

import { type Decision, notAllowed } from './decision.ts'
import type { Person, Round } from './model.ts'

type ReviewedRound = Pick<Round, 'userId' | 'roundNumber' | 'status' | 'validatedAt' | 'publishedAt'>

export function decideReview(person: Person, round: ReviewedRound): Decision<'review', 'review-closed'> {
  const isOwn = person !== null && round.roundNumber !== null && round.userId === person.id
  if (!isOwn) return { refusal: notAllowed }
  return reviewIsOpen(round) ? { move: 'review' } : { refusal: 'review-closed' }
}

export function reviewIsOpen(round: Pick<Round, 'status' | 'validatedAt' | 'publishedAt'>): boolean {
  return (
    (round.status === 'completed' || round.status === 'disqualified' || round.status === 'injured') &&
    round.validatedAt === null &&
    round.publishedAt === null
  )
}
