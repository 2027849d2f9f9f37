/** Words of home: greeting, tasks, what can be entered, what is on, test channel (screens §19). */
import { plural } from '../plural.ts'
import { phaseTasks } from './phase-tasks.ts'

export const home = {
  phase: phaseTasks,

  hello: (name: string) => `Hello, ${name}`,

  counts: {
    entries_to_approve: (count: number) =>
      plural('en', count, { one: '# entry to approve', other: '# entries to approve' }),
    role_requests: (count: number) =>
      plural('en', count, { one: '# role request to answer', other: '# role requests to answer' }),
  },
  next: 'Next',
  also: 'Also waiting for you',
  allDone: 'All done',
  allDoneText: 'What waits for you appears here by itself.',
  byItself: 'Running by itself',
  onNow: 'On now',
  onTheLine: (names: string) => `On the line: ${names}`,
  isRunning: 'It is running',
  yourCompetition: 'Your competition',
  toIt: 'To the competition',
  more: 'More',
  allCompetitions: 'All competitions',
  yours: (count: number) => `You are in ${count} of them`,
  notes: (count: number) => plural('en', count, { one: '# note', other: '# notes' }),
  lookFirst: 'Look first',
  checkRound: 'Check your round',
  invited: { athlete: 'You are invited to compete', judge: 'You are invited to judge' },
  toApprove: 'Waits for approval',
  steps: {
    start: () => 'Ready to start',
    publish: () => 'Approved',
    'new-date': () => 'Its start has passed',
    complete: (percent: number) => `Form ${percent}\u00a0% complete`,
  },
  stepActions: {
    'publish-phase': 'Publish',
    'advance-phase': 'Go on',
    start: 'Start',
    publish: 'Publish',
    'new-date': 'New date',
    complete: 'Finish',
  },
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  roundsOf: (judged: number, all: number) => `${judged} of ${all} rounds`,
  onlyOfficials: 'until then only officials see it',
  progress: (phase: string, judged: number, all: number) => `${phase}, ${judged} of ${all} judged`,
  supervisorReviews: 'A supervisor reviews it',
  starts: (when: string) => `Starts ${when}`,
  enter: 'Competitions you can enter',
  alsoOpen: 'Also open to you',
  placesFree: (count: number) => plural('en', count, { one: '# place left', other: '# places left' }),
  entryFee: 'Entry',
  free: 'Free',
  prize: 'Prize',
  placesLeft: 'Places left',
  placesOf: (left: number, all: number) => `${left} of ${all}`,
  areIn: (count: number, names: string) =>
    plural('en', count, { one: `${names} is in`, other: `${names} are in` }),
  others: (count: number) => plural('en', count, { one: '# more', other: '# more' }),
  details: 'Details',
  onYourOwn: 'Start on your own',
  training: 'Score a training round',
  trainingText: 'What did you land today?',
  newRound: 'New round',
  trickList: 'The trick list',
  trickListText: 'With value, level and video',
  newCompetition: 'New competition',

  loadFailed: 'Home could not be loaded',
  showAll: (count: number) => `Show all ${count}`,
  showFew: 'Show fewer',
  review: 'Review',
  reviewOf: (name: string) => `Review your round in ${name}`,
  answer: 'Answer',
  noDate: 'No date yet',

  program: {
    loadFailed: 'The judging program could not be loaded',
    title: 'Judging program',
    emptyTitle: 'No competition to judge',
    emptyText: 'The rounds appear here once your competition starts.',
  },

  news: 'What Trickline does',

  helloTitle: 'Test the live channel',
  helloText: 'Everybody who is on this page sees your message at once.',
  helloLabel: 'Message',
  helloDefault: 'Hello, everybody!',
  helloSend: 'Say hello',
  helloSent: 'Sent to everybody on this page.',
  heard: 'Hello from the admins',
}
