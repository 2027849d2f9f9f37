// Repetition: the same trick counts less each time it comes back in the round (scoring §3).

import { hasGrab } from './grabs.ts'
import type { PerformedTrick } from './performed-round.ts'

/**
 * What makes two tricks the same: trick id, variation and grab. "No grab" is the same as an empty one.
 * The landing is part of the trick id; a dub does not make another trick.
 */
export function trickKey(trick: Pick<PerformedTrick, 'trickId' | 'variation' | 'grab'>): string {
  return `${trick.trickId}-${trick.variation}-${hasGrab(trick) ? trick.grab : 'none'}`
}

/** Share of its points that the nth occurrence of a key keeps: 100, 75, 50, then 25 %. `occurrence` counts from 1. */
export function repetitionFactor(occurrence: number): number {
  if (occurrence <= 1) return 1
  if (occurrence === 2) return 0.75
  if (occurrence === 3) return 0.5
  return 0.25
}
