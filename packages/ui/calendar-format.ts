/** Days, months and weeks of a calendar in the viewer's language. */
import { locale } from '@trickline/messages/languages'

export function calendarFormatFor(language: string) {
  const tag = locale(language)
  return {
    /** First day of the week where the language is mostly spoken; 0 is Sunday. */
    firstWeekday: firstWeekday(tag),
    weekday: (date: Date, length: 'long' | 'narrow') =>
      new Intl.DateTimeFormat(tag, { weekday: length }).format(date),
    monthName: (date: Date) => new Intl.DateTimeFormat(tag, { month: 'long' }).format(date),
    monthOfYear: (date: Date) =>
      new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }).format(date),
    fullDate: (date: Date) => new Intl.DateTimeFormat(tag, { dateStyle: 'full' }).format(date),
  }
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

function firstWeekday(tag: string): Weekday {
  const here: Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } } =
    new Intl.Locale(tag).maximize()
  const { firstDay } = here.getWeekInfo?.() ?? here.weekInfo ?? { firstDay: 1 }
  return weekdays[firstDay % 7] ?? 1
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
