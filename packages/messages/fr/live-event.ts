/** Words of the page of an event (events §7). */
import { plural } from '../plural.ts'
import type { liveEvent as english } from '../en/live-event.ts'

export const liveEvent: typeof english = {
  description: (name) => `Qui passe sur chaque ligne, les résultats et les horaires de ${name}.`,
  /** About a line. */
  nobodyOn: 'Personne ne passe',
  /** Before the phase that follows the current one. */
  afterwards: 'Ensuite',
  phaseCount: (count) => plural('fr', count, { one: '# phase', other: '# phases' }),
  divisions: 'Divisions',
  results: 'Résultats',
  timetable: 'Horaires',
  noLine: 'Pas encore de ligne',
  planned: 'prévu',
  /** About a phase. */
  over: 'terminée',
  titles: 'Titres',
  tie: 'À égalité, la meilleure place décide',
  formulas: {
    'mean-of-ranks': 'À la moyenne des places, la plus basse gagne',
    points: 'Aux points de chaque place, le plus haut total gagne',
  },
  opensLater: 'Les inscriptions ouvrent plus tard',
  feeByDivision: 'Frais d’inscription par division',
  /** Below the fee. */
  feeEach: 'Par division',
  feeFurther: (fee) => `Frais d’inscription de la première division, ${fee} par division en plus`,
}
