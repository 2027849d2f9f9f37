/** Words of the page of an event (events §7). */
import { plural } from '../plural.ts'
import type { liveEvent as english } from '../en/live-event.ts'

export const liveEvent: typeof english = {
  description: (name) => `Quem está em cada fita, os resultados e os horários de ${name}.`,
  /** Of a line. */
  nobodyOn: 'Ninguém agora',
  /** Of the phase after the one that is on. */
  afterwards: 'Depois',
  phaseCount: (count) => plural('pt', count, { one: '# fase', other: '# fases' }),
  divisions: 'Divisões',
  results: 'Resultados',
  timetable: 'Horários',
  noLine: 'Ainda sem fita',
  /** Of a phase. */
  over: 'encerrada',
  titles: 'Títulos',
  formulas: {
    'mean-of-ranks': 'Pela média dos lugares, vence a mais baixa',
    points: 'Por pontos de cada lugar, vence o maior total',
  },
  opensLater: 'As inscrições abrem mais tarde',
  feeByDivision: 'Taxa de inscrição por divisão',
  /** Below the fee. */
  feeEach: 'Por divisão',
  feeFurther: (fee) => `Taxa de inscrição da primeira divisão, ${fee} por divisão a mais`,
}
