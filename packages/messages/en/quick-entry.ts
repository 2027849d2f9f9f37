/** Words of quick entry: the typed line, proposals, and warnings of likely mistakes. */

export const quickEntry = {
  addAtOnce: (trick: string) => `Add ${trick} at once`,
  changeTo: (what: string) => `Change it to ${what}`,
  changesOne: 'A trick is being changed: only a single trick can take its place.',
  combo: 'Combo',
  proposals: 'Likely next',
  propose: (what: string) => `Add ${what}`,
  warnings: {
    retired: 'Retired from the catalogue meanwhile: take it out, or put another in its place, to save.',
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
