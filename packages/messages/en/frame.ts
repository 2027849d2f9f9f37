/** Words of the menus, of logging out and of the state of the network. */
import { plural } from '../plural.ts'

export const frame = {
  navigation: 'Main navigation',
  comingSoon: 'Coming soon',
  logout: 'Log out',
  theme: 'Theme',
  logoutTitle: 'Log out now?',
  logoutConsequence: (unsent: number) =>
    plural('en', unsent, {
      one: '# save has not reached the server yet. Logging out deletes it from this device.',
      other: '# saves have not reached the server yet. Logging out deletes them from this device.',
    }),
  logoutBegun: (rounds: number) =>
    plural('en', rounds, {
      one: '# round that you have begun is only on this device. Logging out deletes it.',
      other: '# rounds that you have begun are only on this device. Logging out deletes them.',
    }),
  logoutReviews: (reviews: number) =>
    plural('en', reviews, {
      one: '# review that you have begun is only on this device. Logging out deletes it.',
      other: '# reviews that you have begun are only on this device. Logging out deletes them.',
    }),
  offlineSince: (time: string) => `No connection since ${time}. What you see may be old.`,
  unsent: (count: number) =>
    plural('en', count, {
      one: '# save kept on this device, waiting for the network',
      other: '# saves kept on this device, waiting for the network',
    }),
  unsentFailed: (count: number) =>
    plural('en', count, { one: '# save was refused', other: '# saves were refused' }),
  lookAt: 'Look at it',
  discardTitle: 'Discard what was refused?',
  discardConsequence: (count: number) =>
    plural('en', count, {
      one: '# save is only on this device. Discarding deletes it.',
      other: '# saves are only on this device. Discarding deletes them.',
    }),
  newVersion: 'A new version of Trickline is ready. What you have entered stays.',
}
