/** An athlete's review that is not sent yet, on this device: by the row under review. */
import type { ReviewedTrick } from '@trickline/competition/review'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { deviceStore } from '@trickline/client/device-storage.ts'
import { hasFields, isArray, isString, parseWith } from '@trickline/client/type-guards.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import {
  type DraftTrick,
  draftRows,
  wireRowsFingerprint,
  draftRowFingerprint,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'

export type Review = { tricks: DraftTrick[]; comment: string }

/** `print`: what the feedback was on; a trick that a judge changed since is another. */
export type StoredReview = {
  tricks: Record<number, ReviewedTrick & { print: string }>
  comment: string
  /** The comment on the round when it began; another one now is a judge's answer. */
  base: string
  /** Handed to the outbox: from then on it is a copy. */
  sent: boolean
  /** The round as it was last fetched, so that the screen opens without a network. */
  reply: RoundReply
}

export const reviewDrafts = deviceStore<StoredReview>(
  'draft',
  'review',
  parseWith(hasFields({ tricks: hasFields({}), base: isString })),
)

export function toStoredReview(
  { tricks, comment }: Review,
  beside: Pick<StoredReview, 'base' | 'sent' | 'reply'>,
): StoredReview {
  const rows = tricks.map((trick) => [
    trick.validatedTrickId,
    { feedback: trick.feedback, comment: trick.comment, print: tricksFingerprint(trick) },
  ])
  return { tricks: Object.fromEntries(rows), comment, ...beside }
}

/** The tricks under review with what was entered before; those that a judge changed meanwhile start anew. */
export function resumeReview(
  kept: StoredReview | null,
  tricks: readonly DraftTrick[],
  comment: string,
): Review {
  return {
    tricks: tricks.map((trick) => {
      const before = kept?.tricks[trick.validatedTrickId ?? 0]
      if (before?.print !== tricksFingerprint(trick)) return trick
      return { ...trick, feedback: before.feedback, comment: before.comment }
    }),
    comment: kept ? commentOf(kept, comment) : comment,
  }
}

/** Words that were not sent stand below an answer that a judge wrote meanwhile. */
function commentOf(kept: StoredReview, comment: string): string {
  if (kept.base === comment) return kept.comment
  const isOwn = kept.comment.trim() !== '' && kept.comment !== kept.base
  return isOwn ? [comment, kept.comment].filter((part) => part !== '').join('\n\n') : comment
}

/** The same for two states of a round exactly when a review of the one fits the other. */
export function reviewFingerprint(rows: readonly ValidatedRow[], comment: string | null): string {
  const ids = tricksOf(draftRows(rows)).map((trick) => trick.validatedTrickId)
  return `${wireRowsFingerprint(rows)} ${ids.join(' ')} ${comment ?? ''}`
}

/** How many reviews are begun on this device and not sent. */
export function countUnsentReviews(): number {
  return reviewDrafts.ids().filter(hasUnsentReview).length
}

/** Whether something would be lost with it. */
export function hasUnsentReview(roundId: number | string): boolean {
  const kept = reviewDrafts.read(roundId)
  if (!kept || kept.sent) return false
  return kept.comment !== kept.base || Object.values(kept.tricks).some(({ feedback }) => feedback !== null)
}

function tricksFingerprint(trick: DraftTrick): string {
  return draftRowFingerprint({ kind: 'single', key: trick.key, trick })
}

/** The rows as they were, by round: kept at the first look, and again when the athlete has seen the difference. */
export const lastViewedRounds = deviceStore<readonly ValidatedRow[]>('memo', 'look', parseWith(isArray))

/** The rows of the last look when they are others than these; null when there is nothing new. */
export function previousRowsIfChanged(
  look: readonly ValidatedRow[],
  now: readonly ValidatedRow[],
): readonly ValidatedRow[] | null {
  return wireRowsFingerprint(look) === wireRowsFingerprint(now) ? null : look
}
