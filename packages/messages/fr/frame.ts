/** Words of the menus, of logging out and of the state of the network. */
import type { frame as english } from '../en/frame.ts'
import { plural } from '../plural.ts'

export const frame: typeof english = {
  navigation: 'Navigation principale',
  comingSoon: 'Bientôt',
  logout: 'Se déconnecter',
  theme: 'Thème',
  logoutTitle: 'Te déconnecter maintenant ?',
  logoutConsequence: (unsent) =>
    plural('fr', unsent, {
      one: '# modification n’est pas encore arrivée au serveur. Te déconnecter la supprime de cet appareil.',
      other:
        '# modifications ne sont pas encore arrivées au serveur. Te déconnecter les supprime de cet appareil.',
    }),
  logoutBegun: (rounds) =>
    plural('fr', rounds, {
      one: '# run commencé n’est que sur cet appareil. Te déconnecter le supprime.',
      other: '# runs commencés ne sont que sur cet appareil. Te déconnecter les supprime.',
    }),
  logoutReviews: (reviews) =>
    plural('fr', reviews, {
      one: '# relecture commencée n’est que sur cet appareil. Te déconnecter la supprime.',
      other: '# relectures commencées ne sont que sur cet appareil. Te déconnecter les supprime.',
    }),
  offlineSince: (time) => `Pas de connexion depuis ${time}. Ce que tu vois peut dater.`,
  lookAt: 'Voir',
  unsent: (count) =>
    plural('fr', count, {
      one: '# modification gardée ici, en attente de réseau',
      other: '# modifications gardées ici, en attente de réseau',
    }),
  unsentFailed: (count) =>
    plural('fr', count, { one: '# modification refusée', other: '# modifications refusées' }),
  discardTitle: 'Abandonner ce qui a été refusé ?',
  discardConsequence: (count) =>
    plural('fr', count, {
      one: '# modification n’est que sur cet appareil. L’abandonner la supprime.',
      other: '# modifications ne sont que sur cet appareil. Les abandonner les supprime.',
    }),
  newVersion: 'Une nouvelle version de Trickline est prête. Ce que tu as saisi reste.',
}
