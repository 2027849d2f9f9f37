/** Words of the judging screen (screens §10 to §13). */
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { families } from './families.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'

export const judging = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  families,
  roundNumber,
  training: 'Training',
  group: (name: string) => `Group ${name}`,
  statistics: 'Statistics',
  round: 'Round',
  loading: 'Loading the round…',

  search: 'Add a trick',
  searchLabel: 'Search a trick',
  openResults: 'Show all tricks',
  clearChoice: 'Clear the chosen trick',
  noTrick: (text: string) => `No trick is called “${text}”.`,
  catalogueMissing:
    'The trick list could not be loaded. What you have entered is safe; it loads once the network is back.',
  grab: 'Grab',
  dub: 'Dub',
  dubPercent: (percent: number) => `−${percent}\u00a0%`,
  fs: 'FS',
  bs: 'BS',
  fsTitle: 'Frontside',
  bsTitle: 'Backside',
  add: 'Add trick',
  change: 'Change trick',
  stopChanging: 'Keep as it is',
  trickFirst: 'Choose a trick first.',
  afterDub80: 'Nothing follows an 80\u00a0% dub: validate these tricks first.',

  selected: 'Selected tricks',

  validated: 'Validated tricks',
  combo: (number: number) => `Combo ${number}`,
  heldBack: 'Tapped twice: counted once.',
  confirmed: 'Confirmed by the athlete',
  incorrect: 'Incorrect, says the athlete',
  incorrectCount: (count: number) =>
    plural('en', count, {
      one: '# trick is incorrect, says the athlete',
      other: '# tricks are incorrect, says the athlete',
    }),
  answered: (answered: number, all: number) => `Incorrect tricks: answered ${answered} of ${all}`,

  total: 'Total',
  score: 'Score',
  style: 'Style',
  variety: 'Variety',
  unique: 'Unique',
  stylePercent: (percent: number) => `+${percent}\u00a0%`,
  explain: (what: string, points: string) => `${points} points: where ${what} comes from`,
  theTotal: 'the total',
  hidden: 'Scores show once the round is published.',
  stopped: { disqualified: 'Disqualified: the round counts 0.', injured: 'Injured: the round counts 0.' },
  drawn: {
    label: (tricks: number, combos: number) =>
      [
        plural('en', tricks, { one: '# trick', other: '# tricks' }),
        combos === 0 ? '' : plural('en', combos, { one: '# combo', other: '# combos' }),
      ]
        .filter(Boolean)
        .join(', '),
    inCombo: (number: number) => `in combo ${number}`,
    points: (points: string) => `counts ${points}`,
    at: (time: string) => `at ${time}`,
    grab: 'grab',
    notReviewed: 'not reviewed yet',
  },

  undo: 'Undo',
  nothingToUndo: 'There is nothing to undo.',
  clearAll: 'Clear all',
  save: 'Save',
  update: 'Update',
  whyNotSave: {
    noTricks: 'A round needs at least one validated trick.',
    notHeld: 'Choose first what becomes of what you entered: it is said above.',
  },
  saved: (total: string) => `Saved: ${total} points.`,

  videoBox: {
    title: 'Video',
    add: 'Add a video',
    show: 'Show the video',
    hide: 'Hide the video',
    none: 'This round has no video.',
  },
  states: {
    empty: 'Nothing entered yet',
    unchanged: 'Nothing changed yet',
    keeping: 'Keeping…',
    kept: 'Kept on this device',
    notKept: 'This device keeps no drafts: do not leave before saving',
    sending: 'Saving…',
    waiting: 'Kept here, sent when the network is back',
    waitingUnkept: 'Waits for the network: do not close this page, the device keeps nothing',
    unclaimed: 'Kept here, claimed when the network is back',
    failed: (why: string) => `Not saved: ${why} Your tricks are safe on this device.`,
  },
  /** Asked when a round with unsaved changes is left. */
  leaving: {
    title: 'Leave without saving?',
    consequence: (count: number) =>
      count === 0
        ? 'What you changed in this round is thrown away.'
        : plural('en', count, {
            one: 'What you entered is thrown away: # trick that is not saved.',
            other: 'What you entered is thrown away: # tricks that are not saved.',
          }),
    action: 'Throw away and leave',
    kept: 'Not saved yet: what you entered is kept on this device.',
  },
  keepEditing: 'Go back to editing',
  leaveWaiting: 'Back to the competition',
  throwAway: 'Throw them away',
  throwAwayTitle: 'Throw away what you entered?',
  throwAwayConsequence: (count: number) =>
    plural('en', count, {
      one: '# trick is deleted from this device.',
      other: '# tricks are deleted from this device.',
    }),

  ownComment: 'Your comment on the round',
  commentHint: 'The athlete reads it with the round.',
  commentBy: { judge: 'The judge’s comment on the round', athlete: 'The athlete’s comment on the round' },
}
