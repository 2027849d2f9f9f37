/** Words of the calendar in which days are picked. */
import type { Areas } from '../areas.ts'

export const calendar: Areas['calendar'] = {
  months: 'Meses',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  day: (date: string, isToday: boolean, isChosen: boolean) =>
    `${isToday ? 'Hoy, ' : ''}${date}${isChosen ? ', elegido' : ''}`,
}
