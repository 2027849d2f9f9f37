/** Words of the calendar in which days are picked. */
import type { Areas } from '../areas.ts'

export const calendar: Areas['calendar'] = {
  months: '月の一覧',
  previousMonth: '前の月',
  nextMonth: '次の月',
  month: '月',
  year: '年',
  day: (date, isToday, isChosen) => `${isToday ? '今日、' : ''}${date}${isChosen ? '、選択中' : ''}`,
}
