/** Confirms retiring or restoring a trick: shows the effect and asks for a note. */
import { useQuery } from '@tanstack/react-query'
import { previewTrick } from '@trickline/contract/calls/catalogue'
import { trickVersionBody } from '@trickline/contract/catalogue'
import type { Trick } from '@trickline/contract/tricks'
import { executeMutation } from '@trickline/client/mutation.ts'
import { api } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useForm } from '../../lib/use-form.ts'
import { useTrickDetail } from '../../tricks/use-trick-detail.ts'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { restoreTrick, retireTrick } from '../mutations.ts'
import { TrickUse } from './trick-change-preview.tsx'

type Props = { trick: Trick; onClose: () => void }

export function TrickStateDialog({ trick: { id, name, retired_at }, onClose }: Props) {
  const what = retired_at === null ? 'retire' : 'restore'
  const catalogue = useMessages('catalogue')
  const words = catalogue[what]
  const { data: detail, isFetchedAfterMount } = useTrickDetail(id)
  const { data: use } = useQuery({
    queryKey: ['trick-preview', id],
    queryFn: ({ signal }) => api(previewTrick, { body: { trick_id: id }, signal }),
  })
  const { field, ...form } = useForm(
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
    <FormDialog
      title={words.title(name)}
      submit={words.action}
      kind={what === 'retire' ? 'danger' : 'primary'}
      onClose={onClose}
      form={{ ...form, busy: form.busy || !isFetchedAfterMount }}
    >
      <p className="text-soft">{words.consequence}</p>
      {use ? <TrickUse preview={use} /> : null}
      <TextAreaField label={catalogue.note} hint={catalogue.noteHint} {...field('note')} />
    </FormDialog>
  )
}
