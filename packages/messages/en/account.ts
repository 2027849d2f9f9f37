/** Words of one's own account, and of the outbox for admins (accounts-and-people §10 to §12). */
import { common } from './common.ts'
import { plural } from '../plural.ts'

export const account = {
  title: 'Account',
  toProfile: 'Your profile',

  groups: { signIn: 'Sign-in', competitions: 'Competitions', data: 'Data and programs' },

  emailTitle: 'Email address',
  emailText: (email: string) => `You sign in with ${email}.`,
  newEmail: 'New email',
  changeEmail: 'Change address',
  emailSent: (email: string) => `A link is on its way to ${email}.`,
  emailSentText: 'Until you open it, your old address counts. We told the old one too.',

  passwordTitle: 'Password',
  presentPassword: 'Your present password',
  changePassword: 'Change password',
  changing: 'Changing…',
  passwordChanged: 'Your password is changed. Everywhere else you are signed out.',

  sessionsTitle: 'Where you are signed in',
  thisOne: 'This device',
  unknownDevice: 'Unknown device',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  sessionTimes: (used: string, since: string) => `Last used ${used}, signed in on ${since}`,
  end: 'End',
  endNamed: (device: string) => `End the session of ${device}`,
  sessionEnded: (device: string) => `${device} is signed out.`,
  sessionsFailed: 'Your sessions could not be loaded',

  /** About an imported competition. */
  named: {
    text: (name: string, competition: string) =>
      `“${name}” stands in ${competition}, which was imported, with your address. If that is you, take it over: it then belongs to your account.`,
    accept: 'That is me',
    accepted: (competition: string) => `What you did in ${competition} is yours now.`,
  },

  secondFactor: {
    title: 'Second factor',
    text: 'Signing in then takes a code from an app on your phone as well.',
    needed: 'This server asks every admin for it. Until you have it, your role as an admin gives no power.',
    on: 'It is on.',
    left: (codes: number) =>
      plural('en', codes, { one: '# recovery code left.', other: '# recovery codes left.' }),
    failed: 'The second factor could not be loaded',
    add: 'Add a second factor',
    next: 'Continue',
    scan: 'Scan this with an authenticator app, or enter the key by hand. Then type the code that the app shows.',
    qr: 'QR code for the authenticator app',
    key: 'Key',
    switchOn: 'Switch on',
    codesTitle: 'Your recovery codes',
    codesText:
      'Each signs you in once, without the phone. Keep them somewhere else: they are shown only this once.',
    off: 'Switch off',
    offQuestion: 'Switch the second factor off?',
    offText: 'From then on your password alone signs you in.',
    offDone: 'Your second factor is off.',
  },

  tokens: {
    title: 'Tokens for programs',
    text: 'A token lets a program of yours act for you, without your password.',
    failed: 'Your tokens could not be loaded',
    make: 'New token',
    makeNow: 'Make it',
    name: 'Name',
    nameHint: 'What it is for, as “Club website”.',
    may: 'It may',
    scopes: { read: 'Read', judge: 'Judge', organize: 'Organize' },
    ends: 'It ends',
    inDays: (days: number) => plural('en', days, { one: 'in # day', other: 'in # days' }),
    unused: 'never used',
    used: (when: string) => `used ${when}`,
    until: (date: string) => `until ${date}`,
    end: 'End',
    endNamed: (name: string) => `End the token ${name}`,
    ended: (name: string) => `${name} is ended.`,
    secretTitle: 'Your new token',
    secretText: 'Copy it now: it is shown only this once.',
    copy: 'Copy',
    copied: 'Copied.',
    close: 'Close',
  },

  exportTitle: 'Your data',
  exportText: 'Everything we keep about you, in one JSON file.',
  export: 'Download',
  exporting: 'Collecting…',

  deleteTitle: 'Delete the account',
  deleteText: 'For good. Nobody can bring it back.',
  delete: 'Delete account',
  deleting: 'Deleting…',
  deleteQuestion: 'Delete your account?',
  goes: 'What goes',
  goesList: [
    'your name, picture, contact data and links',
    'your training rounds and drafts',
    'your entries in competitions that have not started',
    'every session, on every device',
  ],
  stays: 'What stays',
  staysList: [
    `your results in competitions that others were in, under “${common.deletedAthlete}”`,
    'competitions that you organized and that are finished',
  ],

  outboxText:
    'Without SMTP_URL no mail leaves this server. Here are the newest ones, as they would have been sent.',
  outboxSends: 'This server sends its mails. These are older ones.',
  outboxEmpty: 'No mail yet',
  outboxEmptyText: 'Verifications, invitations and answers appear here.',
  outboxFailed: 'The outbox could not be loaded',
  to: (recipient: string) => `To ${recipient}`,
}
