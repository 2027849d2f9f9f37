/** An athlete's review that is not sent yet, on this device: by the row under review. */
import type { ReviewedTrick } from '@trickline/competition/review'
import { type DraftTrick, rowPrint } from './draft-trick.ts'

export type Review = { tricks: DraftTrick[]; comment: string }

/** `print`: what the feedback was on; a trick that a judge changed since is another. */
type Kept = { tricks: Record<number, ReviewedTrick & { print: string }>; comment: string }

/** False when the device does not keep it: the review goes on, it only does not survive a reload. */
export function keepReview(key: string, { tricks, comment }: Review): boolean {
  const rows = tricks.map((trick) => [
    trick.validatedTrickId,
    { feedback: trick.feedback, comment: trick.comment, print: printOf(trick) },
  ])
  try {
    localStorage.setItem(key, JSON.stringify({ tricks: Object.fromEntries(rows), comment }))
    return true
  } catch {
    // Storage is full or off: told to the athlete by the caller.
    return false
  }
}

/** The tricks under review with what was entered before; those that a judge changed meanwhile start anew. */
export function keptReview(key: string, tricks: readonly DraftTrick[], comment: string): Review {
  const kept = read(localStorage.getItem(key))
  return {
    tricks: tricks.map((trick) => {
      const before = kept?.tricks[trick.validatedTrickId ?? 0]
      if (before?.print !== printOf(trick)) return trick
      return { ...trick, feedback: before.feedback, comment: before.comment }
    }),
    comment: kept?.comment ?? comment,
  }
}

export function dropReview(key: string): void {
  localStorage.removeItem(key)
}

export function reviewKey(personId: number, roundId: number): string {
  return `trickline.review.${personId}.${roundId}`
}

function printOf(trick: DraftTrick): string {
  return rowPrint({ kind: 'single', key: trick.key, trick })
}

function read(text: string | null): Kept | null {
  if (text === null) return null
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keepReview wrote it under this key
    return JSON.parse(text) as Kept
  } catch {
    // Cut off in the middle of a write: as good as absent.
    return null
  }
}
