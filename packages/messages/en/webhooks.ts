/** Words of webhooks (live-events §6). */
import { plural } from '../plural.ts'

export const webhooks = {
  title: 'Webhooks',
  row: 'For your own programs: each change is sent to them',
  setUp: 'Set up',
  text: 'What everyone may see of this competition is sent to these addresses as it happens, signed.',
  failed: 'This could not be loaded',
  make: 'New webhook',
  makeNow: 'Make it',
  address: 'Address',
  addressHint: 'It gets each event as JSON, by POST.',
  events: 'Events',
  everyEvent: 'Every event',
  secretTitle: 'The secret of the webhook',
  test: 'Send a test',
  deliveries: 'Deliveries',
  none: 'Nothing was sent yet.',
  again: 'Send again',
  againNamed: (event: string) => `Send ${event} again`,
  delete: 'Delete',
  deleteNamed: (url: string) => `Delete the webhook to ${url}`,
  deleteTitle: 'Delete this webhook?',
  deleteConsequence: 'Nothing more is sent to it, and its deliveries are gone.',
  deleted: 'Webhook deleted.',
  offSince: (when: string) =>
    `Switched off on ${when}: nearly everything failed. A test that arrives switches it on.`,
  states: { waiting: 'waiting', delivered: 'delivered', failed: 'failed' },
  attempts: (count: number) => plural('en', count, { one: '# attempt', other: '# attempts' }),
  errors: {
    timeout: 'no answer in 10 seconds',
    'no-answer': 'no connection',
    'private-address': 'an internal address',
  },
}
