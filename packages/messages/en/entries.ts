/** Words of the athlete and judge panels of a competition (screens §6). */
import { plural } from '../plural.ts'

export const entries = {
  athletes: 'Athletes',
  judges: 'Judges',
  statuses: {
    registered: 'Not invited yet',
    invited: 'Invited',
    pending: 'Pending',
    approved: 'Approved',
    declined: 'Declined',
    competing: 'Competing',
    eliminated: 'Eliminated',
  },
  mailWaits: 'Mail goes out later',
  withoutAccount: 'Invited by e-mail',
  waitsForYou: 'Waiting for you',
  noAnswer: 'Invited, no answer yet',
  approvedAndPaid: 'Approved and paid',
  unpaid: 'Not paid',
  number: (order: number) => `Number ${order}`,
  grid: 'Grid',
  list: 'List',
  showDeclined: (count: number) => `Show declined (${count})`,
  hideDeclined: 'Hide declined',
  selectSeveral: 'Select several',
  select: (name: string) => `Select ${name}`,
  selection: 'With the selected',
  selectAll: (count: number) => `Select all ${count}`,
  selectNone: 'Select none',
  bulk: {
    approve: (count: number) => plural('en', count, { one: 'Approve #', other: 'Approve #' }),
    pay: (count: number) => plural('en', count, { one: 'Mark # as paid', other: 'Mark # as paid' }),
    'send-mail': (count: number) => plural('en', count, { one: 'Send # mail', other: 'Send # mails' }),
    decline: (count: number) => plural('en', count, { one: 'Decline #', other: 'Decline #' }),
  },
  bulkDone: {
    approve: (count: number) => plural('en', count, { one: '# approved', other: '# approved' }),
    pay: (count: number) => plural('en', count, { one: '# marked as paid', other: '# marked as paid' }),
    'send-mail': (count: number) =>
      plural('en', count, { one: '# invitation goes out', other: '# invitations go out' }),
    decline: (count: number) => plural('en', count, { one: '# declined', other: '# declined' }),
  },
  approvedOf: (approved: number, max: number) => `${approved} of ${max} approved`,
  exception: {
    make: 'Let somebody enter',
    title: 'Who may enter all the same',
    who: 'Who',
    why: 'Why',
    whyHint: 'Kept in the history of the competition.',
    send: 'Let in',
    made: (name: string) => `${name} may enter now.`,
  },
  actionsOf: (name: string) => `Actions for ${name}`,

  empty: {
    athlete: 'No athletes yet',
    judge: 'No judges yet',
  },
  emptyText: {
    athlete: 'Approved athletes appear here.',
    judge: 'Approved judges appear here.',
  },
  emptyForOwner: {
    athlete: 'Invite athletes, or publish the competition as open so that they register themselves.',
    judge: 'Invite judges: an approved one records and scores the rounds.',
  },

  invite: { athlete: 'Invite athletes', judge: 'Invite judges' },
  inviteIntro: 'Whoever is added without a mail gets it later with “Send mails”.',
  searchPeople: 'Search by name',
  chosen: (count: number) => plural('en', count, { one: '# chosen', other: '# chosen' }),
  nobodyLeft: 'Everyone is on the list already.',
  nobodyFound: (text: string) => `Nobody is called “${text}”.`,
  email: 'Invite by e-mail',
  emailHint:
    'For those without an account: it is theirs once they register with the address. Paste several at once.',
  addEmail: 'Add',
  removeEmail: (email: string) => `Remove ${email}`,
  emailKnown: 'This address is on the list already',
  inviteAndMail: (count: number) =>
    plural('en', count, { one: 'Invite # and mail', other: 'Invite # and mail them' }),
  addWithoutMail: (count: number) =>
    plural('en', count, { one: 'Add # without mail', other: 'Add # without mail' }),
  inviting: 'Inviting…',
  whyNotInvite: 'Choose somebody first',
  invitedCount: (count: number) =>
    plural('en', count, { one: '# is on the list now.', other: '# are on the list now.' }),

  sendMails: (count: number) => plural('en', count, { one: 'Send # mail', other: 'Send # mails' }),
  sendTitle: (count: number) =>
    plural('en', count, { one: 'Send # invitation?', other: 'Send # invitations?' }),
  sendConsequence: (count: number) =>
    plural('en', count, {
      one: '# person gets a mail now. An invited entry can be declined, but no longer deleted.',
      other: '# people get a mail now. Invited entries can be declined, but no longer deleted.',
    }),
  send: 'Send',
  sent: (count: number) =>
    plural('en', count, { one: '# invitation is on its way.', other: '# invitations are on their way.' }),

  order: 'Order',
  orderTitle: 'Order of the athletes',
  orderIntro: 'They start in this order. Shuffle, drag, or write the numbers.',
  drag: (name: string) => `Drag ${name}, or move with the arrow keys`,
  shuffle: 'Shuffle',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  numberOf: (name: string) => `Number of ${name}`,
  notNumeric: 'This must be a whole number from 1',
  sameNumber: 'Two athletes have the same number',
  saveOrder: 'Save order',
  whyNotSaveOrder: 'Every athlete needs a number of their own first',
  whyNotOrder: 'There have to be two athletes to order',
  ordered: 'The order is saved.',

  approve: 'Approve',
  approveNamed: (name: string) => `Approve ${name}`,
  full: 'The competition has all the athletes it can take',
  pay: 'Mark paid',
  payNamed: (name: string) => `Mark paid: ${name}`,
  decline: 'Decline',
  head: {
    badge: 'Head judge',
    make: 'Make head judge',
    unmake: 'No longer head judge',
    made: (name: string) => `${name} is the head judge.`,
    none: 'There is no head judge.',
  },
  delete: 'Delete',
  confirm: 'Confirm invitation',
  sendOne: 'Send mail',
  declined: (name: string) => `${name} is declined and can no longer take part.`,
  declinedOwn: 'You have declined and can no longer take part in this competition.',
  deleted: (name: string) => `${name} is off the list.`,
}
