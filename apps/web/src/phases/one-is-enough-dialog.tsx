/** The owner accepts a single ballot, with a reason, when the second judge of a round does not come. */
import { reasonBody } from '@trickline/contract/competitions'
import { executeMutation } from '@trickline/client/mutation.ts'
import type { RoundRead } from '@trickline/contract/read-rows'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { useForm } from '../lib/use-form.ts'
import { letOneBeEnough } from '../rounds/ballot-mutations.ts'

export function OneIsEnoughDialog({ round, onClose }: { round: RoundRead; onClose: () => void }) {
  const { enough } = useMessages('ballots')
  const common = useMessages('common')
  const { field, ...form } = useForm(reasonBody, async ({ reason }) => {
    await executeMutation(letOneBeEnough, { roundId: round.id, reason }).answer
    onClose()
    toast({ text: enough.done, tone: 'good' })
  })
  return (
    <FormDialog
      title={enough.title(personName(round.user, common))}
      submit={enough.action}
      onClose={onClose}
      form={form}
    >
      <p className="text-soft">{enough.consequence}</p>
      <TextAreaField label={enough.reason} rows={3} {...field('reason')} />
    </FormDialog>
  )
}
