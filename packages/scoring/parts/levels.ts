// Levels of difficulty (scoring §14).

import type { Level, PerformedTrick } from './performed-round.ts'

export const levels = [
  { id: 1, name: 'rookie' },
  { id: 2, name: 'amateur' },
  { id: 3, name: 'pro' },
  { id: 4, name: 'legendary' },
] as const satisfies readonly { id: Level; name: string }[]

export function levelName(levelId: number): (typeof levels)[number]['name'] {
  return levels[levelId - 1]?.name ?? 'rookie'
}

/** Not weighted by value; 0 without tricks. "Same level", "balanced" and "mixed" in scoring §9 all use this mean. */
export function meanLevel(tricks: readonly PerformedTrick[]): number {
  if (tricks.length === 0) return 0
  let sum = 0
  for (const trick of tricks) sum += trick.level
  return sum / tricks.length
}
