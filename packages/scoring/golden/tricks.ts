// The tricks of the golden rounds, with the values that the hand calculations use.

import type { Dub, Level, PerformedRow, PerformedTrick, Variation } from '../score-round.ts'

export const bb180 = aTrick(180, 2.5, 1)
export const bb360 = aTrick(360, 4.5, 2)
export const bb360Feet = aTrick(361, 5.5, 2, { endsOnFeet: true })
export const free360 = aTrick(362, 5.75, 2)
export const asc360 = aTrick(363, 5, 2)
export const bb540 = aTrick(540, 7, 3)
export const bb540Feet = aTrick(541, 8, 3, { endsOnFeet: true })
export const bbfFeet = aTrick(700, 7, 3, { endsOnFeet: true })
export const bb900 = aTrick(900, 12, 4)

export const mute = 17
export const squirrel = 26

export function aTrick(
  trickId: number,
  value: number,
  level: Level,
  { endsOnFeet = false } = {},
): PerformedTrick {
  return { trickId, value, level, endsOnFeet, variation: 0, grab: null, dub: 0 }
}

export function fs(trick: PerformedTrick): PerformedTrick {
  return onSide(trick, 1)
}

export function bs(trick: PerformedTrick): PerformedTrick {
  return onSide(trick, 2)
}

function onSide(trick: PerformedTrick, variation: Variation): PerformedTrick {
  return { ...trick, variation }
}

export function grabbed(trick: PerformedTrick, grab: number): PerformedTrick {
  return { ...trick, grab }
}

export function dubbed(trick: PerformedTrick, dub: Dub): PerformedTrick {
  return { ...trick, dub }
}

export function single(trick: PerformedTrick): PerformedRow {
  return { kind: 'single', trick }
}

export function singles(...tricks: PerformedTrick[]): PerformedRow[] {
  return tricks.map(single)
}

export function combo(...tricks: PerformedTrick[]): PerformedRow {
  return { kind: 'combo', tricks }
}
