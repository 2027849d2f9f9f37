/** Tests the live channel: an admin sends a message to everybody on home. */
import { sendTestEvent } from '@trickline/contract/calls/home'
import { useRef } from 'react'
import { api } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useForm } from '../lib/use-form.ts'
import { Button } from '@trickline/ui/button.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { toast } from '@trickline/ui/toast.tsx'

const loadBody = async () => (await import('@trickline/contract/home')).sendTestEventBody

export function SayHello() {
  const words = useMessages('home')
  const form = useRef<HTMLFormElement>(null)
  const { field, problem, busy, onSubmit } = useForm(loadBody, async (body) => {
    await api(sendTestEvent, { body })
    form.current?.reset()
    toast({ text: words.helloSent, tone: 'good' })
  })
  return (
    <div className="py-3">
      <p className="text-soft">{words.helloText}</p>
      <form ref={form} noValidate className="mt-4 flex flex-wrap items-end gap-3" onSubmit={onSubmit}>
        <FormProblem text={problem} />
        <TextField
          label={words.helloLabel}
          defaultValue={words.helloDefault}
          maxLength={200}
          wrapperClassName="min-w-0 flex-[1_1_14rem]"
          {...field('message')}
        />
        <Button type="submit" busy={busy}>
          {words.helloSend}
        </Button>
      </form>
    </div>
  )
}
