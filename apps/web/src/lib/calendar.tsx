/** A month in which days are picked. Loaded on demand because of its library. */
import { type ClassNames, DayPicker } from 'react-day-picker'
import { calendarFormatFor } from '@trickline/ui/calendar-format.ts'
import { useLanguage } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'

type Props = {
  /** Days as `yyyy-mm-dd`; '' if none is chosen. */
  first: string
  last: string
  /** First and last day that can be chosen, inclusive. */
  from: string
  to: string
  onPick: (day: string) => void
}

export function Calendar({ first, last, from, to, onPick }: Props) {
  const firstDay = asDate(first || from)
  const words = useMessages('calendar')
  const { firstWeekday, weekday, monthName, monthOfYear, fullDate } = calendarFormatFor(useLanguage())
  return (
    <DayPicker
      mode="range"
      weekStartsOn={firstWeekday}
      formatters={{
        formatCaption: monthOfYear,
        formatWeekdayName: (date) => weekday(date, 'narrow'),
        formatMonthDropdown: monthName,
      }}
      labels={{
        labelNav: () => words.months,
        labelPrevious: () => words.previousMonth,
        labelNext: () => words.nextMonth,
        labelMonthDropdown: () => words.month,
        labelYearDropdown: () => words.year,
        labelGrid: monthOfYear,
        labelWeekday: (date) => weekday(date, 'long'),
        labelDayButton: (date, { today, selected }) =>
          words.day(fullDate(date), today === true, selected === true),
      }}
      captionLayout="dropdown"
      classNames={dayPickerClasses}
      // a stored start before `from` is still shown, in its own month
      startMonth={first === '' || first > from ? asDate(from) : firstDay}
      endMonth={asDate(to)}
      defaultMonth={asDate(first > from ? first : from)}
      disabled={{ before: asDate(from), after: asDate(to) }}
      selected={first === '' ? undefined : { from: firstDay, to: asDate(last || first) }}
      onSelect={(_, day) => onPick(asDay(day))}
    />
  )
}

/** At noon, so that a change of the clocks cannot shift the day. */
function asDate(day: string): Date {
  return new Date(`${day}T12:00`)
}

function asDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const arrow = 'grid size-touch place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-35'
const dayPickerClasses: Partial<ClassNames> = {
  root: 'relative',
  nav: 'absolute end-0 top-0 flex',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'size-5 fill-current',
  month_caption: 'flex h-touch items-center',
  dropdowns: 'flex gap-1 font-semibold',
  dropdown_root:
    'relative flex min-h-touch items-center rounded-control px-2 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-accent-ink',
  dropdown: 'absolute inset-0 cursor-pointer opacity-0',
  caption_label: 'flex items-center gap-1 capitalize',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-8 text-label font-medium text-soft',
  day: 'p-0.5',
  day_button:
    'tabular min-h-11 w-full rounded-control font-medium enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-35',
  selected: '[&>button]:bg-ink! [&>button]:text-paper',
  range_middle: '[&>button]:bg-sunken! [&>button]:text-ink!',
  hidden: 'invisible',
}
