/** A button that asks for confirmation, shows that its mutation runs, and then what was done. */
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
  /** For the log, not shown. */
  failed: string
}

export function ConfirmButton({ question, begin, done, failed, ...button }: Props) {
  const confirm = useConfirm()
  const succeeded = useSucceeded()
  const [busy, setBusy] = useState(false)
  const confirmAndBegin = async () => {
    if (!(await confirm(question))) return
    setBusy(true)
    if (await succeeded(begin(), failed)) {
      animateLines()
      toast({ text: done, tone: 'good' })
    }
    setBusy(false)
  }
  return (
    <Button {...button} busy={busy} onClick={() => void confirmAndBegin()}>
      {question.action}
    </Button>
  )
}
