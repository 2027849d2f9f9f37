/** Words of the big screen, the overlay, and what the organizer sets up of them (screens §38). */

export const screens = {
  /** What the organizer sets up. */
  title: 'Big screen and overlay',
  bigScreen: 'Big screen',
  overlay: 'Overlay',
  failed: 'The screens could not be loaded',
  shows: 'What the big screen shows',
  choices: {
    rotation: 'All in turn',
    now: 'On the line',
    standings: 'Standings',
    bracket: 'Bracket',
    podium: 'Podium',
  },
  noBracket: 'This competition has no bracket.',
  holdPodium: 'Hold the podium back until the reveal',
  holdPodiumHint:
    'Big screens show neither podium nor scores of the last phase before it. Everywhere else they show.',
  reveal: 'Reveal the podium',
  revealAgain: 'Reveal it again',
  revealHint: 'Third, second, first: each with its round, on every big screen.',
  revealStarted: 'The reveal runs on the big screens.',
  notFinished: 'The podium can be revealed when the competition is finished.',
  links: 'Links',
  linksHint:
    'Whoever has a link can open the screen, without signing in. It shows only what everyone may see.',
  noLinks: 'No links yet.',
  makeLink: { 'big-screen': 'Make a link to the big screen', overlay: 'Make a link to the overlay' },
  madeAt: (when: string) => `Made ${when}`,
  shownOnce: 'Copy the link now: it is not shown again.',
  copyLink: 'Copy the link',
  copied: 'Link copied.',
  openLink: 'Open it here',
  overlayHint:
    'Add it as a browser source, 1920 x 1080. With &show=now,score at its end it shows only these parts.',
  revoke: 'Revoke',
  revokeTitle: 'Revoke this link?',
  revokeConsequence: 'Screens opened by it end at once. It cannot be brought back.',
  revoked: 'Link revoked.',
  /** On the screens themselves. */
  onTheLine: 'On the line',
  nobody: 'Nobody is on the line',
  next: 'Next',
  waiting: 'Waiting for the judges',
  startList: 'Start list',
  starts: (when: string) => `Starts ${when}`,
  page: (page: number, pages: number) => `${page} of ${pages}`,
  follow: 'Follow it on your phone',
  oldSince: (time: string) => `No connection. As of ${time}`,
  lastScore: 'Score',
  /** Opened by a key or the mouse on the big screen. */
  setUp: 'This screen',
  follows: 'As the organizer chooses',
  theme: { title: 'Colours', light: 'Light', dark: 'Dark' },
  fullScreen: 'Full screen',
}
