/** Words of the calendar in which days are picked. */
import type { Areas } from '../areas.ts'

export const calendar: Areas['calendar'] = {
  months: 'Mesi',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  month: 'Mese',
  year: 'Anno',
  day: (date, isToday, isChosen) => `${isToday ? 'Oggi, ' : ''}${date}${isChosen ? ', scelto' : ''}`,
}
