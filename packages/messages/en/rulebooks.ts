/** Words of the rulebooks; their figures come from the rules (scoring §3 to §12). */

const about: Record<number, string> = {
  1: 'Counts what was landed, for training and for fun: every trick its full value.',
  2: 'Rewards what is new, clean and linked: a combo multiplies its points, a long one more.',
  3: 'As version 2, and ending a combo on the feet is worth more.',
  4: 'A combo grows with every trick in it, with their level, and with the landing.',
}

export const rulebooks = {
  title: 'Rulebooks',
  intro: 'The rule decides what a round scores. Try it on one round: it is computed as in a competition.',
  differTitle: 'What differs',
  differText: 'What a version changed is marked.',
  newest: 'Newest',
  /** In the order of `differencesOf`. */
  differences: [
    'The same trick again',
    'A trick with a 50\u00a0% dub',
    'A combo of 6',
    'A combo of 6 on the feet',
    'Each different trick',
    '7 tricks with a grab',
  ],
  about,
  sections: {
    'counter-tricks':
      'Each trick counts its value in the trick list, however often and however cleanly it is done. Dubs, combos, grabs and variety change nothing; how many different tricks there were is shown for information.',
    repetitions:
      'A trick that comes back in the same round counts less each time. Another side, another grab or another landing makes it another trick. Singles and tricks in combos are counted together.',
    dubs: 'Touching the line or the mat takes a share of the trick away. A dub does not make it another trick. With the heaviest dub on its last trick a combo loses its combo points: each of its tricks keeps its own.',
    'total-combo':
      'Two tricks or more that are linked are a combo: the sum of their points is multiplied, and by more from six tricks on. One trick is no combo.',
    'total-combo-plus':
      'Two tricks or more that are linked are a combo: the sum of their points is multiplied, by more from six tricks on, and by more still when its last trick ends on the feet.',
    'total-combo-10':
      'Inside a combo each trick is worth more than the one before it, up to the tenth; from there on it stays. How many there are is no factor of its own.',
    'total-combo-level':
      'The higher the mean level of its tricks, the more a combo is multiplied: all of one level, evenly mixed or anything between comes to the same sum. Each trick counts once, whatever its value.',
    'total-combo-level-air':
      'When the last trick of a combo ends on the feet, the combo is multiplied once more: the higher the level of that trick, the more.',
    'variety-plus':
      'Every different trick of the round adds to the total, after all multiplying. Dubbed tricks count as well; a repetition does not.',
    'style-round':
      'Tricks with a grab raise the score of the whole round, repeated and dubbed ones included. Variety is added afterwards.',
  },
  trickList: 'The trick list shows which tricks end on the feet',
  figures: 'In figures',
  time: (nth: number) => (nth < 4 ? ['1st', '2nd', '3rd'][nth - 1] : '4th and later') ?? '',
  dubTakes: (percent: number) => `${percent}\u00a0% dub`,
  size: (isLong: boolean): string => (isLong ? '6 tricks or more' : '2 to 5 tricks'),
  sizeOnFeet: (isLong: boolean): string => (isLong ? '6 or more, on the feet' : '2 to 5, on the feet'),
  place: (nth: number) => (nth < 10 ? `${nth}.` : '10. and on'),
  different: 'each different trick',
  grabsFrom: (from: number) => (from === 1 ? '1 grab' : `from ${from} grabs`),
  plusPercent: (percent: string) => `+${percent}`,
  plusPoints: (points: string) => `+${points}`,

  example: 'Example',
  inOrder: 'The round, in the order performed',
  ofTrick: (name: string) => `What ${name} brings, the last time`,
  ofCombo: 'What the combo brings',
  ofTotal: 'What the round comes to',
  controls: {
    times: 'Times performed',
    dub: 'Dub',
    grabs: 'Tricks with a grab',
    place: 'Place in its combo',
    level: 'Level of the trick',
    endsOnFeet: 'Landing',
    others: 'Other tricks',
  },
  noDub: 'none',
  onFeet: 'On the feet',
  elsewhere: 'Elsewhere',
  single: 'single',
  reset: 'Back to the example',

  compareTitle: 'Compare',
  compareText: 'The same round under every rule.',
  rule: 'Rule',
  score: 'Score',
  style: 'Style',
  variety: 'Variety',
  total: 'Total',
}
