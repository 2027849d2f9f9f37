/** A date and a 24-hour time out of four selects: the same on every device, and never a day that is not offered. */
import { useId } from 'react'
import { locale, useLanguage } from '../../lib/language.ts'
import { useMessages } from '../../lib/messages.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { daysWithin, inMonth, monthsBetween, partsOf, valueOf } from './date-choices.ts'

type Props = {
  label: string
  /** `yyyy-mm-dd HH:mm`, or '' for none. */
  value: string
  onChange: (value: string) => void
  /** `yyyy-mm-dd`, both offered. */
  from: string
  to: string
  hint?: string
  error?: string | undefined
}

export function DateTimeField({ label, value, onChange, from, to, hint, error }: Props) {
  const words = useMessages('competitions')
  const tag = locale(useLanguage())
  const hintId = useId()
  const parts = partsOf(value)
  // What was chosen long ago stays among the choices, though nobody could choose it now.
  const earliest = parts && value.slice(0, 10) < from ? value.slice(0, 10) : from
  const latest = parts && value.slice(0, 10) > to ? value.slice(0, 10) : to
  const days = parts ? daysWithin(parts.month, earliest, latest) : []
  const change = (part: Partial<NonNullable<typeof parts>>) =>
    parts && onChange(valueOf({ ...parts, ...part }))
  const minutes = new Set([...steps, ...(parts ? [parts.minute] : [])])
  return (
    <fieldset aria-describedby={hint || error ? hintId : undefined} className="min-w-0">
      <legend className="mb-1.5 text-label font-medium tracking-wide text-soft">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1.2fr)] gap-2 sm:grid-cols-[minmax(0,1.7fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SelectField
          label={words.month}
          labelHidden
          value={parts?.month ?? ''}
          onChange={({ target }) =>
            onChange(target.value === '' ? '' : inMonth(value, target.value, from, to))
          }
        >
          <option value="">{words.choose}</option>
          {monthsBetween(earliest, latest).map((month) => (
            <option key={month} value={month}>
              {inWords(tag, `${month}-01`, { month: 'long', year: 'numeric' })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.day}
          labelHidden
          disabled={!parts}
          value={parts?.day ?? ''}
          onChange={({ target }) => change({ day: Number(target.value) })}
        >
          {parts ? null : <option value="">—</option>}
          {days.map((day) => (
            <option key={day} value={day}>
              {inWords(tag, `${parts?.month}-${String(day).padStart(2, '0')}`, {
                weekday: 'short',
                day: 'numeric',
              })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.hour}
          labelHidden
          disabled={!parts}
          value={parts?.hour ?? ''}
          onChange={({ target }) => change({ hour: Number(target.value) })}
          className="tabular"
        >
          {parts ? null : <option value="">—</option>}
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {String(hour).padStart(2, '0')} h
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.minute}
          labelHidden
          disabled={!parts}
          value={parts?.minute ?? ''}
          onChange={({ target }) => change({ minute: Number(target.value) })}
          className="tabular"
        >
          {parts ? null : <option value="">—</option>}
          {[...minutes]
            .toSorted((one, other) => one - other)
            .map((minute) => (
              <option key={minute} value={minute}>
                {String(minute).padStart(2, '0')}
              </option>
            ))}
        </SelectField>
      </div>
      {hint || error ? (
        <div id={hintId} className="mt-1.5 text-label">
          {hint ? <p className="text-soft">{hint}</p> : null}
          {error ? (
            <p className="flex items-start gap-1.5 font-medium text-danger">
              <Icon name="warning" className="mt-px size-4 shrink-0" />
              {error}
            </p>
          ) : null}
        </div>
      ) : null}
    </fieldset>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const steps = Array.from({ length: 12 }, (_, index) => index * 5)

/** A calendar day, so read and shown in UTC. */
function inWords(tag: string, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(Date.parse(day))
}
