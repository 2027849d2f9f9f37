/** Words of home: greeting, tasks, dashboard, news, test channel (screens §19). */
import { plural } from '../plural.ts'

export const home = {
  hello: (name: string) => `Hello, ${name}`,

  modeTitle: 'What are you here for today?',
  modeText: 'It decides what comes first on this page. You can change it at any time, here and in the menu.',

  waiting: 'Waiting for you',
  nothingTitle: 'Nothing waits for you',
  nothingText: 'Rounds to judge or review, invitations and entries appear here by themselves.',
  kinds: {
    rounds_to_judge: (count: number) =>
      plural('en', count, { one: 'round to judge', other: 'rounds to judge' }),
    rounds_to_review: (count: number) =>
      plural('en', count, { one: 'round to review', other: 'rounds to review' }),
    invitations: (count: number) =>
      plural('en', count, { one: 'invitation to answer', other: 'invitations to answer' }),
    entries_to_approve: (count: number) =>
      plural('en', count, { one: 'entry to approve', other: 'entries to approve' }),
    competitions_to_approve: (count: number) =>
      plural('en', count, { one: 'competition to approve', other: 'competitions to approve' }),
    role_requests: (count: number) =>
      plural('en', count, { one: 'role request to answer', other: 'role requests to answer' }),
  },
  loadFailed: 'Home could not be loaded',
  showAll: (count: number) => `Show all ${count}`,
  showFew: 'Show fewer',
  judged: (when: string) => `Judged ${when}`,
  review: 'Review',
  reviewOf: (name: string) => `Review your round in ${name}`,
  athletes: (count: number) => plural('en', count, { one: '# athlete', other: '# athletes' }),
  judges: (count: number) => plural('en', count, { one: '# judge', other: '# judges' }),
  look: 'Look',
  lookAt: (name: string) => `Look at ${name}`,
  answer: 'Answer',
  noDate: 'No date yet',

  dashboard: 'Your record',
  savedRounds: (count: number) => plural('en', count, { one: 'saved round', other: 'saved rounds' }),
  publishedRounds: (count: number) =>
    plural('en', count, { one: 'published round', other: 'published rounds' }),
  competitions: (count: number) => plural('en', count, { one: 'competition', other: 'competitions' }),

  program: {
    loadFailed: 'The judging program could not be loaded',
    title: 'Judging program',
    text: 'The rounds of every competition that you judge, in run order.',
    emptyTitle: 'No competition to judge',
    emptyText: 'The rounds appear here once your competition starts.',
  },

  news: 'What Trickline does',
  items: {
    competitions: {
      title: 'Competitions from draft to podium',
      text: 'Organizers, judges and athletes work on the same page, each with their own next step.',
      features: [
        'Entries: athletes register or are invited, by name or by mail.',
        'Versus with a bracket, or scoring with a table; one or two qualifying rounds.',
        'Results of a phase appear for everybody in the same second.',
        'Bracket and podium draw themselves, and can be shared with who has no account.',
      ],
    },
    judging: {
      title: 'Judge with your thumb',
      text: 'A few letters find the trick, the total runs along, and nothing is lost when the network is.',
    },
    training: {
      title: 'Training that counts',
      text: 'Keep your rounds with tricks and video, score them by any rule, and publish the ones you are proud of.',
    },
    review: {
      title: 'Check your judged rounds',
      text: 'Say of each trick whether it was seen right, before the phase is published.',
    },
    trickList: {
      title: 'The trick list',
      text: 'Every trick with its value, level and category; search, sort and watch it.',
    },
    rulebooks: {
      title: 'Four ways to score',
      text: 'From the plain count to combos by level and landing: what each rule counts, with examples.',
    },
    statistics: {
      title: 'Your tricks in numbers',
      text: 'Sides, grabs, combos and levels over all your rounds.',
    },
    community: {
      title: 'The community',
      text: 'Athletes, judges and organizers, where they are from and since when they are on the line.',
    },
    profile: {
      title: 'Your profile',
      text: 'Photo, country, links and language: how others find you, and how Trickline speaks to you.',
    },
  },

  helloTitle: 'Test the live channel',
  helloText: 'Everybody who is on this page sees your message at once.',
  helloLabel: 'Message',
  helloDefault: 'Hello, everybody!',
  helloSend: 'Say hello',
  helloSent: 'Sent to everybody on this page.',
  heard: 'Hello from the admins',
}
