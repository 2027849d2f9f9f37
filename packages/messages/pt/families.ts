/** Names of the families of tricks (scoring §15). */
import type { families as english } from '../en/families.ts'

export const families: typeof english = {
  names: {
    mount: 'Subidas',
    pose: 'Posturas',
    walk: 'Passos e viradas',
    roll: 'Rolamentos',
    jump: 'Saltos',
    bounce: 'Bounces',
    'butt-spin': 'Butt bounce spins',
    'crook-spin': 'Crook spins',
    'buddha-spin': 'Buddha spins',
    'knee-spin': 'Drop knee spins',
    'other-spin': 'Spins de lady, spraddle e costas',
    'standing-spin': 'Spins em pé',
    ascension: 'Ascensions',
    freefall: 'Freefalls',
    'flat-spin': 'Flat spins e espirais',
    nasty: 'Nasties',
    backflip: 'Backflips',
    'front-flip': 'Buttflips e front flips',
    frog: 'Frog flips',
    backtastic: 'Backtastics',
    skydive: 'Skydives',
    fearless: 'Fearless',
    misty: 'Misties',
    'standing-flip': 'Flips em pé',
  },
  short: {
    walk: 'Passos, viradas',
    'butt-spin': 'Butt spins',
    'knee-spin': 'Knee spins',
    'other-spin': 'Outros spins',
    'flat-spin': 'Flat spins',
    'front-flip': 'Front flips',
  },
}
