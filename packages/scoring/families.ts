/** Families of tricks (scoring §15), from first steps on the line to flips; trick-shape.ts assigns tricks to them. */
export const families = [
  'mount',
  'pose',
  'walk',
  'roll',
  'jump',
  'bounce',
  'butt-spin',
  'crook-spin',
  'buddha-spin',
  'knee-spin',
  'other-spin',
  'standing-spin',
  'ascension',
  'freefall',
  'flat-spin',
  'nasty',
  'backflip',
  'front-flip',
  'frog',
  'backtastic',
  'skydive',
  'fearless',
  'misty',
  'standing-flip',
] as const

export type Family = (typeof families)[number]
