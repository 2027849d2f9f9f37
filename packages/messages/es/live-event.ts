/** Words of the page of an event (events §7). */
import { plural } from '../plural.ts'
import type { liveEvent as english } from '../en/live-event.ts'

export const liveEvent: typeof english = {
  description: (name) => `Quién está en cada línea, los resultados y el horario de ${name}.`,
  /** About a line. */
  nobodyOn: 'No hay nadie',
  /** Before the phase that follows the current one. */
  afterwards: 'Después',
  phaseCount: (count) => plural('es', count, { one: '# fase', other: '# fases' }),
  divisions: 'Divisiones',
  results: 'Resultados',
  timetable: 'Horario',
  noLine: 'Aún sin línea',
  planned: 'previsto',
  /** About a phase. */
  over: 'terminada',
  titles: 'Títulos',
  tie: 'En caso de empate decide la mejor plaza',
  formulas: {
    'mean-of-ranks': 'Por la media de los puestos, gana la más baja',
    points: 'Por puntos de cada puesto, ganan los más altos',
  },
  opensLater: 'La inscripción abre más tarde',
  feeByDivision: 'Cuota de inscripción según la división',
  /** Below the fee. */
  feeEach: 'Por cada división',
  feeFurther: (fee) => `Cuota de inscripción de la primera división, ${fee} por cada una más`,
}
