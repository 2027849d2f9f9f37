/** Words of rounds by phase, bracket, podium and the judges' queue (screens §7, §8). */
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'
import { phaseTasks } from './phase-tasks.ts'
import { roundStatuses } from './round-statuses.ts'

export const phases = {
  ...phaseTasks,
  panels: 'Parts of the competition',
  panel: { athletes: 'Athletes', judges: 'Judges', rounds: 'Rounds', scoring: 'Scoring' },

  choose: 'Phases',
  names: { ...phaseNames, best: 'Best result', podium: 'Podium' },
  now: 'now',
  thirdPlace: 'Third place',
  notYet: 'Opens when the phase before it is published and left',
  beforeStartTitle: 'No rounds yet',
  beforeStartText: 'They appear when the competition starts: one round for each athlete in qualifying.',

  statuses: roundStatuses,
  placeholder: 'Pending',
  columns: {
    rank: 'Rank',
    athlete: 'Athlete',
    status: 'Status',
    review: 'Review',
    chances: 'Chances',
    score: 'Score',
  },
  tableOf: (phase: string) => `Rounds of ${phase}`,
  validated: 'Validated',
  awaitsReview: 'Awaits the athlete',
  incorrect: (count: number) =>
    plural('en', count, { one: '# trick called incorrect', other: '# tricks called incorrect' }),
  answered: (answered: number, all: number) => `answered ${answered} of ${all}`,
  open: (name: string) => `Open the round of ${name}`,

  reviewOwn: (phase: string) => `Your round of ${phase} is judged. Check its tricks and validate it.`,
  reviewAction: 'Review my round',

  bestTable: 'Best result of qualifying',
  bestOfTwo: 'The better of two rounds counts.',
  goOn: (count: number, phase: string) =>
    plural('en', count, { one: `The best # goes on to ${phase}.`, other: `The best # go on to ${phase}.` }),
  provisional: 'Provisional: not everything is published.',
  goesOn: 'Goes on',
  best: 'Best',
  theOthers: (count: number) => plural('en', count, { one: 'Show # more', other: 'Show # more' }),
  onlyTheBest: (count: number) =>
    plural('en', count, { one: 'Show only the best', other: 'Show only the best #' }),

  view: 'View',
  bracket: 'Bracket',
  table: 'Table',
  pairOf: (stage: string, number: number) => `${stage} ${number}`,
  bye: 'Goes on without a round',
  winner: 'Winner',
  leads: 'Ahead, not published yet',
  leadsHint: 'Ahead by scores that are not published yet. Only officials see this.',
  ofQualifying: (position: number) => `${position}${ordinal(position)} of qualifying`,
  winnerOf: (stage: string, number: number) => `Winner of ${stage.toLowerCase()} ${number}`,
  loserOf: (stage: string, number: number) => `Loser of ${stage.toLowerCase()} ${number}`,
  eitherOf: (one: string, other: string) => `${one} or ${other}`,
  loserOfPair: (one: string, other: string) => `Loser of ${one} – ${other}`,
  by: (difference: string) => `by ${difference}`,
  style: (percent: number) => `style +${percent}\u00a0%`,
  toBeDecided: 'To be decided',
  bracketOf: (name: string) => `Bracket of ${name}`,

  podiumTitle: 'Podium',
  position: (position: number) => `${position}${ordinal(position)}`,
  places: (from: number, to: number) => `Places ${from} to ${to}`,
  outIn: {
    qualification: 'Out in qualifying',
    sixteenthFinal: 'Out in the sixteenthfinal',
    eighthFinal: 'Out in the eighthfinal',
    quarterFinal: 'Out in the quarterfinal',
    semiFinal: 'Out in the semifinal',
    final: 'Reached the final',
  },
  /** Follows a sentence about a pair. */
  inPhase: {
    qualification: 'in qualifying',
    sixteenthFinal: 'in the sixteenthfinal',
    eighthFinal: 'in the eighthfinal',
    quarterFinal: 'in the quarterfinal',
    semiFinal: 'in the semifinal',
    final: 'in the final',
  },
  resultInFinal: (result: string) => `${result} in the final`,
  forThird: 'for third place',
  lostTo: (name: string, where: string) => `Lost to ${name} ${where}`,
  beatBy: (name: string, difference: string) => `Beat ${name} by ${difference}`,
  /** What decided between equal totals. */
  ties: {
    qualifying: 'Tie: qualifying decides',
    order: 'Tie: the order decides',
    seed: 'Tie: the seed decides',
  },
  /** Beside the winner of a pair with equal scores. */
  bySeed: 'by seed',
  notPublishable: (left: number) =>
    plural('en', left, { one: '# round is still to be judged.', other: '# rounds are still to be judged.' }),
  stillToJudge: (names: string) => `Waiting for ${names}.`,
  publishIn: 'Results in',
  publishSoon: 'Every round is judged. The organizer publishes the results.',
  inquiriesOpen: (count: number) =>
    plural('en', count, { one: 'Provisional: # inquiry open', other: 'Provisional: # inquiries open' }),
  inquiriesFor: 'Inquiries for another',
  seal: 'Seal the result',
  sealText:
    'Once sealed it is official, with a number, a time and your name. It changes only when you take the last advance back.',
  sealSecond: 'The organizer has sealed this result. With your seal it is official.',
  history: 'History',
  unofficial: 'Unofficial',
  officialBy: (number: number) => `Official · seal ${number}`,
  waitsForSeal: 'Unofficial: waits for the second seal',
  inquiriesOver: 'The time for inquiries has passed.',
  inquiry: 'Inquiry',
  inquiries: 'Inquiries',
  everyoneAgain: 'Everyone rides once more.',
  judgedOf: (judged: number, all: number) => `${judged} of ${all} judged`,
  tricks: (count: number) => plural('en', count, { one: '# trick', other: '# tricks' }),
  look: 'View',

  loadFailed: 'This competition could not be loaded',
  noneTitle: 'No such competition',
  noneText: 'It does not exist, is not published, or is not open to you.',
  toList: 'To the competitions',
  loading: 'Loading the competition…',
  signIn: 'Sign in',
}

function ordinal(position: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(position)
  return { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule]
}
