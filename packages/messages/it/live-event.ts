/** Words of the page of an event (events §7). */
import { plural } from '../plural.ts'
import type { liveEvent as english } from '../en/live-event.ts'

export const liveEvent: typeof english = {
  description: (name) => `Chi è su ogni linea, i risultati e gli orari di ${name}.`,
  /** About a line. */
  nobodyOn: 'Non c’è nessuno',
  /** Before the phase that follows the current one. */
  afterwards: 'Poi',
  phaseCount: (count) => plural('it', count, { one: '# fase', other: '# fasi' }),
  divisions: 'Divisioni',
  results: 'Risultati',
  timetable: 'Orari',
  noLine: 'Ancora senza linea',
  planned: 'previsto',
  /** About a phase. */
  over: 'finita',
  titles: 'Titoli',
  tie: 'A parità decide il posto migliore',
  formulas: {
    'mean-of-ranks': 'Con la media dei posti, vince la più bassa',
    points: 'Con i punti di ogni posto, vince il totale più alto',
  },
  opensLater: 'Le iscrizioni aprono più tardi',
  feeByDivision: 'Quota di iscrizione secondo la divisione',
  /** Below the fee. */
  feeEach: 'Per ogni divisione',
  feeFurther: (fee) => `Quota di iscrizione della prima divisione, ${fee} per ogni altra`,
}
