/** Words of the page of an event (events §7). */
import { plural } from '../plural.ts'

export const liveEvent = {
  description: (name: string) => `Who is on at each line, the results and the timetable of ${name}.`,
  /** About a line. */
  nobodyOn: 'Nobody is on',
  /** Before the phase that follows the current one. */
  afterwards: 'Then',
  phaseCount: (count: number) => plural('en', count, { one: '# phase', other: '# phases' }),
  divisions: 'Divisions',
  results: 'Results',
  timetable: 'Timetable',
  noLine: 'Not on a line yet',
  /** Before the time by the timetable, where a later one is expected. */
  planned: 'planned',
  /** About a phase. */
  over: 'over',
  titles: 'Titles',
  /** Where equals are ranked apart. */
  tie: 'Equal points: the better place decides',
  formulas: {
    'mean-of-ranks': 'By the mean of the places, the lowest wins',
    points: 'By points for each place, the most win',
  },
  opensLater: 'Registration opens later',
  feeByDivision: 'Entry fee by division',
  /** Below the fee. */
  feeEach: 'For each division',
  feeFurther: (fee: string) => `Entry fee of the first division, ${fee} for each further one`,
}
