/** Words of the page on which everyone follows a competition (screens §32, §36). */
import type { Areas } from '../areas.ts'

export const live: Areas['live'] = {
  onTheLine: 'Maintenant sur la ligne',
  recording: 'En cours de prise',
  doing: { recorded: 'Filmé, attend les juges', scoring: 'En train d’être jugé' },
  next: 'Ensuite',
  nobody: 'Personne n’est sur la ligne en ce moment.',
  runningOrder: 'Qui passe quand',
  about: (time) => `vers ${time}`,
  estimated: (zone) => `Estimé au rythme jusqu’ici, à l’heure de ${zone}.`,
  estimatedHere: 'Estimé au rythme jusqu’ici.',
  otherPhases: 'Autres phases',
  description: (name) => `Résultats en direct, tableau et podium de ${name}.`,

  scoresCome: (phase) => `Les scores arrivent tous ensemble, à la fin de la phase ${phase}.`,
  asAfter: (phase) => `Situation après la phase ${phase}.`,
  state: {
    pending: 'Pas encore passé',
    recording: 'Sur la ligne',
    recorded: 'Passé',
    scoring: 'En train d’être jugé',
    completed: 'Jugé',
    review: 'Jugé',
    disqualified: 'Disqualifié',
    injured: 'Blessé',
    published: 'Publié',
  },
  chance: { through: 'Qualifié', open: 'Encore ouvert', 'third-place': 'Pour la 3e place', out: 'Éliminé' },
  place: (place) => `${place} assurée`,
  placeBetween: (best, worst) => `de ${best} à ${worst} possible`,
  toGoOn: (score) => `${score} pour continuer`,
  toLead: (score) => `${score} pour mener`,
  toWin: (score) => `${score} pour gagner`,
  ofPhase: (phase, score) => `${phase} : ${score}`,

  round: 'Le run, trick par trick',
  roundOf: (name) => `Run de ${name}`,
  roundFailed: 'Le run n’a pas pu être chargé. Ouvre-le encore une fois.',

  follow: (name) => `Suivre ${name}`,
  following: 'Tu suis',
  says: {
    recording: (name) => `${name} est sur la ligne`,
    next: (name) => `${name} passe ensuite`,
    onIn: (name, riders) => `${name} passe dans ${riders} tours`,
    recorded: (name) => `${name} est passé`,
    judged: (name) => `${name} : run jugé`,
    disqualified: (name) => `${name} : disqualification`,
    injured: (name) => `${name} : blessure`,
    through: (name) => `${name} continue`,
    'third-place': (name) => `${name} passe pour la 3e place`,
    out: (name) => `${name} : éliminé`,
    place: (name, place, score) => `${name} : ${place}, ${score}`,
  },
  needs: (what) => `Il faut ${what}`,

  notify: 'Me prévenir',
  notifyHint: 'Tant que cette page est ouverte, même en arrière-plan. Un téléphone peut la mettre en pause.',
  notifyRefused: 'Le navigateur ne permet pas d’avis de cette page.',

  hideScores: 'Masquer les scores',
  hideScoresHint: 'Ni score, ni place, ni vainqueur tant que tu n’ouvres pas une phase.',
  isHidden: (phase) => `Les scores de la phase ${phase} sont masqués.`,
  show: (phase) => `Afficher ${phase}`,

  published: (phase, name, score) => `${phase} : résultats publiés. ${name} mène avec ${score}.`,
  publishedOnly: (phase) => `${phase} : résultats publiés.`,
  won: (name) => `${name} gagne.`,
  finished: 'Le podium est connu.',

  asOf: (time) => `Sans réseau. Situation de ${time}.`,
}
