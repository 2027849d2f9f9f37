/** Words of the frame and of the small parts that every screen uses. */
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
  confirm: 'Confirmer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  back: 'Retour',
  undo: 'Annuler',
  retry: 'Réessayer',
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
    all: 'Tous',
    showAll: (count) => `Tout afficher (${count})`,
    found: (count) => plural('fr', count, { one: '# trouvé', other: '# trouvés' }),
    noMatchTitle: 'Rien ne correspond',
    noMatchText: 'Rien ne va à la fois avec cette recherche et ces filtres.',
  },
  required: 'Obligatoire',
  crop: {
    hint: 'Déplace l’image jusqu’à ce que le cadre tienne ce qu’on doit voir : en glissant, ou avec les flèches.',
    zoom: 'Agrandir',
    use: 'Prendre cette partie',
  },
  unknown: 'ERROR RULES',

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
    organizers: 'Organisateurs',
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
  logoutTitle: 'Te déconnecter maintenant ?',
  logoutConsequence: (unsent) =>
    plural('fr', unsent, {
      one: '# enregistrement n’est pas encore arrivé au serveur. Te déconnecter le supprime de cet appareil.',
      other:
        '# enregistrements ne sont pas encore arrivés au serveur. Te déconnecter les supprime de cet appareil.',
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

  offline: 'Pas de connexion',
  offlineSince: (time) => `Pas de connexion depuis ${time}. Ce que tu vois peut être ancien.`,
  asOf: (time) => `À jour à ${time}`,
  needsNetwork: 'Il faut le réseau.',
  lookAt: 'Voir',
  unsent: (count) =>
    plural('fr', count, {
      one: '# enregistrement gardé sur cet appareil, en attente du réseau',
      other: '# enregistrements gardés sur cet appareil, en attente du réseau',
    }),
  unsentFailed: (count) =>
    plural('fr', count, { one: '# enregistrement refusé', other: '# enregistrements refusés' }),
  discardTitle: 'Abandonner ce qui a été refusé ?',
  discardConsequence: (count) =>
    plural('fr', count, {
      one: '# enregistrement n’est que sur cet appareil. L’abandonner le supprime.',
      other: '# enregistrements ne sont que sur cet appareil. Les abandonner les supprime.',
    }),
  newVersion: 'Une nouvelle version de Trickline est prête. Ce que tu as saisi reste.',

  countdown: { days: 'j', hours: 'h', minutes: 'min', seconds: 's' },

  noAnswer: 'Erreur de réseau ou pas de réponse. Ce que tu as saisi est encore là ; réessaie.',
  failed: (requestId) =>
    `Quelque chose a mal tourné chez nous. Réessaie dans un instant.${requestId ? ` (Requête ${requestId})` : ''}`,
  crashTitle: 'Cette page est tombée de la ligne',
  crashText:
    'Une erreur l’a arrêtée. Ce que tu as enregistré est à l’abri ; recharge la page pour continuer.',
  reload: 'Recharger',
  notFoundTitle: 'Rien sur cette ligne',
  notFoundText: 'Cette adresse ne mène nulle part, ou ce qui était ici n’est plus.',
  toStart: 'Vers l’accueil',
}
