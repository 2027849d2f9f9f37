/** Words of the calendar in which days are picked. */
import type { Areas } from '../areas.ts'

export const calendar: Areas['calendar'] = {
  months: 'Mois',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  month: 'Mois',
  year: 'Année',
  day: (date, isToday, isChosen) => `${isToday ? 'Aujourd’hui, ' : ''}${date}${isChosen ? ', choisi' : ''}`,
}
