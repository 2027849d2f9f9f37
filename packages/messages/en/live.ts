/** Words of the public page of a competition (screens §32, §36). */
import { plural } from '../plural.ts'
import { waitingForJudges } from './moments.ts'

export const live = {
  onTheLine: 'Now on the line',
  nextOnTheLine: 'Next on the line',
  next: 'Next',
  about: (time: string) => `about ${time}`,
  tricks: 'Tricks',
  scores: 'Scores',
  atOnce: 'All at once, at the end of the phase',
  followOne: 'Follow an athlete',
  /** Who leads a phase, and with what. */
  firstWith: (name: string, score: string) => `${name} first, ${score}`,
  /** Who rides in a coming phase. */
  winnersMeet: (count: number) => plural('en', count, { one: 'The # who wins', other: 'The # who win' }),
  twoLosers: 'The 2 who lose',
  theBest: (count: number) => plural('en', count, { one: 'The best #', other: 'The best #' }),
  withGrab: (count: number) =>
    plural('en', count, { one: '# trick with a grab', other: '# tricks with a grab' }),
  description: (name: string) => `Live results, bracket and podium of ${name}.`,

  scoresCome: (phase: string) => `Scores come all at once, at the end of ${phase}.`,
  asAfter: (phase: string) => `As it stands after ${phase}.`,
  state: {
    pending: 'Not ridden yet',
    recording: 'On the line',
    recorded: waitingForJudges,
    scoring: 'Being judged',
    completed: 'Judged',
    review: 'Judged',
    disqualified: 'Disqualified',
    injured: 'Injured',
    published: 'Published',
  },
  chance: { through: 'Through', open: 'Still open', 'third-place': 'Rides for third place', out: 'Out' },
  place: (place: string) => `${place} for certain`,
  placeBetween: (best: string, worst: string) => `${best} to ${worst} possible`,
  toGoOn: (score: string) => `${score} to go on`,
  toLead: (score: string) => `${score} for the lead`,
  toWin: (score: string) => `${score} to win`,
  ofPhase: (phase: string, score: string) => `${phase}: ${score}`,

  round: 'The round, trick by trick',
  roundFailed: 'The round could not be loaded. Open it once more.',

  follow: (name: string) => `Follow ${name}`,
  following: 'You follow',
  says: {
    recording: (name: string) => `${name} is on the line`,
    next: (name: string) => `${name} is next`,
    /** `riders`: 2 or more. */
    onIn: (name: string, riders: number) => `${name} is on in ${riders}`,
    recorded: (name: string) => `${name} has ridden`,
    judged: (name: string) => `${name} is judged`,
    disqualified: (name: string) => `${name} is disqualified`,
    injured: (name: string) => `${name} is injured`,
    through: (name: string) => `${name} goes on`,
    'third-place': (name: string) => `${name} rides for third place`,
    out: (name: string) => `${name} is out`,
    place: (name: string, place: string, score: string) => `${name} is ${place} with ${score}`,
  },
  needs: (what: string) => `Needs ${what}`,

  notify: 'Notify me',
  notifyHint: 'While this page is open, also in the background. A phone may pause it.',
  notifyRefused: 'The browser does not allow notices from this page.',

  hideScores: 'Hide scores',
  hideScoresHint: 'No score, place or winner until you open a phase.',
  isHidden: (phase: string) => `Scores of ${phase} are hidden.`,
  show: (phase: string) => `Show ${phase}`,
  podiumIsHidden: 'The podium is hidden.',
  showPodium: 'Show the podium',

  published: (phase: string, name: string, score: string) =>
    `${phase} is published. ${name} leads with ${score}.`,
  publishedOnly: (phase: string) => `${phase} is published.`,
  won: (name: string) => `${name} wins.`,
  wonWith: (name: string, score: string) => `${name} won with ${score}`,
  finished: 'The podium is known.',

  asOf: (time: string) => `No network. As it stood at ${time}.`,
}
