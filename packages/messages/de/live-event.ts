/** Words of the page of an event (events §7). */
import { plural } from '../plural.ts'
import type { liveEvent as english } from '../en/live-event.ts'

export const liveEvent: typeof english = {
  description: (name) => `Wer an welcher Line dran ist, Ergebnisse und Zeitplan von ${name}.`,
  /** About a line. */
  nobodyOn: 'Niemand dran',
  /** Before the phase that follows the current one. */
  afterwards: 'Danach',
  phaseCount: (count) => plural('de', count, { one: '# Phase', other: '# Phasen' }),
  divisions: 'Divisionen',
  results: 'Ergebnisse',
  timetable: 'Zeitplan',
  noLine: 'Noch ohne Line',
  planned: 'geplant',
  /** About a phase. */
  over: 'vorbei',
  titles: 'Titel',
  tie: 'Bei Gleichstand entscheidet der bessere Platz',
  formulas: {
    'mean-of-ranks': 'Nach dem Mittel der Plätze, das niedrigste gewinnt',
    points: 'Nach Punkten je Platz, die meisten gewinnen',
  },
  opensLater: 'Anmeldung öffnet später',
  feeByDivision: 'Startgebühr je Division',
  /** Below the fee. */
  feeEach: 'Für jede Division',
  feeFurther: (fee) => `Startgebühr der ersten Division, ${fee} für jede weitere`,
}
