/** Names of the families of tricks (scoring §15). */
import type { families as english } from '../en/families.ts'

export const families: typeof english = {
  names: {
    mount: 'Salite',
    pose: 'Pose',
    walk: 'Camminate e giri',
    roll: 'Rotolate',
    jump: 'Salti',
    bounce: 'Rimbalzi',
    'butt-spin': 'Butt bounce spin',
    'crook-spin': 'Crook spin',
    'buddha-spin': 'Buddha spin',
    'knee-spin': 'Drop knee spin',
    'other-spin': 'Spin di lady, spraddle e schiena',
    'standing-spin': 'Spin in piedi',
    ascension: 'Ascension',
    freefall: 'Freefall',
    'flat-spin': 'Flat spin e spirali',
    nasty: 'Nasty',
    backflip: 'Backflip',
    'front-flip': 'Buttflip e front flip',
    frog: 'Frog flip',
    backtastic: 'Backtastic',
    skydive: 'Skydive',
    fearless: 'Fearless',
    misty: 'Misty',
    'standing-flip': 'Flip in piedi',
  },
  short: {
    walk: 'Passi, giri',
    'butt-spin': 'Butt spin',
    'knee-spin': 'Knee spin',
    'other-spin': 'Altri spin',
    'flat-spin': 'Flat spin',
    'front-flip': 'Front flip',
  },
}
