/** Words of home: greeting, tasks, what can be entered, what is on, test channel (screens §19). */
import type { home as english } from '../en/home.ts'
import { plural } from '../plural.ts'
import { phaseTasks } from './phase-tasks.ts'

export const home: typeof english = {
  phase: phaseTasks,

  hello: (name) => `Salut ${name}`,

  counts: {
    entries_to_approve: (count) =>
      plural('fr', count, { one: '# inscription à accepter', other: '# inscriptions à accepter' }),
    role_requests: (count) =>
      plural('fr', count, { one: '# demande de rôle à traiter', other: '# demandes de rôle à traiter' }),
  },
  next: 'Maintenant',
  also: 'T’attend aussi',
  allDone: 'Tout est fait',
  allDoneText: 'Ce qui t’attend arrive ici tout seul.',
  byItself: 'Avance sans toi',
  onNow: 'En direct',
  onTheLine: (names) => `Sur la ligne : ${names}`,
  isRunning: 'En cours',
  yourCompetition: 'Ta compétition',
  toIt: 'Voir la compétition',
  more: 'Plus',
  allCompetitions: 'Toutes les compétitions',
  yours: (count) => `Tu es dans ${count} d’entre elles`,
  notes: (count) => plural('fr', count, { one: '# texte', other: '# textes' }),
  lookFirst: 'Voir d’abord',
  checkRound: 'Relis ton run',
  invited: { athlete: 'On t’invite à concourir', judge: 'On t’invite à juger' },
  toApprove: 'Attend l’approbation',
  steps: {
    start: () => 'Prête à commencer',
    publish: () => 'Approuvée',
    'new-date': () => 'Son début est passé',
    complete: (percent) => `Formulaire rempli à ${percent}\u00a0%`,
  },
  stepActions: {
    'publish-phase': 'Publier',
    'advance-phase': 'Continuer',
    start: 'Lancer',
    publish: 'Publier',
    'new-date': 'Nouvelle date',
    complete: 'Terminer',
  },
  actionOn: (action, name) => `${action} : ${name}`,
  roundsOf: (judged, all) => `${judged} runs sur ${all}`,
  onlyOfficials: 'd’ici là, seuls les officiels le voient',
  progress: (phase, judged, all) => `${phase}, ${judged} sur ${all} jugés`,
  supervisorReviews: 'La supervision la vérifie',
  starts: (when) => `Début ${when}`,
  enter: 'Compétitions où tu peux t’inscrire',
  alsoOpen: 'Aussi ouvertes pour toi',
  placesFree: (count) => plural('fr', count, { one: '# place libre', other: '# places libres' }),
  entryFee: 'Inscription',
  free: 'Gratuit',
  prize: 'Prix',
  placesLeft: 'Places libres',
  placesOf: (left, all) => `${left} sur ${all}`,
  areIn: (count, names) => plural('fr', count, { one: `${names} y va`, other: `${names} y vont` }),
  others: (count) => plural('fr', count, { one: '# autre', other: '# autres' }),
  details: 'Détails',
  onYourOwn: 'Commence de ton côté',
  training: 'Note un run d’entraînement',
  trainingText: 'Qu’as-tu posé aujourd’hui ?',
  newRound: 'Nouveau run',
  trickList: 'La liste des tricks',
  trickListText: 'Avec valeur, niveau et vidéo',
  newCompetition: 'Nouvelle compétition',

  loadFailed: 'L’accueil n’a pas pu être chargé',
  showAll: (count) => `Tout afficher (${count})`,
  showFew: 'Afficher moins',
  review: 'Relire',
  reviewOf: (name) => `Relire ton run dans ${name}`,
  answer: 'Répondre',
  noDate: 'Pas encore de date',

  program: {
    loadFailed: 'Le programme des juges n’a pas pu être chargé',
    title: 'Programme des juges',
    emptyTitle: 'Aucune compétition à juger',
    emptyText: 'Les runs apparaissent ici dès que ta compétition commence.',
  },

  news: 'Ce que fait Trickline',

  helloTitle: 'Tester le direct',
  helloText: 'Tout le monde sur cette page voit ton message aussitôt.',
  helloLabel: 'Message',
  helloDefault: 'Salut tout le monde !',
  helloSend: 'Saluer',
  helloSent: 'Envoyé à tout le monde sur cette page.',
  heard: 'Un salut des admins',
}
