/** Drafts of athletes' reviews, stored on this device by round. */
import type { ReviewedTrick } from '@trickline/competition/review'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { deviceStore } from '@trickline/client/device-storage.ts'
import { hasFields, isArray, isString, parseWith } from '@trickline/contract/type-guards'
import type { RoundReply } from '@trickline/client/round.ts'
import {
  draftRowFingerprint,
  draftRows,
  type DraftTrick,
  tricksOf,
  wireRowsFingerprint,
} from '@trickline/views/rounds/draft-trick.ts'

export type Review = { tricks: DraftTrick[]; comment: string }

/** `print`: fingerprint of the trick; feedback is dropped when a judge has changed the trick since. */
export type StoredReview = {
  tricks: Record<number, ReviewedTrick & { print: string }>
  comment: string
  /** The comment on the round when the review began; a different one now is a judge's answer. */
  base: string
  sent: boolean
  reply: RoundReply
}

export const reviewDrafts = deviceStore<StoredReview>(
  'draft',
  'review',
  parseWith(hasFields({ tricks: hasFields({}), base: isString })),
)

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

/** The tricks with the stored feedback; those that a judge changed meanwhile have none. */
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

/** Equal for two states of a round exactly if a review of one fits the other. */
export function reviewFingerprint(rows: readonly ValidatedRow[], comment: string | null): string {
  const ids = tricksOf(draftRows(rows)).map((trick) => trick.validatedTrickId)
  return `${wireRowsFingerprint(rows)} ${ids.join(' ')} ${comment ?? ''}`
}

export function countUnsentReviews(): number {
  return reviewDrafts.ids().filter(hasUnsentReview).length
}

export function hasUnsentReview(roundId: number | string): boolean {
  const stored = reviewDrafts.read(roundId)
  if (!stored || stored.sent) return false
  return (
    stored.comment !== stored.base || Object.values(stored.tricks).some(({ feedback }) => feedback !== null)
  )
}

function tricksFingerprint(trick: DraftTrick): string {
  return draftRowFingerprint({ kind: 'single', key: trick.key, trick })
}

/** The rows at the athlete's last look, by round; written again when the athlete has seen a change. */
export const lastViewedRounds = deviceStore<readonly ValidatedRow[]>('memo', 'look', parseWith(isArray))

/** The rows of the last look if they differ from the present ones; null otherwise. */
export function previousRowsIfChanged(
  lastRows: readonly ValidatedRow[],
  rows: readonly ValidatedRow[],
): readonly ValidatedRow[] | null {
  return wireRowsFingerprint(lastRows) === wireRowsFingerprint(rows) ? null : lastRows
}
