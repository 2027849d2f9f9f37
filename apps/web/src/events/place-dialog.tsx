/** Sets the exact time, length and line of a phase (events §5). */
import type { TimetableItem } from '@trickline/competition/timetable'
import type { EventRow } from '@trickline/contract/events'
import { type FormEvent, useState } from 'react'
import { Button } from '@trickline/ui/button.tsx'
import { SelectField, TextField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { PhaseLabel } from './phase-label.ts'
import { epochOf, timeIn, wallTime } from '../lib/zoned-time.ts'

type Props = {
  event: EventRow
  item: TimetableItem
  days: readonly string[]
  label: PhaseLabel
  isPlanned: boolean
  onClose: () => void
  onPlace: (item: TimetableItem) => void
  onTakeOut: () => void
}

const longestMinutes = 24 * 60

export function PlaceDialog(props: Props) {
  const { event, days, label, isPlanned, onClose, onTakeOut } = props
  const { timetable: words, ...screens } = useMessages('eventScreens')
  const competitions = useMessages('competitionForm')
  const format = useFormat(event.time_zone)
  const { place, set, errors, submit } = usePlace(props)
  return (
    <FormDialog
      title={`${label.division} · ${label.phase}`}
      submit={competitions.done}
      onClose={onClose}
      form={{ problem: undefined, busy: false, onSubmit: submit }}
    >
      {days.length > 1 ? (
        <SelectField
          label={screens.days}
          value={place.day}
          onChange={({ target }) => set({ day: target.value })}
        >
          {days.map((each) => (
            <option key={each} value={each}>
              {format.date(`${each}T12:00Z`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={words.start}
          hint={words.startHint}
          error={errors.start}
          autoComplete="off"
          className="tabular"
          value={place.start}
          onChange={({ target }) => set({ start: target.value })}
        />
        <TextField
          label={words.minutes}
          error={errors.minutes}
          autoComplete="off"
          inputMode="numeric"
          className="tabular"
          value={place.minutes}
          onChange={({ target }) => set({ minutes: target.value })}
        />
      </div>
      <LineSelect event={event} line={place.line} onChange={(line) => set({ line })} />
      {isPlanned ? (
        <Button className="self-start" onClick={onTakeOut}>
          {words.takeOut}
        </Button>
      ) : null}
    </FormDialog>
  )
}

/** The text typed, and after submitting, which of it is not a time or length. */
function usePlace({ event, item, onClose, onPlace }: Props) {
  const words = useMessages('eventScreens').timetable
  const competitions = useMessages('competitionForm')
  const format = useFormat()
  const planned = wallTime(item.startsAt, event.time_zone)
  const [place, setPlace] = useState({
    day: planned.day,
    start: planned.time,
    minutes: String(item.minutes),
    line: item.lineId,
  })
  const [isTried, setTried] = useState(false)
  const time = timeIn(place.start)
  const minutes = Number(place.minutes)
  const isLength = Number.isInteger(minutes) && minutes > 0 && minutes <= longestMinutes
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    setTried(true)
    if (time === null || !isLength) return
    onPlace({ ...item, startsAt: epochOf(place.day, time, event.time_zone), minutes, lineId: place.line })
    onClose()
  }
  return {
    place,
    set: (change: Partial<typeof place>) => setPlace({ ...place, ...change }),
    errors: {
      start: isTried && time === null ? words.wrongTime : undefined,
      minutes: isTried && !isLength ? competitions.fromTo('1', format.number(longestMinutes)) : undefined,
    },
    submit,
  }
}

type LineProps = Pick<Props, 'event'> & { line: number | null; onChange: (line: number | null) => void }

function LineSelect({ event: { lines }, line, onChange }: LineProps) {
  const words = useMessages('eventScreens')
  if (lines.length === 0) return null
  return (
    <SelectField
      label={words.line}
      value={line ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{words.timetable.noLine}</option>
      {lines.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
