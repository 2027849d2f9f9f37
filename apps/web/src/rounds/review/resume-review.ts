/** Stores and resumes an athlete's review. */
import { draftRowFingerprint, type DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import type { StoredReview } from '../draft/stored-review.ts'

export type Review = { tricks: DraftTrick[]; comment: string }

export function toStoredReview(
  { tricks, comment }: Review,
  meta: Pick<StoredReview, 'base' | 'sent' | 'reply'>,
): StoredReview {
  const rows = tricks.map((trick) => [
    trick.validatedTrickId,
    { feedback: trick.feedback, comment: trick.comment, print: tricksFingerprint(trick) },
  ])
  return { tricks: Object.fromEntries(rows), comment, ...meta }
}

/** The tricks with the stored feedback, except those that a judge has changed since. */
export function resumeReview(
  stored: StoredReview | null,
  tricks: readonly DraftTrick[],
  comment: string,
): Review {
  return {
    tricks: tricks.map((trick) => {
      const before = stored?.tricks[trick.validatedTrickId ?? 0]
      if (before?.print !== tricksFingerprint(trick)) return trick
      return { ...trick, feedback: before.feedback, comment: before.comment }
    }),
    comment: stored ? commentOf(stored, comment) : comment,
  }
}

/** An unsent comment is appended to a judge's answer. */
function commentOf(stored: StoredReview, comment: string): string {
  if (stored.base === comment) return stored.comment
  const isOwn = stored.comment.trim() !== '' && stored.comment !== stored.base
  return isOwn ? [comment, stored.comment].filter((part) => part !== '').join('\n\n') : comment
}

function tricksFingerprint(trick: DraftTrick): string {
  return draftRowFingerprint({ kind: 'single', key: trick.key, trick })
}
