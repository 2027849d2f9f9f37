/** Names of the families of tricks (scoring §15). */
import type { Family } from '@trickline/scoring/families'

type Families = {
  names: Record<Family, string>
  /** Shorter names for tiles, which are narrow. */
  short: Partial<Record<Family, string>>
}

export const families: Families = {
  names: {
    mount: 'Mounts',
    pose: 'Poses',
    walk: 'Walks and turns',
    roll: 'Rolls',
    jump: 'Jumps',
    bounce: 'Bounces',
    'butt-spin': 'Butt bounce spins',
    'crook-spin': 'Crook spins',
    'buddha-spin': 'Buddha spins',
    'knee-spin': 'Drop knee spins',
    'other-spin': 'Lady, spraddle and back spins',
    'standing-spin': 'Standing spins',
    ascension: 'Ascensions',
    freefall: 'Freefalls',
    'flat-spin': 'Flat spins and spirals',
    nasty: 'Nasties',
    backflip: 'Backflips',
    'front-flip': 'Buttflips and front flips',
    frog: 'Frog flips',
    backtastic: 'Backtastics',
    skydive: 'Skydives',
    fearless: 'Fearless',
    misty: 'Misties',
    'standing-flip': 'Standing flips',
  },
  short: {
    walk: 'Walks, turns',
    'butt-spin': 'Butt spins',
    'knee-spin': 'Knee spins',
    'other-spin': 'Other spins',
    'standing-spin': 'Stand. spins',
    'flat-spin': 'Flat spins',
    'front-flip': 'Front flips',
    'standing-flip': 'Stand. flips',
  },
}
