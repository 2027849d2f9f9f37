/** The owner undoes the latest advance, with a reason, after reading what changes (phases-and-seeding §12). */
import { latestAdvance } from '@trickline/competition/undo-advance'
import { undoAdvance } from '@trickline/contract/calls/competitions'
import { reasonBody } from '@trickline/contract/competitions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { queryClient } from '@trickline/client/query.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { Button } from '@trickline/ui/button.tsx'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { Loaded } from '../lib/loaded.tsx'
import { useForm } from '../lib/use-form.ts'

export function UndoAdvance({ view }: { view: CompetitionView }) {
  const words = useMessages('undo')
  const [isOpen, setOpen] = useState(false)
  const roundNumber = latestAdvance(view, view.rounds)
  if (roundNumber === null) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.menu}</Button>
      {isOpen ? <UndoDialog id={view.id} roundNumber={roundNumber} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type DialogProps = { id: number; roundNumber: number; onClose: () => void }

function UndoDialog({ id, roundNumber, onClose }: DialogProps) {
  const words = useMessages('undo')
  const params = { id }
  const preview = useQuery({
    queryKey: ['undo-advance', id, roundNumber],
    queryFn: ({ signal }) =>
      api(undoAdvance, { params, body: { round_number: roundNumber, preview: true }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const { field, ...form } = useForm(reasonBody, async ({ reason }) => {
    await api(undoAdvance, { params, body: { round_number: roundNumber, reason } })
    await queryClient.invalidateQueries({ queryKey: queryKeys.competition(id) })
    onClose()
    toast({ text: words.done, tone: 'good' })
  })
  return (
    <FormDialog
      title={words.title}
      submit={words.action}
      busyText={words.busy}
      kind="danger"
      onClose={onClose}
      form={form}
    >
      <Loaded {...preview} failedTitle={words.title} skeleton={<Skeleton className="h-24" />}>
        {({ sentences = [] }) => (
          <ul className="list-disc space-y-1 ps-5">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </Loaded>
      <TextAreaField label={words.reason} rows={3} {...field('reason')} />
    </FormDialog>
  )
}
