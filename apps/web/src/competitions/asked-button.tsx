/** A step that is asked about first and done in front of the person: its button says that it is under way, then what was done. */
import { useState } from 'react'
import { useAgreed } from '../data/use-agreed.ts'
import type { Started } from '../data/verb.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { type Question, useConfirm } from '../ui/confirm.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  question: Question
  begin: () => Started<unknown>
  done: string
  /** For the log. */
  failed: string
}

export function AskedButton({ question, begin, done, failed, ...button }: Props) {
  const confirm = useConfirm()
  const agreed = useAgreed()
  const [busy, setBusy] = useState(false)
  const askAndBegin = async () => {
    if (!(await confirm(question))) return
    setBusy(true)
    if (await agreed(begin(), failed)) {
      swingLines()
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
