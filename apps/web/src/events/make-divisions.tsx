/** Creates several divisions from the form of the person's own competition (events §3). */
import type { EventRow } from '@trickline/contract/events'
import { addDivisions } from '@trickline/contract/calls/events'
import { after } from '@trickline/contract/fields'
import { competitionFields } from '@trickline/competition/competition-fields'
import { isOwner } from '@trickline/competition/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@trickline/client/api.ts'
import { useCompetitions } from '@trickline/client/competitions.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { SelectField, TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { useForm } from '../lib/use-form.ts'

export type MakeDivisionsProps = { event: EventRow; onClose: () => void }

export function MakeDivisions({ event: { id, competitions: divisions }, onClose }: MakeDivisionsProps) {
  const words = useMessages('eventScreens')
  const competitions = useMessages('competitions')
  const facts = useMessages('competitionFacts')
  const common = useMessages('common')
  const person = usePerson()
  const queries = useQueryClient()
  const { data } = useCompetitions()
  const own = (data ?? []).filter((row) => isOwner(person, row))
  const first = own.find((row) => divisions.some((division) => division.id === row.id)) ?? own[0]
  const { field, ...form } = useForm(schema, async (body) => {
    const { competitions: made } = await api(addDivisions, { params: { id }, body })
    await queries.invalidateQueries({ queryKey: queryKeys.event(id) })
    toast({ text: words.made(made.length), tone: 'good' })
    onClose()
  })
  return (
    <FormDialog title={words.make} submit={words.make} busyText={common.saving} form={form} onClose={onClose}>
      <TextAreaField label={words.names} hint={words.namesHint} rows={4} {...field('names')} />
      <SelectField
        label={words.like}
        hint={words.likeHint}
        // the list may arrive after the dialog
        key={first?.id}
        defaultValue={first?.id}
        {...field('like')}
      >
        {own.map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </SelectField>
      <SelectField label={facts.fields.gender} defaultValue="" {...field('gender')}>
        <option value="">{words.asBefore}</option>
        {competitionFields.gender.choices.map((gender) => (
          <option key={gender} value={gender}>
            {competitions.options.gender[gender]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}

async function schema() {
  const { divisionsForm } = await import('@trickline/contract/events')
  return after(withNames, divisionsForm)
}

/** Each row has one name. */
function withNames(values: unknown): object {
  const { names, ...rest } = Object(values) as Record<string, unknown>
  const rows = typeof names === 'string' ? names.split('\n') : []
  return { ...rest, names: rows.map((row) => row.trim()).filter(Boolean) }
}
