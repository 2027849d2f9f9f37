/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import { plural } from '../plural.ts'

export const directEntry = {
  performanceOf: (what: string) => `Side, dub and grab of ${what}`,
  on: (trick: string) => `On ${trick}`,
  forNext: 'For the next trick',
  nextTrick: 'the next trick',
  aimNext: 'Set side, dub and grab for the next trick',
  aimLast: (trick: string) => `Change side, dub and grab of ${trick}`,
  next: 'Next',
  last: 'Last',
  dubOf: (percent: number) => `Dub ${percent}\u00a0%`,
  dub80Ends: 'Only the last trick of a combo that is still open can have an 80\u00a0% dub.',
  combo: 'Combo',
  comboBegin: 'Begin a combo: the next tricks go into it',
  comboEnd: 'End the combo',
  comboOpen: 'The next tricks go into this combo. “Combo” again, or Shift+Enter, ends it.',
  none: 'A tap on a trick enters it. “Combo” collects the next ones here.',
  running: (points: string) => `${points} points so far`,
  validateSingles: (count: number) =>
    plural('en', count, { one: 'Validate single', other: 'Validate # singles' }),
  often: 'Often',
  follows: 'Follows',
  oftenEmpty: 'What this athlete does often will stand here.',
  followsEmpty: 'What usually follows will stand here.',
  allGrabs: 'All grabs',
  searchGrab: 'Search a grab',
  noGrab: 'No grab',
  grabNotFound: (typed: string) => `No grab is called “${typed}”.`,
  lastEntered: 'Last trick',
  leave: 'Leave',
  willSave: (count: number, total: string) =>
    plural('en', count, { one: `# trick · ${total}`, other: `# tricks · ${total}` }),
  newestFirst: 'Newest first',
  performedOrder: 'In the order performed',
  /** Where the next entries land. */
  place: {
    before: (name: string) => `Next trick: before ${name}`,
    done: 'Done',
    inCombo: 'Only singles go into a combo. End with “Done” to enter a combo.',
  },
  settings: 'How to enter',
  showSearch: 'Search by typing',
  showTiles: 'Show tiles',
}
