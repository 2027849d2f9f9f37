/** The owner lets an athlete who is not eligible register; the history keeps who did, for whom and why (events §4). */
import type { EntryRead } from '@trickline/contract/read-rows'
import { grantException } from '@trickline/contract/calls/entries'
import { exceptionForm } from '@trickline/contract/entries'
import { api } from '@trickline/client/api.ts'
import { SelectField, TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { useForm } from '../lib/use-form.ts'
import { useShortList } from './invite-dialog.tsx'

export type ExceptionDialogProps = {
  competitionId: number
  rows: readonly EntryRead[]
  onClose: () => void
}

export function ExceptionDialog({ competitionId, rows, onClose }: ExceptionDialogProps) {
  const words = useMessages('entries').exception
  const common = useMessages('common')
  const { data } = useShortList('athlete')
  const free = (data ?? []).filter((person) => rows.every(({ userId }) => userId !== person.id))
  const { field, ...form } = useForm(
    exceptionForm,
    async (body) => {
      await api(grantException, { body })
      const person = free.find(({ id }) => id === body.user_id)
      toast({ text: words.made(person ? personName(person, common) : ''), tone: 'good' })
      onClose()
    },
    { also: { competition_id: String(competitionId) } },
  )
  return (
    <FormDialog
      title={words.title}
      submit={words.send}
      busyText={common.saving}
      form={form}
      onClose={onClose}
    >
      <SelectField label={words.who} {...field('user_id')}>
        {free.map((person) => (
          <option key={person.id} value={person.id}>
            {personName(person, common)}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={words.why} hint={words.whyHint} rows={2} {...field('reason')} />
    </FormDialog>
  )
}
