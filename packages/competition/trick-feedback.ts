/** What the athlete says about each trick of a judged round (statuses-and-moves §9). */

export type Feedback = 'confirmed' | 'incorrect'
export type ReviewedTrick = { feedback: Feedback | null; comment: string | null }

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
