/** A supervisor returns a complete competition to its organizer, with a reason. */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { reasonBody } from '@trickline/contract/competitions'
import { executeMutation } from '@trickline/client/mutation.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useForm } from '../lib/use-form.ts'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { returnCompetition } from './mutations.ts'

type Props = { row: Pick<CompetitionListRead, 'id' | 'name'>; onClose: () => void }

export function ReturnDialog({ row: { id, name }, onClose }: Props) {
  const words = useMessages('competitionSteps')
  const { field, ...form } = useForm(reasonBody, async ({ reason }) => {
    await executeMutation(returnCompetition, { id, reason }).answer
    onClose()
    toast({ text: words.returned(name), tone: 'good' })
  })
  return (
    <FormDialog title={words.returnTitle(name)} submit={words.return} onClose={onClose} form={form}>
      <p className="text-soft">{words.returnConsequence}</p>
      <TextAreaField label={words.returnReason} rows={4} {...field('reason')} />
    </FormDialog>
  )
}
