/** Words of the frame and of parts that every screen uses. */
import { plural } from '../plural.ts'
import { roleNames } from './role-names.ts'

export const common = {
  product: 'Trickline',
  skipToContent: 'Skip to content',

  menu: 'Menu',
  close: 'Close',
  cancel: 'Cancel',
  /** Shown after the person's own name. */
  you: 'You',
  /** Replaces the name of a deleted account in results. */
  deletedAthlete: 'Deleted athlete',
  save: 'Save',
  saving: 'Saving…',
  back: 'Back',
  undo: 'Undo',
  retry: 'Try again',
  open: 'Open',
  /** A saved round, by its athlete and score. */
  savedOf: (name: string, total: string) => `${name} saved · ${total}`,
  keptOf: (name: string, total: string) => `${name} · ${total}: kept here, sent when the network is back`,
  discard: 'Discard',
  more: 'More',
  previous: 'Previous',
  next: 'Next',
  firstPage: 'First page',
  lastPage: 'Last page',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  loading: 'Loading…',
  list: {
    search: 'Search',
    clearSearch: 'Clear the search',
    reset: (filter: string) => `Reset ${filter}`,
    filters: 'Filters',
    all: 'All',
    showAll: (count: number) => `Show all ${count}`,
    found: (count: number) => plural('en', count, { one: '# found', other: '# found' }),
    noMatchTitle: 'Nothing matches',
    noMatchText: 'Nothing fits this search and these filters together.',
    tryPart: 'Try one word, or part of a name.',
  },
  /** Joining and quoting, with the punctuation of the language. */
  labelled: (label: string, value: string) => `${label}: ${value}`,
  quoted: (text: string) => `“${text}”`,
  crop: {
    hint: 'Move the picture until the frame holds what is to be seen: by dragging, or with the arrow keys.',
    zoom: 'Enlarge',
    use: 'Use this part',
  },
  /** A status or rule from a newer server (statuses-and-moves §12). */
  unknown: 'ERROR RULES',
  /** The other rules have the same name in every language. */
  withoutRules: 'Without rules',
  nav: {
    home: 'Home',
    competitions: 'Competitions',
    training: 'Training',
    trickList: 'Trick list',
    rulebooks: 'Rulebooks',
    statistics: 'Statistics',
    judgingProgram: 'Judging program',
    community: 'Community',
    athletes: 'Athletes',
    judges: 'Judges',
    organizers: 'Organizers',
    worldRanking: 'World ranking',
    profile: 'Profile',
    admin: 'Admin',
  },
  language: 'Language',
  mode: 'Mode',
  modes: roleNames,
  allModes: 'All roles',
  toDark: 'Dark theme',
  toLight: 'Light theme',
  asOf: (time: string) => `As of ${time}`,
  needsNetwork: 'This needs the network.',

  countdown: { days: 'd', hours: 'h', minutes: 'min', seconds: 's' },

  noAnswer: 'Network error or no answer. What you entered is still here; try again.',
  wrongAnswer:
    'An answer came that this page cannot read. The network itself may have sent it, or another version of Trickline.',
  failed: (requestId: string) =>
    `Something went wrong on our side. Try again in a moment.${requestId ? ` (Request ${requestId})` : ''}`,
  crashTitle: 'This screen fell off the line',
  crashText: 'An error stopped it. What you saved is safe; load the page again to go on.',
  reload: 'Load again',
  notFoundTitle: 'Nothing on this line',
  notFoundText: 'This address leads nowhere, or what was here is gone.',
  toStart: 'To the start',
}
