/** Words of the calendar that days are picked in. */

export const calendar = {
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  day: (date: string, isToday: boolean, isChosen: boolean) =>
    `${isToday ? 'Today, ' : ''}${date}${isChosen ? ', chosen' : ''}`,
}
