/** Confirms that a trick is retired or restored: the effect, and a note why. */
import { useQuery } from '@tanstack/react-query'
import { previewTrick, trickVersionBody } from '@trickline/contract/catalogue'
import type { Trick } from '@trickline/contract/tricks'
import { useId } from 'react'
import { executeMutation } from '@trickline/client/mutation.ts'
import { api } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useForm } from '../../lib/use-form.ts'
import { useTrickDetail } from '../../tricks/use-trick-detail.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { restoreTrick, retireTrick } from '../mutations.ts'
import { TrickUse } from './trick-change-preview.tsx'

export function TrickStateDialog({
  trick: { id, name, retired_at },
  onClose,
}: {
  trick: Trick
  onClose: () => void
}) {
  const common = useMessages('common')
  const what = retired_at === null ? 'retire' : 'restore'
  const catalogue = useMessages('catalogue')
  const words = catalogue[what]
  const formId = useId()
  const { data: detail, isFetchedAfterMount } = useTrickDetail(id)
  const { data: use } = useQuery({
    queryKey: ['trick-preview', id],
    queryFn: ({ signal }) => api(previewTrick, { body: { trick_id: id }, signal }),
  })
  const { field, problem, busy, onSubmit } = useForm(
    trickVersionBody,
    async (body) => {
      await (what === 'retire' ? executeMutation(retireTrick, body) : executeMutation(restoreTrick, body))
        .answer
      onClose()
      toast({ text: words.done(name), tone: 'good' })
    },
    { also: { trick_id: String(id), version: String(detail?.trick.version ?? '') } },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(name)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            kind={what === 'retire' ? 'danger' : 'primary'}
            busy={busy || !isFetchedAfterMount}
          >
            {words.action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormProblem text={problem} />
        <p className="text-soft">{words.consequence}</p>
        {use ? <TrickUse preview={use} /> : null}
        <TextAreaField label={catalogue.note} hint={catalogue.noteHint} {...field('note')} />
      </form>
    </Dialog>
  )
}
