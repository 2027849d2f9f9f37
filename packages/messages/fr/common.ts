/** Words of the frame and of parts that every screen uses. */
import type { common as english } from '../en/common.ts'
import { plural } from '../plural.ts'
import { roleNames } from './role-names.ts'

export const common: typeof english = {
  product: 'Trickline',
  skipToContent: 'Aller au contenu',

  menu: 'Menu',
  close: 'Fermer',
  cancel: 'Annuler',
  you: 'Toi',
  deletedAthlete: 'Compte supprimé',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  back: 'Retour',
  undo: 'Annuler',
  retry: 'Réessayer',
  open: 'Ouvrir',
  savedOf: (name, total) => `${name} enregistré · ${total}`,
  keptOf: (name, total) => `${name} · ${total} gardé ici, envoyé au retour du réseau`,
  discard: 'Abandonner',
  more: 'Plus',
  previous: 'Précédent',
  next: 'Suivant',
  firstPage: 'Première page',
  lastPage: 'Dernière page',
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  loading: 'Chargement…',
  list: {
    search: 'Chercher',
    clearSearch: 'Vider la recherche',
    reset: (filter) => `Réinitialiser ${filter}`,
    filters: 'Filtres',
    all: 'Tout',
    showAll: (count) => `Tout afficher (${count})`,
    found: (count) => plural('fr', count, { one: '# résultat', other: '# résultats' }),
    noMatchTitle: 'Aucun résultat',
    noMatchText: 'Rien ne correspond à la fois à cette recherche et à ces filtres.',
    tryPart: 'Essaie un seul mot ou une partie du nom.',
  },
  labelled: (label, value) => `${label} : ${value}`,
  quoted: (text) => `« ${text} »`,
  crop: {
    hint: 'Déplace l’image jusqu’à ce que le cadre montre ce qu’on doit voir : fais-la glisser, ou sers-toi des flèches.',
    zoom: 'Agrandir',
    use: 'Utiliser ce cadrage',
  },
  unknown: 'ERROR RULES',
  withoutRules: 'Sans règles',

  navigation: 'Navigation principale',
  nav: {
    home: 'Accueil',
    competitions: 'Compétitions',
    training: 'Entraînement',
    trickList: 'Liste des tricks',
    rulebooks: 'Règlements',
    statistics: 'Statistiques',
    judgingProgram: 'Programme des juges',
    community: 'Communauté',
    athletes: 'Athlètes',
    judges: 'Juges',
    organizers: 'Organisation',
    worldRanking: 'Classement mondial',
    profile: 'Profil',
    admin: 'Admin',
  },
  comingSoon: 'Bientôt',
  logout: 'Se déconnecter',
  language: 'Langue',
  mode: 'Mode',
  modes: roleNames,
  theme: 'Thème',
  toDark: 'Thème sombre',
  toLight: 'Thème clair',
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
  asOf: (time) => `Mis à jour : ${time}`,
  needsNetwork: 'Il faut du réseau.',
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

  countdown: { days: 'j', hours: 'h', minutes: 'min', seconds: 's' },

  noAnswer: 'Erreur de réseau ou pas de réponse. Ta saisie est encore là ; réessaie.',
  wrongAnswer:
    'Une réponse est arrivée que cette page ne peut pas lire. Elle vient peut-être du réseau lui-même ou d’une autre version de Trickline.',
  failed: (requestId) =>
    `Un problème est survenu de notre côté. Réessaie dans un instant.${requestId ? ` (Requête ${requestId})` : ''}`,
  crashTitle: 'Cette page est tombée de la ligne',
  crashText:
    'Une erreur l’a arrêtée. Ce que tu as enregistré est à l’abri ; recharge la page pour continuer.',
  reload: 'Recharger',
  notFoundTitle: 'Rien sur cette ligne',
  notFoundText: 'Cette adresse ne mène nulle part, ou ce qui était ici n’existe plus.',
  toStart: 'Retour à l’accueil',
}
