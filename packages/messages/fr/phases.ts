/** Words of rounds by phase, bracket, podium and the judges' queue (screens §7, §8). */
import type { phases as english } from '../en/phases.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'
import { phaseTasks } from './phase-tasks.ts'
import { roundStatuses } from './round-statuses.ts'

const ordinal = (position: number) => (position === 1 ? '1er' : `${position}e`)

export const phases: typeof english = {
  ...phaseTasks,
  panels: 'Parties de la compétition',
  panel: { athletes: 'Athlètes', judges: 'Juges', rounds: 'Runs', scoring: 'Jugement' },

  choose: 'Phases',
  names: { ...phaseNames, best: 'Meilleur résultat', podium: 'Podium' },
  now: 'en cours',
  thirdPlace: 'Troisième place',
  notYet: 'S’ouvre quand la phase d’avant est publiée et close',
  beforeStartTitle: 'Aucun run pour l’instant',
  beforeStartText: 'Ils apparaissent quand la compétition commence : un run par athlète en qualification.',

  statuses: roundStatuses,
  placeholder: 'En attente',
  columns: {
    rank: 'Rang',
    athlete: 'Athlète',
    status: 'Statut',
    review: 'Relecture',
    chances: 'Perspectives',
    score: 'Score',
  },
  tableOf: (phase) => `Runs : ${phase}`,
  validated: 'Validé',
  awaitsReview: 'Attend l’athlète',
  incorrect: (count) =>
    plural('fr', count, { one: '# trick signalé incorrect', other: '# tricks signalés incorrects' }),
  answered: (answered, all) => `${answered} sur ${all} avec réponse`,
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
  pairOf: (stage, number) => `${stage}, duel ${number}`,
  bye: 'Passe sans run',
  winner: 'Gagne',
  bracketOf: (name) => `Tableau de ${name}`,
  leads: 'En tête, pas encore publié',
  leadsHint: 'En tête selon des scores pas encore publiés. Seuls les officiels le voient.',
  ofQualifying: (position) => `${ordinal(position)} de la qualification`,
  winnerOf: (stage, number) => `Victoire au duel ${number}, ${stage.toLowerCase()}`,
  loserOf: (stage, number) => `Défaite au duel ${number}, ${stage.toLowerCase()}`,
  eitherOf: (one, other) => `${one} ou ${other}`,
  loserOfPair: (one, other) => `Défaite, ${one} ou ${other}`,
  by: (difference) => `${difference} d’écart`,
  style: (percent) => `style +${percent}\u00a0%`,
  toBeDecided: 'À décider',

  podiumTitle: 'Podium',
  position: ordinal,
  outIn: {
    qualification: 'Jusqu’en qualification',
    sixteenthFinal: 'Jusqu’en seizièmes',
    eighthFinal: 'Jusqu’en huitièmes',
    quarterFinal: 'Jusqu’en quarts',
    semiFinal: 'Jusqu’en demi-finales',
    final: 'Jusqu’en finale',
  },
  inPhase: {
    qualification: 'en qualification',
    sixteenthFinal: 'en seizièmes',
    eighthFinal: 'en huitièmes',
    quarterFinal: 'en quarts',
    semiFinal: 'en demi-finale',
    final: 'en finale',
  },
  resultInFinal: (result) => `${result} en finale`,
  forThird: 'pour la 3e place',
  lostTo: (name, where) => `Défaite contre ${name} ${where}`,
  beatBy: (name, difference) => `Bat ${name} de ${difference}`,
  ties: {
    qualifying: 'Égalité : la qualification départage',
    order: 'Égalité : l’ordre départage',
    seed: 'Égalité : la tête de série départage',
  },
  bySeed: 'par tête de série',
  places: (from, to) => `Places ${from} à ${to}`,
  notPublishable: (left) =>
    plural('fr', left, { one: '# run est encore à juger.', other: '# runs sont encore à juger.' }),
  publishIn: 'Résultats dans',
  publishSoon: 'Tous les runs sont jugés. L’organisation publie les résultats.',
  stillToJudge: (names) => `On attend ${names}.`,
  inquiriesOpen: (count) =>
    plural('fr', count, {
      one: 'Provisoire\u202f: # réclamation ouverte',
      other: 'Provisoire\u202f: # réclamations ouvertes',
    }),
  inquiriesFor: 'Réclamations encore',
  seal: 'Sceller le résultat',
  sealText:
    'Une fois scellé, il est officiel, avec un numéro, une heure et ton nom. Il ne change que si tu annules le dernier passage.',
  sealSecond: 'L’organisation a scellé ce résultat. Avec ton sceau, il est officiel.',
  history: 'Historique',
  unofficial: 'Non officiel',
  officialBy: (number) => `Officiel · sceau ${number}`,
  waitsForSeal: 'Non officiel\u202f: il manque le deuxième sceau',
  inquiriesOver: 'Le délai de réclamation est passé.',
  inquiry: 'Réclamation',
  inquiries: 'Réclamations',
  everyoneAgain: 'Tout le monde repasse encore une fois.',
  judgedOf: (judged, all) => `Jugés : ${judged} sur ${all}`,
  tricks: (count) => plural('fr', count, { one: '# trick', other: '# tricks' }),
  look: 'Voir',

  loadFailed: 'Cette compétition n’a pas pu être chargée',
  noneTitle: 'Compétition introuvable',
  noneText: 'La page n’existe pas, n’est pas publiée, ou tu n’y as pas accès.',
  toList: 'Voir les compétitions',
  loading: 'Chargement de la compétition…',
  signIn: 'Se connecter',
}
