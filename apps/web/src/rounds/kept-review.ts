/** An athlete's review that is not sent yet, on this device: by the row under review. */
import type { ReviewedTrick } from '@trickline/competition/review'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import * as z from 'zod/mini'
import { keep, outlined, readKept } from '../lib/keep.ts'
import type { RoundReply } from './kept-draft.ts'
import { type DraftTrick, draftRows, fingerprint, rowPrint, tricksOf } from './draft-trick.ts'

export type Review = { tricks: DraftTrick[]; comment: string }

/** `print`: what the feedback was on; a trick that a judge changed since is another. */
type Kept = {
  tricks: Record<number, ReviewedTrick & { print: string }>
  comment: string
  /** The comment on the round when it began; another one now is a judge's answer. */
  base: string
  /** Handed to the outbox: from then on it is a copy. */
  sent: boolean
  /** The round as it was last fetched, so that the screen opens without a network. */
  reply: RoundReply
}

/** False when the device does not keep it: the review goes on, it only does not survive a reload. */
export function keepReview(
  key: string,
  { tricks, comment }: Review,
  beside: Pick<Kept, 'base' | 'sent' | 'reply'>,
): boolean {
  const rows = tricks.map((trick) => [
    trick.validatedTrickId,
    { feedback: trick.feedback, comment: trick.comment, print: printOf(trick) },
  ])
  return keep(localStorage, key, JSON.stringify({ tricks: Object.fromEntries(rows), comment, ...beside }))
}

/**
 * The tricks under review with what was entered before; those that a judge changed meanwhile start anew.
 * `isUnsent`: the review waits in the outbox or was refused.
 */
export function keptReview(
  key: string,
  tricks: readonly DraftTrick[],
  { comment, isUnsent }: { comment: string; isUnsent: boolean },
): Review {
  const device = readKept(localStorage.getItem(key), shape)
  // sent after the athlete had left the screen: the server has it
  const kept = device?.sent && !isUnsent ? null : device
  return {
    tricks: tricks.map((trick) => {
      const before = kept?.tricks[trick.validatedTrickId ?? 0]
      if (before?.print !== printOf(trick)) return trick
      return { ...trick, feedback: before.feedback, comment: before.comment }
    }),
    comment: kept ? commentOf(kept, comment) : comment,
  }
}

/** Words that were not sent stand below an answer that a judge wrote meanwhile. */
function commentOf(kept: Kept, comment: string): string {
  if (kept.base === comment) return kept.comment
  const isOwn = kept.comment.trim() !== '' && kept.comment !== kept.base
  return isOwn ? [comment, kept.comment].filter((part) => part !== '').join('\n\n') : comment
}

/** The same for two states of a round exactly when a review of the one fits the other. */
export function reviewPrint(rows: readonly ValidatedRow[], comment: string | null): string {
  const ids = tricksOf(draftRows(rows)).map((trick) => trick.validatedTrickId)
  return `${fingerprint(rows)} ${ids.join(' ')} ${comment ?? ''}`
}

/** How many reviews that person has begun on this device and not sent. */
export function begunReviews(personId: number): number {
  const own = Object.keys(localStorage).filter((key) => key.startsWith(reviewsOf(personId)))
  return own.filter(isBegunReview).length
}

/** Whether something would be lost with it. */
export function isBegunReview(key: string): boolean {
  const kept = readKept(localStorage.getItem(key), shape)
  if (!kept || kept.sent) return false
  return kept.comment !== kept.base || Object.values(kept.tricks).some(({ feedback }) => feedback !== null)
}

/** The round as it was when it was last reviewed on this device. */
export function reviewedReply(key: string): RoundReply | null {
  return readKept(localStorage.getItem(key), shape)?.reply ?? null
}

export function dropReview(key: string): void {
  localStorage.removeItem(key)
}

export function reviewKey(personId: number, roundId: number): string {
  return `${reviewsOf(personId)}${roundId}`
}

function reviewsOf(personId: number): string {
  return `trickline.review.${personId}.`
}

function printOf(trick: DraftTrick): string {
  return rowPrint({ kind: 'single', key: trick.key, trick })
}

const shape = outlined<Kept>(z.object({ tricks: z.record(z.string(), z.unknown()), base: z.string() }))
