/** A supervisor returns a complete competition to its organizer, with a reason. */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { returnBody } from '@trickline/contract/competitions'
import { useId } from 'react'
import { executeMutation } from '@trickline/client/mutation.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useForm } from '../lib/use-form.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { returnCompetition } from './mutations.ts'

type Props = { row: Pick<CompetitionListRead, 'id' | 'name'>; onClose: () => void }

export function ReturnDialog({ row: { id, name }, onClose }: Props) {
  const words = useMessages('competitions')
  const common = useMessages('common')
  const formId = useId()
  const { field, problem, busy, onSubmit } = useForm(returnBody, async ({ reason }) => {
    await executeMutation(returnCompetition, { id, reason }).answer
    onClose()
    toast({ text: words.returned(name), tone: 'good' })
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.returnTitle(name)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" busy={busy}>
            {words.return}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p className="text-soft">{words.returnConsequence}</p>
        {problem ? <Notice tone="bad">{problem}</Notice> : null}
        <TextAreaField label={words.returnReason} rows={4} {...field('reason')} />
      </form>
    </Dialog>
  )
}
