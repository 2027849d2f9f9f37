/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import { plural } from '../plural.ts'

export const directEntry = {
  performanceOf: (what: string) => `Side, dub and grab of ${what}`,
  nextTrick: 'the next trick',
  aimNext: 'Set side, dub and grab for the next trick',
  aimLast: (trick: string) => `Change side, dub and grab of ${trick}`,
  noTrickYet: 'No trick yet',
  next: 'Next',
  dubOf: (percent: number) => `Dub ${percent}\u00a0%`,
  dub80Ends: 'Only the last trick of a combo that is still open can have an 80\u00a0% dub.',
  combo: 'Combo',
  comboBegin: 'Begin a combo: the next tricks go into it',
  comboEnd: 'End the combo',
  comboOpen: 'The next tricks go into this combo. “Combo” again, or Shift+Enter, ends it.',
  running: (points: string) => `${points} points so far`,
  validateSingles: (count: number) =>
    plural('en', count, { one: 'Validate single', other: 'Validate # singles' }),
  /** The tiles, by the place that the last trick ended on. */
  tiles: {
    from: (place: string) => `From ${place}`,
    landedMost: 'Landed most',
    mayFollow: 'What may follow',
    families: 'All tricks',
  },
  positions: {
    back: 'the back',
    belly: 'the belly',
    buddha: 'the Buddha sit',
    butt: 'the butt',
    chest: 'the chest',
    crook: 'the crook of the knee',
    'double-drop-knee': 'both drop knees',
    'drop-knee': 'the drop knee',
    feet: 'the feet',
    ground: 'the ground',
    hands: 'the hands',
    'inside-drop-knee': 'the inside drop knee',
    knee: 'the knee',
    korean: 'the Korean',
    lady: 'the lady sit',
    shoulder: 'the shoulder',
    split: 'the split',
    spraddle: 'the spraddle',
  },
  /** To the trick before: as a key, and on the tile below a finger. */
  joined: 'Joined',
  joinedOnTile: 'joined',
  swipeUp: 'Swipe up: joined to the last',
  noJoin: {
    'nothing-before': 'There is no trick before it to join.',
    'after-dub-80': 'Nothing joins on to an 80\u00a0% dub.',
  },
  allGrabs: 'All grabs',
  searchGrab: 'Search a grab',
  noGrab: 'No grab',
  grabNotFound: (typed: string) => `No grab is called “${typed}”.`,
  leave: 'Leave',
  newestFirst: 'Newest first',
  performedOrder: 'In the order performed',
  /** Where the next entries land. */
  place: {
    before: (name: string) => `Next trick: before ${name}`,
    done: 'Done',
    inCombo: 'Only singles go into a combo. End with “Done” to enter a combo.',
  },
  settings: 'How to enter',
}
