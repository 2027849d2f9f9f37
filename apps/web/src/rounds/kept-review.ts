/** An athlete's review that is not sent yet, on this device: by the row under review. */
import type { ReviewedTrick } from '@trickline/competition/review'
import type { DraftTrick } from './draft-trick.ts'

export type Review = { tricks: DraftTrick[]; comment: string }

type Kept = { tricks: Record<number, ReviewedTrick>; comment: string }

export function keepReview(key: string, { tricks, comment }: Review): void {
  const rows = tricks.map(({ validatedTrickId, feedback, comment: said }) => [
    validatedTrickId,
    { feedback, comment: said },
  ])
  try {
    localStorage.setItem(key, JSON.stringify({ tricks: Object.fromEntries(rows), comment }))
  } catch {
    // Storage is full or off: the review goes on, it only does not survive a reload.
  }
}

/** The tricks under review with what was entered before; those that a judge changed meanwhile start anew. */
export function keptReview(key: string, tricks: readonly DraftTrick[], comment: string): Review {
  const kept = read(localStorage.getItem(key))
  return {
    tricks: tricks.map((trick) => ({ ...trick, ...kept?.tricks[trick.validatedTrickId ?? 0] })),
    comment: kept?.comment ?? comment,
  }
}

export function dropReview(key: string): void {
  localStorage.removeItem(key)
}

/** `base` names the state of the round: after a judge's edit the review starts anew. */
export function reviewKey(personId: number, roundId: number): string {
  return `trickline.review.${personId}.${roundId}`
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
