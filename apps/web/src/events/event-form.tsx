/** The form of an event: name, days, place, picture, fees, lines, organizers (events §1). It is sent as a whole. */
import { after } from '@trickline/contract/fields'
import type { EventRow } from '@trickline/contract/events'
import type { PersonShort } from '@trickline/contract/people'
import { useRef, useState } from 'react'
import { executeMutation } from '@trickline/client/mutation.ts'
import { currentSession, useSession } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { SelectField, TextField } from '@trickline/ui/field.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Page } from '@trickline/ui/page.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { BannerInput } from '../lib/banner-input.tsx'
import { TimeZoneOptions } from '../lib/time-zone-options.tsx'
import { useForm } from '../lib/use-form.ts'
import { useUnsaved } from '../lib/use-unsaved.ts'
import { type Days, DaysInput } from './days-input.tsx'
import { LinesInput } from './lines-input.tsx'
import { changeEvent, createEvent } from './mutations.ts'
import { OrganizersInput } from './organizers-input.tsx'
import { useEventCountry } from './use-event.ts'

export type EventFormProps = { event: EventRow | null; onCancel: () => void; onSaved: (id: number) => void }

export function EventForm({ event, onCancel, onSaved }: EventFormProps) {
  const words = useMessages('eventScreens')
  const competitions = useMessages('competitions')
  const formWords = useMessages('competitionForm')
  const profile = useSession()?.profile
  const changes = useUnsavedChanges()
  const [zone, setZone] = useState(event?.time_zone ?? zoneHere())
  const [days, setDays] = useState({ start: event?.date_start ?? '', end: event?.date_end ?? '' })
  const [picture, setPicture] = useState(event?.img_path ?? '')
  const [organizers, setOrganizers] = useState<readonly PersonShort[]>(
    event?.organizer_users ?? (profile ? [profile] : []),
  )
  const schema = async () => {
    const { eventForm } = await import('@trickline/contract/events')
    const chosen = { date_start: days.start, date_end: days.end, img_path: picture }
    const ids = organizers.map(({ id }) => id)
    return after((values) => ({ ...inputOf(values), ...chosen, organizers: ids }), eventForm)
  }
  const { field, problem, busy, onSubmit } = useForm(schema, async (change) => {
    const { event: saved } = event
      ? await executeMutation(changeEvent, { id: event.id, change }).answer
      : await executeMutation(createEvent, change).answer
    changes.markSaved()
    toast({ text: words.saved(saved.name), tone: 'good' })
    onSaved(saved.id)
  })
  const marked =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value)
      changes.markChanged()
    }
  return (
    <Page title={event ? words.edit : competitions.newEvent}>
      <form
        noValidate
        aria-label={event ? words.edit : competitions.newEvent}
        onSubmit={onSubmit}
        onInput={changes.markChanged}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-cols-2 md:*:col-span-full"
      >
        <FormProblem text={problem} />
        <Basics {...{ event, field, zone, setZone, days }} setDays={marked(setDays)} />
        <div className="md:col-span-1!">
          <BannerInput
            id={event?.id ?? 0}
            value={picture}
            onChange={marked(setPicture)}
            onFail={() => toast({ text: formWords.upload_failed, tone: 'bad' })}
          />
        </div>
        <LinesInput lines={event?.lines ?? []} field={field} onChange={changes.markChanged} />
        <OrganizersInput people={organizers} onChange={marked(setOrganizers)} />
        <Buttons busy={busy} onCancel={onCancel} />
      </form>
    </Page>
  )
}

function Buttons({ busy, onCancel }: Pick<EventFormProps, 'onCancel'> & { busy: boolean }) {
  const common = useMessages('common')
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-hair pt-5 max-sm:[&>*]:grow">
      <Button onClick={onCancel}>{common.cancel}</Button>
      <Button type="submit" kind="primary" busy={busy} busyText={common.saving}>
        {common.save}
      </Button>
    </div>
  )
}

type BasicsProps = Pick<EventFormProps, 'event'> & {
  field: ReturnType<typeof useForm>['field']
  zone: string
  setZone: (zone: string) => void
  days: Days
  setDays: (days: Days) => void
}

function Basics({ event, field, zone, setZone, days, setDays }: BasicsProps) {
  const competitions = useMessages('competitionFacts')
  return (
    <div className="flex flex-col gap-5 md:col-span-1!">
      <TextField
        label={competitions.fields.name}
        required
        maxLength={120}
        autoComplete="off"
        defaultValue={event?.name ?? ''}
        {...field('name')}
      />
      <DaysInput days={days} timeZone={zone} error={field('date_end').error} onChange={setDays} />
      <TextField
        label={competitions.fields.location}
        maxLength={300}
        autoComplete="off"
        defaultValue={event?.place ?? ''}
        {...field('place')}
      />
      <SelectField
        label={competitions.fields.time_zone}
        value={zone}
        onChange={({ target }) => setZone(target.value)}
        {...field('time_zone')}
      >
        <TimeZoneOptions stored={zone} />
      </SelectField>
      <Fees event={event} field={field} />
    </div>
  )
}

type FeesProps = Pick<EventFormProps, 'event'> & { field: ReturnType<typeof useForm>['field'] }

function Fees({ event, field }: FeesProps) {
  const words = useMessages('eventScreens')
  const symbol = useEventCountry(event)?.currency_symbol
  const end = symbol ? <span className="pointer-events-none pe-3 text-soft">{symbol}</span> : null
  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-1.5">
      <TextField
        label={words.feeFirst}
        inputMode="numeric"
        autoComplete="off"
        className="tabular"
        end={end}
        defaultValue={event?.fee_first ?? ''}
        {...field('fee_first')}
      />
      <TextField
        label={words.feeFurther}
        inputMode="numeric"
        autoComplete="off"
        className="tabular"
        end={end}
        defaultValue={event?.fee_further ?? ''}
        {...field('fee_further')}
      />
      <p className="col-span-2 text-label text-soft">{words.feesHint}</p>
    </div>
  )
}

function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Turns names like `lines.0.name` into a list of lines. */
function inputOf(values: unknown): Record<string, unknown> {
  const plain: Record<string, unknown> = {}
  const lines: Record<string, unknown>[] = []
  for (const [name, value] of Object.entries(Object(values))) {
    const [, index, part] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
    if (index === undefined || part === undefined) plain[name] = value
    else lines[Number(index)] = { ...lines[Number(index)], [part]: value }
  }
  return { ...plain, lines }
}

function useUnsavedChanges() {
  const words = useMessages('competitionForm')
  const changed = useRef(false)
  const question = {
    title: words.cancelTitle,
    consequence: words.cancelConsequence,
    action: words.leave,
  }
  useUnsaved({
    question: () => (changed.current ? question : null),
    isLostOnClose: () => changed.current && currentSession() !== null,
  })
  return {
    markChanged: () => void (changed.current = true),
    markSaved: () => void (changed.current = false),
  }
}
