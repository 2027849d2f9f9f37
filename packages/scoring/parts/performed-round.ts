// What scoreRound is given: the tricks of a round as they were performed, from first to last.

/** 0 none, 1 frontside (FS), 2 backside (BS). */
export type Variation = 0 | 1 | 2

/** 0 none, 1 a 20 % dub, 2 a 50 % dub, 3 an 80 % dub. */
export type Dub = 0 | 1 | 2 | 3

/** 1 rookie, 2 amateur, 3 pro, 4 legendary. */
export type Level = 1 | 2 | 3 | 4

/**
 * One performed trick (scoring §2).
 *
 * `value` is the catalogue value in points, finite and not negative, as copied into the round when it was saved.
 * `endsOnFeet` is the catalogue's type 1. `grab` is an id of `grabs`; null and 18 both mean no grab.
 */
export type PerformedTrick = {
  trickId: number
  value: number
  level: Level
  endsOnFeet: boolean
  variation: Variation
  grab: number | null
  dub: Dub
}

/** A row of the validated list. Singles and combos stand mixed, in the order performed. */
export type PerformedRow =
  | { kind: 'single'; trick: PerformedTrick }
  | { kind: 'combo'; tricks: PerformedTrick[] }
