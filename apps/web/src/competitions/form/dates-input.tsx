/** The dates: one day, or several for a live competition, with 24-hour times, in a dialog (competition-form §5). */
import { earliestStart, latestStart } from '@trickline/competition/competition-form'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { locale } from '@trickline/messages/languages'
import { useLanguage } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { SelectField } from '@trickline/ui/field.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import {
  dayAndTime,
  dayOf,
  firstEnd,
  inWords,
  pickDay,
  startHasPassedIn,
  timeOf,
  todayIn,
} from './date-choices.ts'
import { useCompetitionForm } from './form-context.ts'
import { DialogInput, FieldSlot } from './form-inputs.tsx'

const Calendar = lazy(async () => ({ default: (await import('../../lib/calendar.tsx')).Calendar }))

export function DatesInput() {
  const { form, change, errors } = useCompetitionForm()
  const words = useMessages('competitionForm')
  const format = useFormat()
  const tag = locale(useLanguage())
  const [open, setOpen] = useState(false)
  const now = serverNow()
  const today = todayIn(form.time_zone, now)
  const hasPassed = startHasPassedIn(form, now)
  const limits = { from: earliestStart(today), to: latestStart(today) }
  const start = form.date_start && inWords(tag, form.date_start)
  const text = form.date_end === '' ? start : words.datesSpan(start, inWords(tag, form.date_end))
  return (
    <FieldSlot field="date_end">
      <DialogInput
        field="date_start"
        text={text || null}
        error={errors.date_end ?? (hasPassed ? words.startPassed : undefined)}
        hint={words.dateHint(format.date(`${limits.from}T12:00`), format.date(`${limits.to}T12:00`))}
        onOpen={() => setOpen(true)}
      />
      <Dialog
        open={open}
        title={words.dates}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => change({ date_start: '' })}>{words.clearDates}</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {words.done}
            </Button>
          </>
        }
      >
        <DatesChoice {...limits} />
        <output className="tabular font-semibold">{text}</output>
      </Dialog>
    </FieldSlot>
  )
}

type RegistrationField = 'registration_opens_at' | 'registration_closes_at'

/** When athletes may register: a day with a time, from today until the start. By default from publication until the start. */
export function RegistrationInput({ field }: { field: RegistrationField }) {
  const { form, change } = useCompetitionForm()
  const words = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const tag = locale(useLanguage())
  const [open, setOpen] = useState(false)
  const value = form[field]
  const today = todayIn(form.time_zone, serverNow())
  const text = value && inWords(tag, value)
  const unset = formWords.registrationUnset[field]
  return (
    <>
      <DialogInput field={field} text={text || unset} onOpen={() => setOpen(true)} />
      <Dialog
        open={open}
        title={words.fields[field]}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => change({ [field]: '' })}>{unset}</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {formWords.done}
            </Button>
          </>
        }
      >
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Calendar
            first={dayOf(value)}
            last=""
            from={today}
            to={dayOf(form.date_start) || latestStart(today)}
            onPick={(day) => change({ [field]: dayAndTime(day, value, form.date_start) })}
          />
        </Suspense>
        {value === '' ? null : (
          <Time label={words.fields[field]} value={value} onChange={(to) => change({ [field]: to })} />
        )}
        <output className="tabular font-semibold">{text}</output>
      </Dialog>
    </>
  )
}

function DatesChoice({ from, to }: { from: string; to: string }) {
  const { form, change } = useCompetitionForm()
  const words = useMessages('competitionForm')
  const [isSecond, setSecond] = useState(false)
  const { date_start: start, date_end: end } = form
  const [first, last] = [dayOf(start), dayOf(end)]
  return (
    <>
      {form.type_id === 2 ? (
        <label className="flex min-h-touch w-fit items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            disabled={start === ''}
            checked={end !== ''}
            onChange={({ target }) => {
              change({ date_end: target.checked ? firstEnd(start) : '' })
              setSecond(target.checked)
            }}
          />
          {words.severalDays}
        </label>
      ) : null}
      <Suspense fallback={<Skeleton className="h-80" />}>
        <Calendar
          first={first}
          last={last}
          from={from}
          to={to}
          onPick={(day) => {
            change(pickDay(form, day, isSecond))
            setSecond(end !== '' && !(isSecond && day >= first))
          }}
        />
      </Suspense>
      {start === '' ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Time label={words.startTime} value={start} onChange={(date_start) => change({ date_start })} />
          {end === '' ? null : (
            <Time label={words.endTime} value={end} onChange={(date_end) => change({ date_end })} />
          )}
        </div>
      )}
    </>
  )
}

type TimeProps = { label: string; value: string; onChange: (value: string) => void }

/** Two selects, because a native time input shows 12 or 24 hours as the device does. */
function Time({ label, value, onChange }: TimeProps) {
  const words = useMessages('competitionForm')
  const [hour = '', minute = ''] = timeOf(value).split(':')
  const minutes = [...new Set([...fives, minute])].toSorted()
  const setTime = (time: string) => onChange(`${dayOf(value)} ${time}`)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-medium tracking-wide text-soft">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Part label={words.hour} value={hour} parts={hours} onChange={(to) => setTime(`${to}:${minute}`)} />
        <Part
          label={words.minute}
          value={minute}
          parts={minutes}
          onChange={(to) => setTime(`${hour}:${to}`)}
        />
      </div>
    </fieldset>
  )
}

function Part({ parts, onChange, ...field }: TimeProps & { parts: readonly string[] }) {
  return (
    <SelectField {...field} labelHidden className="tabular" onChange={({ target }) => onChange(target.value)}>
      {parts.map((part) => (
        <option key={part}>{part}</option>
      ))}
    </SelectField>
  )
}

const upTo = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => String(index * step).padStart(2, '0'))
const hours = upTo(24, 1)
const fives = upTo(12, 5)
