/** The days of an event: the first and then the last is pressed in a calendar. */
import { latestStart } from '@trickline/competition/competition-form'
import { lazy, Suspense, useState } from 'react'
import { serverNow } from '@trickline/client/server-time.ts'
import { Button } from '@trickline/ui/button.tsx'
import { controlClass } from '@trickline/ui/control-class.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { Field } from '@trickline/ui/field.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { wallTime } from '../lib/zoned-time.ts'

const Calendar = lazy(async () => ({ default: (await import('../lib/calendar.tsx')).Calendar }))

/** `yyyy-mm-dd`; '' if no day is chosen. */
export type Days = { start: string; end: string }

type Props = { days: Days; timeZone: string; error: string | undefined; onChange: (days: Days) => void }

export function DaysInput({ days, timeZone, error, onChange }: Props) {
  const words = useMessages('eventScreens')
  const competitions = useMessages('competitionForm')
  const common = useMessages('common')
  const text = useDays()(days)
  const [open, setOpen] = useState(false)
  const today = wallTime(serverNow(), timeZone).day
  const pick = (day: string) =>
    onChange(
      days.start !== '' && days.start === days.end && day > days.start
        ? { ...days, end: day }
        : { start: day, end: day },
    )
  return (
    <>
      <Field label={words.days} error={error}>
        {(control) => (
          <button
            {...control}
            type="button"
            name="date_end"
            aria-haspopup="dialog"
            aria-label={common.labelled(words.days, text ?? competitions.choose)}
            className={`${controlClass} flex items-center justify-between gap-3 py-2 text-start`}
            onClick={() => setOpen(true)}
          >
            <span className={text === null ? 'text-soft' : undefined}>{text ?? competitions.choose}</span>
            <Icon name="down" className="size-4 shrink-0 text-soft" />
          </button>
        )}
      </Field>
      <Dialog
        open={open}
        title={words.days}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => onChange({ start: '', end: '' })}>{competitions.clearDates}</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {competitions.done}
            </Button>
          </>
        }
      >
        <p className="text-soft">{words.chooseDays}</p>
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Calendar first={days.start} last={days.end} from={today} to={latestStart(today)} onPick={pick} />
        </Suspense>
        <output className="tabular font-semibold">{text}</output>
      </Dialog>
    </>
  )
}

/** Returns null if no day is chosen. */
export function useDays(): (days: Days) => string | null {
  const format = useFormat()
  return ({ start, end }) =>
    start === '' ? null : format.dates(`${start}T12:00`, `${end === '' ? start : end}T12:00`)
}
