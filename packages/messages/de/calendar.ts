/** Words of the calendar in which days are picked. */
import type { Areas } from '../areas.ts'

export const calendar: Areas['calendar'] = {
  months: 'Monate',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  month: 'Monat',
  year: 'Jahr',
  day: (date, isToday, isChosen) => `${isToday ? 'Heute, ' : ''}${date}${isChosen ? ', gewählt' : ''}`,
}
