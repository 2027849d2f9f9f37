/** Words of the calendar that days are picked in. */
import type { Areas } from '../areas.ts'

export const calendar: Areas['calendar'] = {
  months: 'Mesi',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  month: 'Mese',
  year: 'Anno',
  day: (date, isToday, isChosen) => `${isToday ? 'Oggi, ' : ''}${date}${isChosen ? ', scelto' : ''}`,
}
