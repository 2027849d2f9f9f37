/** Words of rounds by phase, bracket, podium and the judges' queue (screens §7, §8). */
import type { phases as english } from '../en/phases.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { roundStatuses } from './round-statuses.ts'

const ordinal = (position: number) => (position === 1 ? '1er' : `${position}e`)

export const phases: typeof english = {
  panels: 'Parties de la compétition',
  panel: { athletes: 'Athlètes', judges: 'Juges', rounds: 'Runs', scoring: 'Jugement' },

  choose: 'Phases',
  names: { ...phaseNames, best: 'Meilleur résultat', podium: 'Podium' },
  roundNumber,
  now: 'en cours',
  thirdPlace: 'Troisième place',
  notYet: 'S’ouvre quand la phase d’avant est publiée et close',
  beforeStartTitle: 'Aucun run pour l’instant',
  beforeStartText: 'Ils apparaissent quand la compétition commence : un run par athlète en qualification.',

  statuses: roundStatuses,
  placeholder: 'En attente',
  columns: { rank: 'Rang', athlete: 'Athlète', status: 'Statut', score: 'Score' },
  tableOf: (phase) => `Runs : ${phase}`,
  validated: 'Validé',
  awaitsReview: 'Attend l’athlète',
  incorrect: (count) =>
    plural('fr', count, { one: '# trick signalé incorrect', other: '# tricks signalés incorrects' }),
  answered: (answered, all) => `${answered} sur ${all} avec réponse`,
  hidden: 'Les scores apparaissent quand la phase est publiée.',
  open: (name) => `Ouvrir le run de ${name}`,

  reviewOwn: (phase) => `${phase} : ton run est jugé. Relis ses tricks et valide-le.`,
  reviewAction: 'Relire mon run',

  bestTable: 'Meilleur résultat de la qualification',
  bestOfTwo: 'Le meilleur des deux runs compte.',
  goOn: (count, phase) =>
    plural('fr', count, {
      one: `Le meilleur (#) continue : ${phase}.`,
      other: `Les # meilleurs continuent : ${phase}.`,
    }),
  provisional: 'Provisoire : tout n’est pas publié.',
  goesOn: 'Continue',
  best: 'Meilleur',
  theOthers: (count) => plural('fr', count, { one: 'Afficher # de plus', other: 'Afficher # de plus' }),
  onlyTheBest: (count) =>
    plural('fr', count, {
      one: 'Seulement le meilleur',
      other: 'Seulement les # meilleurs',
    }),

  view: 'Vue',
  bracket: 'Tableau',
  table: 'Liste',
  match: (group) => `Duel ${group}`,
  bye: 'Passe sans run',
  seed: (seed) => `Tête de série ${seed}`,
  winner: 'Gagne',
  bracketOf: (name) => `Tableau de ${name}`,
  leads: 'En tête, pas encore publié',
  leadsHint: 'En tête selon des scores pas encore publiés. Seuls les officiels le voient.',
  ofQualifying: (position) => `${ordinal(position)} de la qualification`,
  winnerOf: (match) => `Victoire en ${match}`,
  loserOf: (match) => `Défaite en ${match}`,
  toBeDecided: 'À décider',
  stagesOf: 'Tours du tableau',

  podiumTitle: 'Podium',
  position: ordinal,
  fourth: '4e place',
  outIn: {
    qualification: 'Jusqu’en qualification',
    sixteenthFinal: 'Jusqu’en seizièmes',
    eighthFinal: 'Jusqu’en huitièmes',
    quarterFinal: 'Jusqu’en quarts',
    semiFinal: 'Jusqu’en demi-finales',
    final: 'Jusqu’en finale',
  },
  lostThird: 'Défaite au match pour la 3e place',
  ties: {
    qualifying: 'Égalité : la qualification départage',
    order: 'Égalité : l’ordre départage',
    seed: 'Égalité : la tête de série départage',
  },
  bySeed: 'par tête de série',
  howFar: 'Jusqu’où',
  further: 'Places 5 à 8',
  ranking: 'Classement complet',
  finalScore: 'Score',
  extended: (count) => plural('fr', count, { one: '# athlète de plus', other: '# athlètes de plus' }),

  publish: 'Publier les résultats',
  publishing: 'Publication…',
  publishTitle: (phase) => `Publier ${phase} ?`,
  publishConsequence: (count) =>
    plural('fr', count, {
      one: 'Tout le monde voit aussitôt le score de # run. On ne peut plus le cacher.',
      other: 'Tout le monde voit aussitôt les scores de # runs. On ne peut plus les cacher.',
    }),
  notValidated: (count) =>
    plural('fr', count, {
      one: '# athlète n’a pas encore validé son run, et ne pourra plus le relire ensuite :',
      other: '# athlètes n’ont pas encore validé leurs runs, et ne pourront plus les relire ensuite :',
    }),
  publishAnyway: 'Publier quand même',
  countdownRuns: 'Le temps de relecture court encore.',
  published: (phase) => `${phase} : résultats publiés.`,
  notPublishable: (left) =>
    plural('fr', left, { one: '# run est encore à juger.', other: '# runs sont encore à juger.' }),
  publishIn: 'Résultats dans',
  publishSoon: 'Tous les runs sont jugés. L’organisation publie les résultats.',
  readyToPublish: 'Tous les runs sont jugés : les résultats peuvent être publiés.',
  stillToJudge: (names) => `On attend ${names}.`,

  advance: 'Phase suivante',
  advanceTo: (phase) => `Suite : ${phase}`,
  finish: 'Terminer avec le podium',
  advancing: 'On continue…',
  advanceTitle: (phase) => `Passer à la phase suivante : ${phase} ?`,
  finishTitle: 'Terminer la compétition ?',
  readyToAdvance: (next) => `Tout est publié : la phase ${next} peut commencer.`,
  readyToFinish: 'Tout est publié : le podium peut s’afficher.',
  goingOn: (count) => plural('fr', count, { one: '# athlète continue', other: '# athlètes continuent' }),
  out: (count) => plural('fr', count, { one: '# athlète s’arrête là', other: '# athlètes s’arrêtent là' }),
  nobodyOut: 'personne ne s’arrête là',
  cannotReturn: 'Une phase close ne peut plus être rouverte.',
  matches: 'Qui rencontre qui',
  byes: 'Sans run dans cette phase',
  everyoneAgain: 'Tout le monde repasse encore une fois.',
  finishConsequence: (count) =>
    plural('fr', count, {
      one: 'La compétition se termine avec # athlète au classement.',
      other: 'La compétition se termine avec # athlètes au classement.',
    }),
  advanced: (phase) => `${phase} : c’est parti.`,
  finished: 'La compétition est terminée.',
  sendFailed: 'L’envoi a échoué',
  nothingChanged: 'Rien n’a changé.',

  queueTitle: (phase) => `File : ${phase}`,
  queueEmptyTitle: 'Rien à juger',
  queueEmptyText: 'Les runs sont ici, dans l’ordre des athlètes, tant que la compétition est en cours.',
  queueDone: 'Tous les runs de cette phase sont jugés.',
  judgedOf: (judged, all) => `Jugés : ${judged} sur ${all}`,
  judged: 'Jugés',
  atWork: 'En ce moment',
  doing: {
    recording: (athlete) => `On filme ${athlete}`,
    scoring: (judge, athlete) => `${judge} juge ${athlete}`,
    review: (judge, athlete) => `${judge} modifie ${athlete}`,
  },
  someone: 'Un juge',
  judgeDid: {
    heldBy: (judge) => `Chez ${judge}`,
    scoredBy: (judge) => `Jugé par ${judge}`,
    disqualified: (judge) => `Disqualifié par ${judge}`,
    injured: (judge) => `Blessure notée par ${judge}`,
  },
  group: (group) => `Groupe ${group}`,
  ownRound: 'Ton propre run : d’autres juges s’en chargent',
  onDevice: {
    waiting: 'Gardé ici, envoyé au retour du réseau',
    unclaimed: 'Pris au retour du réseau',
    left: (count) =>
      plural('fr', count, { one: '# trick à toi seulement ici', other: '# tricks à toi seulement ici' }),
    open: 'Ta version',
    openOf: (name) => `Ta version du run de ${name}`,
  },
  steps: {
    'start-recording': 'Filmer',
    'stop-recording': 'Arrêter',
    claim: 'Juger',
    continue: 'Continuer',
    reopen: 'Modifier',
  },
  stepsOf: {
    'start-recording': (name) => `Filmer ${name}`,
    'stop-recording': (name) => `Arrêter de filmer ${name}`,
    claim: (name) => `Juger ${name}`,
    continue: (name) => `Continuer avec ${name}`,
    reopen: (name) => `Modifier ${name}`,
  },
  moreOf: (name) => `Plus pour ${name}`,
  look: 'Voir',
  whatChanged: 'Ce qui a changé',
  whatChangedOf: (name) => `Ce qui a changé : ${name}`,
  disqualify: 'Disqualifier',
  injure: 'Noter une blessure',
  release: 'Libérer le run',
  disqualifyTitle: (name) => `Disqualifier ${name} ?`,
  injureTitle: (name) => `Noter une blessure de ${name} ?`,
  stopConsequence:
    'Le run compte 0 et ne peut plus être jugé. Tant que la phase n’est pas publiée, l’organisation ou toi pouvez le rétablir.',
  stopped: {
    disqualified: (name) => `${name} : disqualification.`,
    injured: (name) => `${name} : blessure notée.`,
  },
  setBack: 'Rétablir',
  isSetBack: (name) => `Le run de ${name} est rétabli.`,
  releaseTitle: (name) => `Libérer le run de ${name} ?`,
  releaseConsequence: (judge) =>
    `${judge} le perd : ce qui a été saisi et pas enregistré ne reste que sur cet appareil-là. Les juges peuvent alors le prendre.`,
  released: 'Le run est à nouveau libre.',
  recordingFor: 'Tournage',

  startFailed: 'Le jugement n’a pas pu commencer.',
  moveFailed: 'Le run n’a pas pu être changé.',
  firstScoring: (judge) => `${judge} a été plus rapide et juge ce run.`,
  firstEditing: (judge) => `${judge} a été plus rapide et modifie ce run.`,
  firstOther: 'Quelqu’un a été plus rapide : le run vient de changer.',
  presentState: 'État actuel :',
  understood: 'D’accord',

  loadFailed: 'Cette compétition n’a pas pu être chargée',
  noneTitle: 'Compétition introuvable',
  noneText: 'La compétition n’existe pas, n’est pas publiée, ou tu n’y as pas accès.',
  toList: 'Voir les compétitions',
  loading: 'Chargement de la compétition…',
  signIn: 'Se connecter',
}
