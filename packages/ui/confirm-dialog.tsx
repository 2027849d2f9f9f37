/** The dialog of `confirm` (confirm.tsx). */
import type { ReactNode } from 'react'
import { useMessages } from './messages.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type Question = {
  title: string
  consequence: ReactNode
  action: string
  kind?: 'primary' | 'danger'
  /** Information only: one button, which closes it. */
  isNotice?: boolean
  /** Withdraws the question, as if it had been answered with no. */
  signal?: AbortSignal
}

type Props = { question: Question | null; settle: (yes: boolean) => void }

export function ConfirmDialog({ question, settle }: Props) {
  const common = useMessages('common')
  return (
    <Dialog
      open={question !== null}
      onClose={() => settle(false)}
      title={question?.title}
      actions={
        <>
          {question?.isNotice ? null : <Button onClick={() => settle(false)}>{common.cancel}</Button>}
          <Button kind={question?.kind ?? 'primary'} onClick={() => settle(true)}>
            {question?.action}
          </Button>
        </>
      }
    >
      <div className="text-soft">{question?.consequence}</div>
    </Dialog>
  )
}
