/** Words of the public page of a competition (screens §32, §36). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { waitingForJudges } from './moments.ts'

export const live: Areas['live'] = {
  onTheLine: 'Maintenant sur la ligne',
  nextOnTheLine: 'Bientôt sur la ligne',
  next: 'Ensuite',
  about: (time) => `vers ${time}`,
  tricks: 'Tricks',
  scores: 'Les scores',
  atOnce: 'Tous ensemble, à la fin de la phase',
  followOne: 'Suivre un athlète',
  firstWith: (name, score) => `${name} en tête, ${score}`,
  winnersMeet: (count) => plural('fr', count, { one: 'Qui gagne', other: 'Les # qui gagnent' }),
  twoLosers: 'Les 2 qui perdent',
  theBest: (count) => plural('fr', count, { one: 'La première place', other: 'Les # premiers' }),
  withGrab: (count) => plural('fr', count, { one: '# trick avec grab', other: '# tricks avec grab' }),
  description: (name) => `Résultats en direct, tableau et podium de ${name}.`,

  scoresCome: (phase) => `Les scores arrivent tous ensemble, à la fin de la phase ${phase}.`,
  asAfter: (phase) => `Situation après la phase ${phase}.`,
  state: {
    pending: 'À venir',
    recording: 'Sur la ligne',
    recorded: waitingForJudges,
    scoring: 'Jugement en cours',
    completed: 'Jugé',
    review: 'Jugé',
    disqualified: 'Disqualification',
    injured: 'Blessure',
    published: 'Publié',
  },
  chance: {
    through: 'Continue',
    open: 'Encore possible',
    'third-place': 'Pour la 3e place',
    out: 'Plus en lice',
  },
  place: (place) => `${place} rang assuré`,
  placeBetween: (best, worst) => `du ${best} au ${worst} rang possible`,
  toGoOn: (score) => `${score} pour continuer`,
  toLead: (score) => `${score} pour prendre la tête`,
  toWin: (score) => `${score} pour gagner`,
  ofPhase: (phase, score) => `${phase} : ${score}`,

  round: 'Le run, trick par trick',
  roundFailed: 'Le run n’a pas pu être chargé. Ouvre-le à nouveau.',

  follow: (name) => `Suivre ${name}`,
  following: 'Tu suis',
  says: {
    recording: (name) => `${name} est sur la ligne`,
    next: (name) => `${name} passe juste après`,
    onIn: (name, riders) => `${name} passe dans ${riders} runs`,
    recorded: (name) => `${name} a terminé son run`,
    judged: (name) => `${name} : run jugé`,
    disqualified: (name) => `${name} : disqualification`,
    injured: (name) => `${name} : blessure`,
    through: (name) => `${name} continue`,
    'third-place': (name) => `${name} joue la 3e place`,
    out: (name) => `${name} n’est plus en lice`,
    place: (name, place, score) => `${name} : ${place}, ${score}`,
  },
  needs: (what) => `Il faut ${what}`,

  notify: 'Me prévenir',
  notifyHint: 'Tant que cette page est ouverte, même en arrière-plan. Un téléphone peut la mettre en pause.',
  notifyRefused: 'Le navigateur n’autorise pas les notifications de cette page.',

  hideScores: 'Masquer les scores',
  hideScoresHint: 'Ni score, ni place, ni victoire tant que tu n’ouvres pas une phase.',
  isHidden: (phase) => `Les scores de la phase ${phase} sont masqués.`,
  show: (phase) => `Afficher ${phase}`,
  podiumIsHidden: 'Le podium est masqué.',
  showPodium: 'Afficher le podium',

  published: (phase, name, score) => `${phase} : résultats publiés. ${name} mène avec ${score}.`,
  publishedOnly: (phase) => `${phase} : résultats publiés.`,
  won: (name) => `${name} gagne.`,
  wonWith: (name, score) => `${name} a gagné avec ${score}`,
  finished: 'Le podium est connu.',

  asOf: (time) => `Sans réseau. Mis à jour : ${time}.`,
}
