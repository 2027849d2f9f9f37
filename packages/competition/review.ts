/** The athlete's review of a judged round: when it is open, and when complete (statuses-and-moves §9). */

import { type Decision, notAllowed } from './decision.ts'
import type { Person, Round } from './model.ts'

export type Feedback = 'confirmed' | 'incorrect'
export type ReviewedTrick = { feedback: Feedback | null; comment: string | null }

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

export function reviewIsComplete(tricks: readonly ReviewedTrick[]): boolean {
  return tricks.every(
    ({ feedback, comment }) =>
      feedback !== null && (!commentRequired(feedback) || (comment !== null && comment.trim() !== '')),
  )
}

export function commentRequired(feedback: Feedback | null): boolean {
  return feedback === 'incorrect'
}

export function negativeFeedbackCount(tricks: readonly Pick<ReviewedTrick, 'feedback'>[]): number {
  return tricks.filter((trick) => trick.feedback === 'incorrect').length
}

export function toggleFeedback<T extends ReviewedTrick>(trick: T, pressed: Feedback): T {
  if (trick.feedback === pressed) return { ...trick, feedback: null, comment: null }
  return { ...trick, feedback: pressed, comment: commentRequired(pressed) ? trick.comment : null }
}

export function confirmUnreviewed<T extends ReviewedTrick>(trick: T): T {
  return trick.feedback === null ? confirmTrick(trick) : trick
}

export function confirmTrick<T extends ReviewedTrick>(trick: T): T {
  return trick.feedback === 'confirmed' ? trick : { ...trick, feedback: 'confirmed', comment: null }
}
