/** Words of rounds by phase, bracket, podium and the judges' queue (screens §7, §8). */
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'
import { phaseTasks } from './phase-tasks.ts'
import { roundStatuses } from './round-statuses.ts'
import { waitingForJudges } from './moments.ts'

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
  columns: { rank: 'Rank', athlete: 'Athlete', status: 'Status', score: 'Score' },
  tableOf: (phase: string) => `Rounds of ${phase}`,
  validated: 'Validated',
  awaitsReview: 'Awaits the athlete',
  incorrect: (count: number) =>
    plural('en', count, { one: '# trick called incorrect', other: '# tricks called incorrect' }),
  answered: (answered: number, all: number) => `answered ${answered} of ${all}`,
  hidden: 'Scores show when the phase is published.',
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

  namedGoOn: (count: number, names: string) =>
    plural('en', count, { one: `${names} goes on`, other: `${names} go on` }),
  everyoneSees: 'Everyone sees the scores at once.',
  publish: 'Publish results',
  publishing: 'Publishing…',
  publishTitle: (phase: string) => `Publish ${phase}?`,
  publishConsequence: (count: number) =>
    plural('en', count, {
      one: 'Everybody sees the score of # round at once. It cannot be hidden again.',
      other: 'Everybody sees the scores of # rounds at once. They cannot be hidden again.',
    }),
  notValidated: (count: number) =>
    plural('en', count, {
      one: '# athlete has not validated the round yet, and can no longer review it afterwards:',
      other: '# athletes have not validated their rounds yet, and can no longer review them afterwards:',
    }),
  publishAnyway: 'Publish anyway',
  countdownRuns: 'The time for reviewing is still running.',
  published: (phase: string) => `${phase} is published.`,
  notPublishable: (left: number) =>
    plural('en', left, { one: '# round is still to be judged.', other: '# rounds are still to be judged.' }),
  stillToJudge: (names: string) => `Waiting for ${names}.`,
  publishIn: 'Results in',
  publishSoon: 'Every round is judged. The organizer publishes the results.',
  inquiriesOpen: (count: number) =>
    plural('en', count, { one: 'Provisional: # inquiry open', other: 'Provisional: # inquiries open' }),
  inquiriesFor: 'Inquiries for another',
  whyNotAdvance: {
    'open-inquiry': 'An inquiry is open: it has to be answered first.',
    'inquiry-window': 'The time for inquiries is still running.',
  },
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

  advance: 'Go to the next phase',
  advanceTo: (phase: string) => `Go to ${phase}`,
  finish: 'Finish with the podium',
  advancing: 'Going on…',
  advanceTitle: (phase: string) => `Go to ${phase}?`,
  finishTitle: 'Finish the competition?',
  readyToAdvance: (next: string) => `Everything is published: ${next} can begin.`,
  readyToFinish: 'Everything is published: the podium can be shown.',
  goingOn: (count: number) => plural('en', count, { one: '# athlete goes on', other: '# athletes go on' }),
  out: (count: number) => plural('en', count, { one: '# athlete is out', other: '# athletes are out' }),
  nobodyOut: 'nobody is out',
  mayTakeBack: 'You can take this back with a reason, as long as you have not gone on again.',
  matches: 'Who meets whom',
  byes: 'Without a round in this phase',
  everyoneAgain: 'Everyone rides once more.',
  finishConsequence: (count: number) =>
    plural('en', count, {
      one: 'The competition ends with # athlete ranked.',
      other: 'The competition ends with # athletes ranked.',
    }),
  advanced: (phase: string) => `${phase} has begun.`,
  finished: 'The competition is finished.',
  sendFailed: 'Sending failed',
  nothingChanged: 'Nothing was changed.',
  publishedElsewhere: (phase: string) => `You published ${phase} a moment ago, in another window.`,
  advancedElsewhere: (phase: string) => `You went on to ${phase} a moment ago, in another window.`,
  finishedElsewhere: 'You finished the competition a moment ago, in another window.',

  queueEmptyTitle: 'Nothing to judge',
  queueEmptyText: 'The rounds are here, in the order of the athletes, while the competition is running.',
  queueDone: 'Every round of this phase is judged.',
  judgedOf: (judged: number, all: number) => `${judged} of ${all} judged`,
  yours: 'Your round',
  recorded: waitingForJudges,
  atWork: 'Now',
  toCome: 'To come',
  youAre: { scoring: 'You are scoring', review: 'You are editing' },
  tricks: (count: number) => plural('en', count, { one: '# trick', other: '# tricks' }),
  someone: 'A judge',
  heldBy: (judge: string) => `With ${judge}`,
  ballotsIn: (given: number, needed: number) => `${given} of ${needed} judges`,
  ballotsDiffer: 'Judges differ',
  oneIsEnough: 'One is enough',
  ownRound: 'Your own round: other judges take it',
  steps: {
    'start-recording': 'Record',
    'stop-recording': 'Stop',
    claim: 'Score',
    continue: 'Continue',
    reopen: 'Edit',
    decide: 'Decide',
  },
  stepsOf: {
    'start-recording': (name: string) => `Record ${name}`,
    'stop-recording': (name: string) => `Stop recording ${name}`,
    claim: (name: string) => `Score ${name}`,
    continue: (name: string) => `Continue with ${name}`,
    reopen: (name: string) => `Edit ${name}`,
    decide: (name: string) => `Decide the round of ${name}`,
  },
  /** About a round stored on this device and not sent yet. */
  onDevice: {
    waiting: 'Kept here, sent when the network is back',
    unclaimed: 'Claimed when the network is back',
    left: (count: number) =>
      plural('en', count, { one: '# trick of yours only here', other: '# tricks of yours only here' }),
    open: 'Your version',
    openOf: (name: string) => `Your version of the round of ${name}`,
  },
  moreOf: (name: string) => `More for ${name}`,
  look: 'View',
  whatChanged: 'What changed',
  whatChangedOf: (name: string) => `What changed: ${name}`,
  disqualify: 'Disqualify',
  injure: 'Mark as injured',
  release: 'Release the round',
  disqualifyTitle: (name: string) => `Disqualify ${name}?`,
  injureTitle: (name: string) => `Mark ${name} as injured?`,
  stopConsequence:
    'The round counts 0 and cannot be scored any more. Until the phase is published, you or the organizer can set it back.',
  stopped: {
    disqualified: (name: string) => `${name} is disqualified.`,
    injured: (name: string) => `${name} is marked as injured.`,
  },
  setBack: 'Set back',
  isSetBack: (name: string) => `The round of ${name} is as it was before.`,
  releaseTitle: (name: string) => `Release the round of ${name}?`,
  releaseConsequence: (judge: string) =>
    `${judge} loses it: what was entered and not saved stays only on that device. Any judge can take it then.`,
  released: 'The round is free again.',
  recordingFor: 'Recording',

  startFailed: 'The scoring could not be started.',
  moveFailed: 'The round could not be changed.',
  firstScoring: (judge: string) => `${judge} was first and is scoring this round now.`,
  firstEditing: (judge: string) => `${judge} was first and is editing this round now.`,
  firstOther: 'Someone was first: the round changed a moment ago.',
  presentState: 'Now it stands at',
  understood: 'All right',

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
