/** Words of home: greeting, tasks, dashboard, news, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'

export const home: typeof english = {
  hello: (name) => `Salut ${name}`,

  modeTitle: 'Que viens-tu faire aujourd’hui ?',
  modeText:
    'Cela décide de ce qui vient d’abord sur cette page. Tu peux le changer ici et dans le menu à tout moment.',

  waiting: 'Ce qui t’attend',
  nothingTitle: 'Rien ne t’attend',
  nothingText: 'Les runs à juger ou à relire, les invitations et les inscriptions arrivent ici tout seuls.',
  kinds: {
    rounds_to_judge: (count) => plural('fr', count, { one: 'run à juger', other: 'runs à juger' }),
    rounds_to_review: (count) => plural('fr', count, { one: 'run à relire', other: 'runs à relire' }),
    invitations: (count) =>
      plural('fr', count, {
        one: 'invitation sans réponse',
        other: 'invitations sans réponse',
      }),
    entries_to_approve: (count) =>
      plural('fr', count, { one: 'inscription à accepter', other: 'inscriptions à accepter' }),
    competitions_to_approve: (count) =>
      plural('fr', count, { one: 'compétition à approuver', other: 'compétitions à approuver' }),
    role_requests: (count) =>
      plural('fr', count, { one: 'demande de rôle à traiter', other: 'demandes de rôle à traiter' }),
  },
  loadFailed: 'L’accueil n’a pas pu être chargé',
  showAll: (count) => `Tout afficher (${count})`,
  showFew: 'Afficher moins',
  judged: (when) => `Jugé ${when}`,
  review: 'Relire',
  reviewOf: (name) => `Relire ton run dans ${name}`,
  athletes: (count) => plural('fr', count, { one: '# athlète', other: '# athlètes' }),
  judges: (count) => plural('fr', count, { one: '# juge', other: '# juges' }),
  look: 'Voir',
  lookAt: (name) => `Voir ${name}`,
  answer: 'Répondre',
  noDate: 'Pas encore de date',

  dashboard: 'Ton bilan',
  savedRounds: (count) => plural('fr', count, { one: 'run enregistré', other: 'runs enregistrés' }),
  publishedRounds: (count) => plural('fr', count, { one: 'run publié', other: 'runs publiés' }),
  competitions: (count) => plural('fr', count, { one: 'compétition', other: 'compétitions' }),

  program: {
    loadFailed: 'Le programme des juges n’a pas pu être chargé',
    title: 'Programme des juges',
    text: 'Les runs de toutes les compétitions où tu es juge, dans l’ordre de passage.',
    emptyTitle: 'Aucune compétition à juger',
    emptyText: 'Les runs apparaissent ici dès que ta compétition commence.',
  },

  news: 'Ce que fait Trickline',
  items: {
    competitions: {
      title: 'Des compétitions, du brouillon au podium',
      text: 'Organisation, juges et athlètes travaillent sur la même page, avec pour chaque rôle l’étape suivante.',
      features: [
        'Inscriptions : les athlètes s’inscrivent ou reçoivent une invitation, par leur nom ou par e-mail.',
        'Versus avec tableau, ou scoring avec classement ; un ou deux runs de qualification.',
        'Les résultats d’une phase apparaissent pour tout le monde à la même seconde.',
        'Tableau et podium se dessinent tout seuls, et se partagent même sans compte.',
      ],
    },
    judging: {
      title: 'Juger avec le pouce',
      text: 'Quelques lettres trouvent le trick, le total suit, et rien ne se perd sans réseau.',
    },
    training: {
      title: 'L’entraînement qui compte',
      text: 'Garde tes runs avec tricks et vidéo, note-les selon la règle de ton choix, et publie les plus beaux.',
    },
    review: {
      title: 'Relis tes runs jugés',
      text: 'Dis de chaque trick s’il a été bien vu, avant que la phase soit publiée.',
    },
    trickList: {
      title: 'La liste des tricks',
      text: 'Chaque trick avec valeur, niveau et catégorie ; cherche, trie, regarde.',
    },
    rulebooks: {
      title: 'Quatre façons de noter',
      text: 'De la simple somme aux combos par niveau et réception : ce que compte chaque règle, avec des exemples.',
    },
    statistics: {
      title: 'Tes tricks en chiffres',
      text: 'Côtés, grabs, combos et niveaux sur tous tes runs.',
    },
    community: {
      title: 'La communauté',
      text: 'Athlètes, juges et organisation : d’où vient chaque personne, et depuis quand sur la ligne.',
    },
    profile: {
      title: 'Ton profil',
      text: 'Photo, pays, liens et langue : comment les autres te trouvent, et comment Trickline te parle.',
    },
  },

  helloTitle: 'Tester le direct',
  helloText: 'Tout le monde sur cette page voit ton message aussitôt.',
  helloLabel: 'Message',
  helloDefault: 'Salut tout le monde !',
  helloSend: 'Saluer',
  helloSent: 'Envoyé à tout le monde sur cette page.',
  heard: 'Un salut des admins',
}
