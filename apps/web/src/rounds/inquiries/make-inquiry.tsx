/** The athlete of a published round names tricks and what they should be (screens §43). */
import { makeInquiry } from '@trickline/contract/calls/inquiries'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { queryClient } from '@trickline/client/query.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import { SelectField, TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { useErrorText, useFieldText } from '../../lib/error-text.ts'

type Props = { competitionId: number; reply: RoundReply; onClose: () => void }
type Named = { key: number; row: number | null; text: string }

export function MakeInquiry({ competitionId, reply, onClose }: Props) {
  const words = useMessages('inquiries')
  const fieldText = useFieldText()
  const [named, setNamed] = useState<readonly Named[]>([{ key: 0, row: null, text: '' }])
  const [isChecked, setChecked] = useState(false)
  const { busy, problem, send } = useSending({ competitionId, reply, onClose })
  const tricks = tricksOf(draftRows(reply.validatedTricks))
  const change = (key: number, changes: Partial<Named>) =>
    setNamed(named.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const submit = () => {
    setChecked(true)
    if (named.every(({ text }) => text.trim() !== '')) void send(named)
  }
  return (
    <FormDialog
      title={words.make}
      submit={words.send}
      busyText={words.sending}
      onClose={onClose}
      form={{
        problem,
        busy,
        onSubmit: (event) => {
          event.preventDefault()
          submit()
        },
      }}
    >
      {named.map(({ key, row, text }) => (
        <div key={key} className="flex flex-col gap-3 border-b border-hair pb-4">
          <SelectField
            label={words.which}
            value={row ?? ''}
            onChange={({ target }) => change(key, { row: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{words.missing}</option>
            {tricks.map(({ validatedTrickId, name }, place) => (
              <option key={validatedTrickId} value={validatedTrickId ?? ''}>
                {place + 1}. {name}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label={words.what}
            rows={2}
            maxLength={500}
            value={text}
            error={isChecked && text.trim() === '' ? fieldText('required') : undefined}
            onChange={({ target }) => change(key, { text: target.value })}
          />
        </div>
      ))}
      <PlainButton
        onClick={() => setNamed([...named, { key: (named.at(-1)?.key ?? 0) + 1, row: null, text: '' }])}
      >
        {words.another}
      </PlainButton>
    </FormDialog>
  )
}

function useSending({ competitionId, reply, onClose }: Props) {
  const words = useMessages('inquiries')
  const explain = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (named: readonly Named[]) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const tricks = named.map(({ row, text }) => ({ validated_trick_id: row, text }))
      await api(makeInquiry, { params: { id: reply.round.id }, body: { tricks } })
      await queryClient.invalidateQueries({ queryKey: queryKeys.inquiries(competitionId) })
      onClose()
      toast({ text: words.sent, tone: 'good' })
    } catch (error) {
      setProblem(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, send }
}
