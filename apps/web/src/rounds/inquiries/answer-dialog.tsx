/** A judge answers an inquiry with a sentence; with `corrected` the round changes too (screens §43). */
import { answerInquiry } from '@trickline/contract/calls/inquiries'
import type { Inquiry } from '@trickline/contract/inquiries'
import { inquiryNote } from '@trickline/contract/inquiries'
import type { RowInput } from '@trickline/contract/validated-tricks'
import { api } from '@trickline/client/api.ts'
import { queryClient } from '@trickline/client/query.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { useForm } from '../../lib/use-form.ts'

type Props = {
  inquiry: Pick<Inquiry, 'id' | 'round_id' | 'user'>
  corrected?: { rows: RowInput[]; before: number; after: number; version: number }
  onClose: () => void
  onAnswered?: () => void
}

export function AnswerDialog({ inquiry, corrected, onClose, onAnswered = onClose }: Props) {
  const words = useMessages('inquiries')
  const common = useMessages('common')
  const format = useFormat()
  const gained = corrected ? corrected.after - corrected.before : 0
  const outcome = gained === 0 ? 'same' : gained > 0 ? 'up' : 'down'
  const { field, ...form } = useForm(inquiryNote, async ({ note }) => {
    const change = corrected && { validatedTricks: corrected.rows, version: corrected.version }
    await api(answerInquiry, { params: { id: inquiry.id }, body: { outcome, note, ...change } })
    await queryClient.invalidateQueries({ queryKey: queryKeys.round(inquiry.round_id) })
    await queryClient.invalidateQueries({ queryKey: ['inquiries'] })
    onAnswered()
    toast({ text: words.answered, tone: 'good' })
  })
  return (
    <FormDialog
      title={words.answerTitle(personName(inquiry.user, common))}
      submit={words.answer}
      busyText={words.answering}
      onClose={onClose}
      form={form}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{words.outcomes[outcome]}</span>
        {corrected && gained !== 0 ? (
          <span className="tabular text-soft">
            {format.value(corrected.before)} →{' '}
            <span className="font-bold text-ink">{format.score(corrected.after)}</span>
          </span>
        ) : null}
      </p>
      <TextAreaField label={words.note} rows={3} {...field('note')} />
    </FormDialog>
  )
}
