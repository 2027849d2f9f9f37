/** Words of the public page of a competition (screens §32, §36). */

export const live = {
  onTheLine: 'Now on the line',
  recording: 'Being recorded',
  doing: { recorded: 'Recorded, waiting for the judges', scoring: 'Being judged' },
  next: 'Next',
  nobody: 'Nobody is on the line at this moment.',
  runningOrder: 'Who is on when',
  about: (time: string) => `about ${time}`,
  estimated: (zone: string) => `Estimated by the pace so far, by the clocks of ${zone}.`,
  estimatedHere: 'Estimated by the pace so far.',
  otherPhases: 'Other phases',
  description: (name: string) => `Live results, bracket and podium of ${name}.`,

  scoresCome: (phase: string) => `Scores come all at once, at the end of ${phase}.`,
  asAfter: (phase: string) => `As it stands after ${phase}.`,
  state: {
    pending: 'Not ridden yet',
    recording: 'On the line',
    recorded: 'Ridden',
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
  roundOf: (name: string) => `Round of ${name}`,
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
  finished: 'The podium is known.',

  asOf: (time: string) => `No network. As it stood at ${time}.`,
}
