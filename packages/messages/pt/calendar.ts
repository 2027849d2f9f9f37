/** Words of the calendar in which days are picked. */
import type { Areas } from '../areas.ts'

export const calendar: Areas['calendar'] = {
  months: 'Meses',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  month: 'Mês',
  year: 'Ano',
  day: (date, isToday, isChosen) => `${isToday ? 'Hoje, ' : ''}${date}${isChosen ? ', dia escolhido' : ''}`,
}
