/** Seals a finished result; from the second seal on with a reason (phases-and-seeding §13). */
import { isOwner } from '@trickline/competition/permissions'
import { sealResult } from '@trickline/contract/calls/seal'
import { sealBody } from '@trickline/contract/seal'
import { useState } from 'react'
import { api, ApiError } from '@trickline/client/api.ts'
import { queryClient } from '@trickline/client/query.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { useForm } from '../lib/use-form.ts'

export function SealDialog({ view, onClose }: { view: CompetitionView; onClose: () => void }) {
  const words = useMessages('seal')
  const phases = useMessages('phases')
  const owns = isOwner(usePerson(), view)
  const begins = owns && view.seal_by === 'two'
  // only the server knows whether there was one before
  const [asksReason, setAsksReason] = useState(false)
  const { field, ...form } = useForm(sealBody, async ({ reason }) => {
    try {
      await api(sealResult, { params: { id: view.id }, body: { reason: reason ?? null } })
    } catch (error) {
      if (error instanceof ApiError && 'reason' in error.errors) setAsksReason(true)
      throw error
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.competition(view.id) })
    onClose()
    toast({ text: begins ? words.doneFirst : words.done, tone: 'good' })
  })
  return (
    <FormDialog title={words.title} submit={words.action} busyText={words.busy} onClose={onClose} form={form}>
      <p className="text-soft">{owns ? phases.sealText : phases.sealSecond}</p>
      {begins ? <p className="text-soft">{words.two}</p> : null}
      {asksReason ? <TextAreaField label={words.reason} rows={3} {...field('reason')} /> : null}
    </FormDialog>
  )
}
