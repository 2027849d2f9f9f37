/** Drafts of athletes' reviews, stored on this device by round. */
import type { ReviewedTrick } from '@trickline/competition/trick-feedback'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { deviceStore } from '@trickline/client/device-storage.ts'
import { hasFields, isString, parseWith } from '@trickline/contract/type-guards'
import type { RoundReply } from '@trickline/client/round.ts'
import { draftRows, tricksOf, wireRowsFingerprint } from '@trickline/views/rounds/draft-trick.ts'

/** `print`: fingerprint of the trick; its feedback is dropped if a judge has changed the trick since. */
export type StoredReview = {
  tricks: Record<number, ReviewedTrick & { print: string }>
  comment: string
  /** The comment on the round when the review began; if it differs now, it is a judge's answer. */
  base: string
  sent: boolean
  reply: RoundReply
}

export const reviewDrafts = deviceStore<StoredReview>(
  'draft',
  'review',
  parseWith(hasFields({ tricks: hasFields({}), base: isString })),
)

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
