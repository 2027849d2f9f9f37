/** Words of the lazily loaded parts of the judging screen (screens §10 to §13). */
import { plural } from '../plural.ts'
import { roundVersions } from './round-versions.ts'
import { rows } from './rows.ts'
import { ruleSections } from './rule-sections.ts'

/** `lowest` and `highest` have two decimals. */
type Doubted = { count: number; lowest: string; highest: string }

export const judgingParts = {
  versions: roundVersions,
  ruleSections,
  rows,

  judgedBy: (name: string) => `Judge: ${name}`,
  modes: { new: 'Scoring', update: 'Editing', review: 'Your review', view: 'View' },
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
  validatedEmpty: 'No tricks yet. The validated list is the round, in the order performed.',
  noTricksSeen: 'No tricks have been entered for this round.',
  comboNotFound: 'Combo not found',
  saveThen: (action: string, name: string) => `${action}, then ${name}`,
  keepScoring: 'Keep scoring',
  ask: {
    store: 'Are you sure you want to save the new round?',
    new: 'Are you sure you want to score the round?',
    edit: 'Are you sure you want to edit the round?',
    update: 'Are you sure you want to update the round?',
    review: 'Are you sure you want to Review the round?',
    clearAll: 'Are you sure you want to clear all validated tricks?',
  },
  clearConsequence: (count: number) =>
    plural('en', count, {
      one: '# trick is cleared. Undo brings it back.',
      other: '# tricks are cleared. Undo brings them back.',
    }),
  running: (points: string) => `${points} points so far`,
  validateSingles: (count: number) =>
    plural('en', count, { one: 'Validate single', other: 'Validate # singles' }),

  explainTitle: {
    trick: (name: string) => `Points of ${name}`,
    combo: (number: number) => `Points of combo ${number}`,
    total: 'Where the total comes from',
    selected: (name: string) => `${name} is not validated yet`,
  },
  explainParts: 'Trick by trick',
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
  enteredElsewhere: {
    title: 'You are entering this round on another device',
    known: (device: string, tricks: number, { began, reported }: { began: string; reported: string }) =>
      `${device}: ${plural('en', tricks, { one: '# trick', other: '# tricks' })}. Open there since ${began}, last heard of at ${reported}.`,
    consequence: 'What is entered there stays there: if you save here, only what is entered here counts.',
    unknown:
      'You hold this round. Whether you are entering it on another device can only be told with the network.',
  },
  claim: 'Take it back',
  useMine: 'Keep mine',
  useSaved: 'Take the saved round',
  seeSaved: 'See the round as it is',
  commentToJudges: 'The judges read it with the round.',
  reviewTitle: 'Is this what you did?',
  confirmTrick: (what: string) => `Confirm ${what}`,
  incorrectTrick: (what: string) => `${what} is incorrect`,
  whatIsWrong: (what: string) => `What is wrong with ${what}?`,
  confirmAll: 'Confirm all',
  confirmRest: 'The rest is right',
  reviewPlace: (place: number, all: number) => `Trick ${place} of ${all}`,
  confirm: 'Confirm',
  isIncorrect: 'Incorrect',
  previousTrick: 'Previous trick',
  nextTrick: 'Next trick',
  reviewProgress: (done: number, all: number) => `${done} of ${all} reviewed`,
  commentMissing: 'Say what is wrong, so that the judge can look again.',
  toGo: (count: number) => `${count} to go`,
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

  ways: {
    aTap: 'A tap on a trick',
    aTapEnters: 'Enters it',
    aTapCollects: 'Collect first',
    aTapHint: 'Collect first: tricks wait in the selected list until you validate them, alone or as a combo.',
    order: 'The list shows',
    lead: 'Seconds that you react late',
    leadHint: 'The video opens so much before the moment at which you touched the trick.',
    keys: 'Keys',
    keysOf: [
      { keys: '1–9, 0, -, =', what: 'Enter the tile with this key, while the field is empty' },
      { keys: '← → ↑', what: 'FS, BS and joined, of the last trick' },
      { keys: '/M, /2', what: 'A grab by its first letter; a dub of 20, 50 or 80\u00a0%' },
      { keys: 'A–Z', what: 'Type a trick, wherever you are on the screen' },
      { keys: '↑ ↓', what: 'Walk through the results' },
      { keys: 'Enter', what: 'Enter the trick; on an empty field validate what is selected' },
      { keys: 'Alt+1 … Alt+9', what: 'Enter that result' },
      { keys: 'Shift+Enter', what: 'Begin or end a combo, with the typed trick in it' },
      { keys: 'Alt+↑ ↓', what: 'Move the row you are on, also into a combo and out of it' },
      { keys: 'Ctrl+Z', what: 'Undo' },
      { keys: 'Esc', what: 'Close the results, then clear the field' },
      { keys: '?', what: 'Show these keys' },
    ],
  },

  /** About a round that the viewer may not see. */
  unseen: {
    title: (name: string) => `The round of ${name}`,
    of: (phase: string, competition: string) => `${phase} of ${competition}`,
    when: 'Everyone sees it once the results of this phase are published.',
    own: 'You see its tricks once it is judged, and its score once the results of this phase are published.',
    toCompetition: 'To the competition',
  },

  doubts: {
    'few-tricks': ({ count }: Doubted) =>
      plural('en', count, {
        one: 'Only # trick: is the round complete?',
        other: 'Only # tricks: is the round complete?',
      }),
    'many-tricks': ({ count }: Doubted) =>
      plural('en', count, { one: '# trick is unusually many.', other: '# tricks are unusually many.' }),
    'not-recorded': () => 'Not recorded so far: is it the right round?',
    'high-level': () => 'A trick above every level landed so far.',
    'low-total': ({ lowest }: Doubted) => `Far below usual: the lowest total so far is ${lowest}.`,
    'high-total': ({ highest }: Doubted) => `Far above usual: the highest total so far is ${highest}.`,
  },
  leftOut: (count: number) =>
    plural('en', count, {
      one: '# selected trick is not validated and will not be saved.',
      other: '# selected tricks are not validated and will not be saved.',
    }),
  editLeftOut: 'A combo is being edited: it is saved as it was before.',
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
  cancelFailed: 'Nothing changed: the round is still yours.',
}
