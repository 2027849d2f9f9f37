// Repetition: a repeated trick counts less each time (scoring §3).

import { hasGrab } from './grabs.ts'
import type { PerformedTrick } from './performed-round.ts'

/** Identifies a trick by id, variation and grab; the dub makes no difference. */
export function trickKey(trick: Pick<PerformedTrick, 'trickId' | 'variation' | 'grab'>): string {
  return `${trick.trickId}-${trick.variation}-${hasGrab(trick) ? trick.grab : 'none'}`
}

/** 100 %, then 75, 50 and 25 % of the points. `occurrence` counts from 1. */
export function repetitionFactor(occurrence: number): number {
  if (occurrence <= 1) return 1
  if (occurrence === 2) return 0.75
  if (occurrence === 3) return 0.5
  return 0.25
}
