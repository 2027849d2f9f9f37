/** Words for entering many tricks quickly: the typed line, proposals, and warnings about what looks like a slip. */
import { plural } from '../plural.ts'

export const quickEntry = {
  addAtOnce: (trick: string) => `Add ${trick} at once`,
  notation: 'What the line says',
  combo: 'Combo',
  enter: (tricks: number) => plural('en', tricks, { one: 'Enter # trick', other: 'Enter # tricks' }),
  notYet: 'Nothing is entered until all of it is understood.',
  intoTheRound: 'A line with a combo goes straight into the round.',
  pendingFirst: (count: number) =>
    plural('en', count, {
      one: '# selected trick is not validated yet: this goes into the round before it.',
      other: '# selected tricks are not validated yet: this goes into the round before them.',
    }),
  problems: {
    'unknown-trick': (word: string) => `No trick is called “${word}”.`,
    'many-tricks': (word: string, among: string) => `“${word}” may be ${among} …`,
    'unknown-word': (word: string) => `“${word}” is no side, grab or dub.`,
    'many-grabs': (word: string, among: string) => `“${word}” may be ${among}.`,
    'said-twice': (word: string) => `“${word}” comes on top of another.`,
    'after-dub-80': 'Nothing follows an 80 % dub.',
    open: 'Close the combo with ]',
    'too-short': 'A combo takes two tricks or more.',
    'ends-dubbed': 'A combo cannot end with an 80 % dub.',
    stray: 'A combo begins with [',
  },
  proposals: 'Likely next',
  propose: (what: string) => `Add ${what}`,
  proposalsEmpty: 'Or in one line: bb360 fs mute d20',
  warnings: {
    twice: 'Entered twice within a second.',
    cannotFollow: (before: string, ends: string, starts: string) =>
      `${before} ends on ${ends}, this starts from ${starts}.`,
    level: (level: string, usual: string) => `${level}: far above this athlete’s usual ${usual}.`,
  },
  dismiss: (what: string) => `That is right: ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
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
}
