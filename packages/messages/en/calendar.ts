/** Words of the calendar in which days are picked. */

export const calendar = {
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  day: (date: string, isToday: boolean, isChosen: boolean) =>
    `${isToday ? 'Today, ' : ''}${date}${isChosen ? ', chosen' : ''}`,
}
