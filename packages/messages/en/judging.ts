/** Words of the judging screen: entering tricks, combos, totals and where they come from, saving, the review (screens §10 to §13). */
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'
import { roundVersions } from './round-versions.ts'
import { ruleSections } from './rule-sections.ts'

export const judging = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  versions: roundVersions,
  ruleSections,
  roundNumber,
  training: 'Training',
  group: (name: string) => `Group ${name}`,
  statistics: 'Statistics',
  judgedBy: (name: string) => `Judge: ${name}`,
  modes: { new: 'Scoring', update: 'Editing', review: 'Your review', view: 'View' },
  round: 'Round',
  loading: 'Loading the round…',

  search: 'Add a trick',
  searchLabel: 'Search a trick',
  searchHint: 'Name, or bb360 fs mute d20',
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
  selectedEmpty: 'Tricks you add wait here until you validate them, alone or as a combo.',
  validateSingle: 'Validate single',
  validateCombo: 'Validate combo',
  editingCombo: (number: number) => `Editing combo ${number}`,
  cancelEdit: 'Cancel edit',
  validateEdit: 'Validate edit combo',
  selectedFirst: 'Add a trick first.',
  comboTooShort: 'A combo takes two tricks or more.',
  comboEndsDubbed: 'A combo cannot end with an 80\u00a0% dub.',
  editLeavesOne: 'One trick is left: it goes back as a single trick.',
  editLeavesNone: 'No trick is left: add some, cancel the edit, or delete the combo.',

  validated: 'Validated tricks',
  validatedEmpty: 'No tricks yet. The validated list is the round, in the order performed.',
  noTricksSeen: 'No tricks have been entered for this round.',
  combo: (number: number) => `Combo ${number}`,
  comboNotFound: 'Combo not found',
  comboTricks: (count: number, value: string) =>
    plural('en', count, { one: `# trick · ${value}`, other: `# tricks · ${value}` }),
  beingEdited: 'Being edited now',
  otherEditOpen: 'The combo above cannot go back as it is: finish or cancel its edit first.',
  edit: (what: string) => `Edit ${what}`,
  delete: (what: string) => `Delete ${what}`,
  swipeEdit: 'Edit',
  swipeDelete: 'Delete',
  nth: (occurrence: number) => `${occurrence}×`,
  repeated: (occurrence: number) => `Performed ${occurrence} times up to here`,
  playFrom: (what: string, at: string) => `Play ${what} from ${at}`,
  confirmed: 'Confirmed by the athlete',
  incorrect: 'Incorrect, says the athlete',

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

  explainTitle: {
    trick: (name: string) => `Points of ${name}`,
    combo: (number: number) => `Points of combo ${number}`,
    total: 'Where the total comes from',
    selected: (name: string) => `${name} is not validated yet`,
  },
  explainParts: 'Trick by trick',
  /** The round as beads on a line. */
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
  byRule: (rule: string) => `By ${rule}`,
  steps: {
    value: 'Value of the trick',
    repetition: (occurrence: number, percent: string) =>
      occurrence === 2
        ? `Second time in this round: ${percent} count`
        : occurrence === 3
          ? `Third time in this round: ${percent} count`
          : `Time ${occurrence} in this round: ${percent} count`,
    dub: (percent: number) => `Dub ${percent}\u00a0%: it takes that share away`,
    position: (position: number) => `Place ${position} in its combo`,
    trickPoints: 'Points of the trick',
    size: (count: number) => plural('en', count, { one: 'Combo of # trick', other: 'Combo of # tricks' }),
    sizeOnFeet: (count: number) => `Combo of ${count} tricks, the last ends on the feet`,
    level: (mean: string) => `Mean level ${mean} of its tricks`,
    feet: 'The last trick ends on the feet',
    noCombo: {
      'single-trick': 'A single trick earns no combo points.',
      'last-trick-dubbed-80':
        'The 80\u00a0% dub on the last trick removes the combo points; each trick keeps its own.',
    },
    roundPoints: 'Counts in the round',
    comboTricks: (count: number) =>
      plural('en', count, { one: 'Points of its # trick', other: 'Points of its # tricks' }),
    comboPoints: 'Counts in the round',
    singles: 'Single tricks',
    combos: 'Combos',
    score: 'Score',
    style: (count: number, percent: number) =>
      plural('en', count, {
        one: `Style: # trick with a grab gives +${percent}\u00a0%`,
        other: `Style: # tricks with a grab give +${percent}\u00a0%`,
      }),
    variety: (count: number) =>
      plural('en', count, {
        one: 'Variety: # unique trick, 1 point each',
        other: 'Variety: # unique tricks, 1 point each',
      }),
    noStyle: 'Style: grabs give nothing by this rule',
    noVariety: (count: number) =>
      plural('en', count, {
        one: 'Variety: # unique trick, which gives no points by this rule',
        other: 'Variety: # unique tricks, which give no points by this rule',
      }),
    total: 'Total, rounded to two decimals',
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
  ask: {
    store: 'Are you sure you want to save the new round?',
    new: 'Are you sure you want to score the round?',
    edit: 'Are you sure you want to edit the round?',
    update: 'Are you sure you want to update the round?',
    review: 'Are you sure you want to Review the round?',
    clearAll: 'Are you sure you want to clear all validated tricks?',
  },
  /** `name`: the athlete's, or the training round's. */
  saveSummary: (name: string, count: number, total: string, rule: string) =>
    plural('en', count, {
      one: `${name}: # trick, ${total} points by ${rule}.`,
      other: `${name}: # tricks, ${total} points by ${rule}.`,
    }),
  leftOut: (count: number) =>
    plural('en', count, {
      one: '# selected trick is not validated and will not be saved.',
      other: '# selected tricks are not validated and will not be saved.',
    }),
  editLeftOut: 'A combo is being edited: it is saved as it was before.',
  clearConsequence: (count: number) =>
    plural('en', count, {
      one: '# trick is cleared. Undo brings it back.',
      other: '# tricks are cleared. Undo brings them back.',
    }),
  cancelTitle: { new: 'Stop scoring this round?', update: 'Leave the round as it was?' },
  cancelConsequence: {
    new: (count: number) =>
      plural('en', count, {
        one: '# trick that you entered is thrown away, and any judge can score the round.',
        other: '# tricks that you entered are thrown away, and any judge can score the round.',
      }),
    update: 'Your changes are thrown away; the saved round stays as it is.',
  },
  cancelAction: { new: 'Stop scoring', update: 'Throw away' },
  saved: (total: string) => `Saved: ${total} points.`,
  cancelFailed: 'Nothing changed: the round is still yours.',

  states: {
    empty: 'Nothing entered yet',
    unchanged: 'Nothing changed yet',
    notReviewed: 'Nothing reviewed yet',
    keeping: 'Keeping…',
    kept: 'Kept on this device',
    notKept: 'This device keeps no drafts: do not leave before saving',
    sending: 'Saving…',
    waiting: 'Kept here, sent when the network is back',
    waitingUnkept: 'Waits for the network: do not close this page, the device keeps nothing',
    unclaimed: 'Kept here, claimed when the network is back',
    failed: (why: string) => `Not saved: ${why} Your tricks are safe on this device.`,
  },
  /** Of a round that is left with something unsaved. */
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

  changed: {
    released: 'This round was released: any judge can score it now. Your tricks are still here.',
    taken: (judge: string) => `${judge} has this round now. Your tricks are still here, on this device.`,
    closed: 'This round is no longer open to you. Your tricks are still here, on this device.',
    stopped: 'This round was stopped: it counts 0. Your tricks are still here, on this device.',
    published: 'The results are published. Your tricks are still here, on this device.',
    gone: 'This round is not there any more, or you no longer judge here. Your tricks are still on this device.',
    otherTricks: 'The round was changed elsewhere since you began. Your own changes are still here.',
    leftover: (count: number) =>
      plural('en', count, {
        one: 'This device still has # trick that you entered for this round and did not save.',
        other: 'This device still has # tricks that you entered for this round and did not save.',
      }),
  },
  claim: 'Take it back',
  useMine: 'Keep mine',
  useSaved: 'Take the saved round',
  seeSaved: 'See the round as it is',
  throwAway: 'Throw them away',
  throwAwayTitle: 'Throw away what you entered?',
  throwAwayConsequence: (count: number) =>
    plural('en', count, {
      one: '# trick is deleted from this device.',
      other: '# tricks are deleted from this device.',
    }),

  ownComment: 'Your comment on the round',
  commentHint: 'The athlete reads it with the round.',
  commentToJudges: 'The judges read it with the round.',
  commentBy: { judge: 'The judge’s comment on the round', athlete: 'The athlete’s comment on the round' },

  review: 'Review',
  reviewTitle: 'Is this what you did?',
  reviewText: 'Confirm each trick, or say what is wrong with it. Once you send it, the round is validated.',
  confirmTrick: (what: string) => `Confirm ${what}`,
  incorrectTrick: (what: string) => `${what} is incorrect`,
  whatIsWrong: (what: string) => `What is wrong with ${what}?`,
  confirmAll: 'Confirm all',
  confirmRest: 'The rest is right',
  reviewWay: { title: 'How to review', list: 'List', oneByOne: 'One at a time' },
  reviewPlace: (place: number, all: number) => `Trick ${place} of ${all}`,
  confirm: 'Confirm',
  isIncorrect: 'Incorrect',
  previousTrick: 'Previous trick',
  nextTrick: 'Next trick',
  reviewProgress: (done: number, all: number) => `${done} of ${all} reviewed`,
  commentMissing: 'Say what is wrong, so that the judge can look again.',
  reviewFirst: 'Review every trick first, and say what is wrong with those that are incorrect.',
  sendReview: 'Send review',
  reviewNothing:
    'There is no trick to review. If the round was stopped wrongly, say so below. Once you send it, the round is validated.',
  reviewConsequence: (incorrect: number, tricks: number) =>
    incorrect === 0
      ? tricks === 0
        ? 'You agree that the round holds no trick. The round is validated then.'
        : 'You confirm every trick. The round is validated then.'
      : plural('en', incorrect, {
          one: '# trick goes back to the judges as incorrect. The round is validated then.',
          other: '# tricks go back to the judges as incorrect. The round is validated then.',
        }),
  leftReview:
    'You began a review of this round on this device, and it was not sent before the round was closed.',
  throwReviewAway: 'Throw it away',
  reviewSent: 'Thank you: your round is validated.',
  reviewFailed: 'The review was not sent. What you entered is still here.',
}
