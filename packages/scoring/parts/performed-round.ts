// The input of scoreRound: the tricks of a round in the order performed.

/** 0 none, 1 frontside (FS), 2 backside (BS). */
export type Variation = 0 | 1 | 2

/** 0 none, 1 a 20 % dub, 2 a 50 % dub, 3 an 80 % dub. */
export type Dub = 0 | 1 | 2 | 3

/** 1 rookie, 2 amateur, 3 pro, 4 legendary. */
export type Level = 1 | 2 | 3 | 4

/**
 * One performed trick (scoring §2). `value`: finite, not negative, copied into the round when it is saved. `endsOnFeet`: the
 * catalogue type is 1. `grab`: an id of `grabs`; null and 18 both mean no grab.
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

export type PerformedRow =
  | { kind: 'single'; trick: PerformedTrick }
  | { kind: 'combo'; tricks: PerformedTrick[] }
