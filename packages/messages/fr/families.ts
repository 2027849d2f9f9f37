/** Names of the families of tricks (scoring §15). */
import type { families as english } from '../en/families.ts'

export const families: typeof english = {
  names: {
    mount: 'Montées',
    pose: 'Poses',
    walk: 'Marches et tours',
    roll: 'Roulades',
    jump: 'Sauts',
    bounce: 'Rebonds',
    'butt-spin': 'Butt bounce spins',
    'crook-spin': 'Crook spins',
    'buddha-spin': 'Buddha spins',
    'knee-spin': 'Drop knee spins',
    'other-spin': 'Spins lady, spraddle et dos',
    'standing-spin': 'Spins debout',
    ascension: 'Ascensions',
    freefall: 'Freefalls',
    'flat-spin': 'Flat spins et spirales',
    nasty: 'Nasties',
    backflip: 'Backflips',
    'front-flip': 'Buttflips et front flips',
    frog: 'Frog flips',
    backtastic: 'Backtastics',
    skydive: 'Skydives',
    fearless: 'Fearless',
    misty: 'Misties',
    'standing-flip': 'Flips debout',
  },
  short: {
    walk: 'Pas, tours',
    'butt-spin': 'Butt spins',
    'knee-spin': 'Knee spins',
    'other-spin': 'Autres spins',
    'flat-spin': 'Flat spins',
    'front-flip': 'Front flips',
  },
}
