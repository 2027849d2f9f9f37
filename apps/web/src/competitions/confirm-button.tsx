/** A step that is asked about first and done in front of the person: its button says that it is under way, then what was done. */
import { useState } from 'react'
import { useSucceeded } from '../lib/use-succeeded.ts'
import type { StartedMutation } from '@trickline/client/mutation.ts'
import { Button, type ButtonProps } from '@trickline/ui/button.tsx'
import { type Question, useConfirm } from '@trickline/ui/confirm.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { toast } from '@trickline/ui/toast.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  question: Question
  begin: () => StartedMutation<unknown>
  done: string
  /** For the log. */
  failed: string
}

export function ConfirmButton({ question, begin, done, failed, ...button }: Props) {
  const confirm = useConfirm()
  const agreed = useSucceeded()
  const [busy, setBusy] = useState(false)
  const askAndBegin = async () => {
    if (!(await confirm(question))) return
    setBusy(true)
    if (await agreed(begin(), failed)) {
      animateLines()
      toast({ text: done, tone: 'good' })
    }
    setBusy(false)
  }
  return (
    <Button {...button} busy={busy} onClick={() => void askAndBegin()}>
      {question.action}
    </Button>
  )
}
