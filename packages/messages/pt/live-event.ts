/** Words of the page of an event (events §7). */
import { plural } from '../plural.ts'
import type { liveEvent as english } from '../en/live-event.ts'

export const liveEvent: typeof english = {
  description: (name) => `Quem está em cada fita, os resultados e os horários de ${name}.`,
  /** About a line. */
  nobodyOn: 'Ninguém agora',
  /** Before the phase that follows the current one. */
  afterwards: 'Depois',
  phaseCount: (count) => plural('pt', count, { one: '# fase', other: '# fases' }),
  divisions: 'Divisões',
  results: 'Resultados',
  timetable: 'Horários',
  noLine: 'Ainda sem fita',
  planned: 'previsto',
  /** About a phase. */
  over: 'encerrada',
  titles: 'Títulos',
  tie: 'Em caso de empate, decide a melhor colocação',
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
