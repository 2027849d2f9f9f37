/** Words of the menus, of logging out and of the state of the network. */
import type { frame as english } from '../en/frame.ts'
import { plural } from '../plural.ts'

export const frame: typeof english = {
  navigation: 'Hauptnavigation',
  comingSoon: 'Demnächst',
  logout: 'Abmelden',
  theme: 'Farben',
  logoutTitle: 'Jetzt abmelden?',
  logoutConsequence: (unsent) =>
    plural('de', unsent, {
      one: '# Änderung ist noch nicht beim Server angekommen. Beim Abmelden wird sie von diesem Gerät gelöscht.',
      other:
        '# Änderungen sind noch nicht beim Server angekommen. Beim Abmelden werden sie von diesem Gerät gelöscht.',
    }),
  logoutBegun: (rounds) =>
    plural('de', rounds, {
      one: '# begonnener Run liegt nur auf diesem Gerät. Beim Abmelden wird er gelöscht.',
      other: '# begonnene Runs liegen nur auf diesem Gerät. Beim Abmelden werden sie gelöscht.',
    }),
  logoutReviews: (reviews) =>
    plural('de', reviews, {
      one: '# begonnene Durchsicht liegt nur auf diesem Gerät. Beim Abmelden wird sie gelöscht.',
      other: '# begonnene Durchsichten liegen nur auf diesem Gerät. Beim Abmelden werden sie gelöscht.',
    }),
  offlineSince: (time) => `Keine Verbindung seit ${time}. Was du siehst, kann veraltet sein.`,
  lookAt: 'Ansehen',
  unsent: (count) =>
    plural('de', count, {
      one: '# Änderung auf diesem Gerät wartet auf Netz',
      other: '# Änderungen auf diesem Gerät warten auf Netz',
    }),
  unsentFailed: (count) =>
    plural('de', count, { one: '# Änderung abgelehnt', other: '# Änderungen abgelehnt' }),
  discardTitle: 'Abgelehntes verwerfen?',
  discardConsequence: (count) =>
    plural('de', count, {
      one: '# Änderung liegt nur auf diesem Gerät. Beim Verwerfen wird sie gelöscht.',
      other: '# Änderungen liegen nur auf diesem Gerät. Beim Verwerfen werden sie gelöscht.',
    }),
  newVersion: 'Eine neue Version von Trickline ist da. Deine Eingaben bleiben.',
}
