/** The dialog of `confirm` (confirm.tsx). */
import type { ReactNode } from 'react'
import { useMessages } from './messages.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type Question = {
  title: string
  consequence: ReactNode
  action: string
  /** A second way to agree, beside `action`. */
  alternative?: { action: string; onChoose: () => void }
  /** Text of the button that answers no. */
  no?: string
  kind?: 'primary' | 'danger'
  /** Only informs: the single button closes the dialog. */
  isNotice?: boolean
  /** Withdraws the question as if it had been answered with no. */
  signal?: AbortSignal
}

type Props = { question: Question | null; settle: (yes: boolean) => void }

export function ConfirmDialog({ question, settle }: Props) {
  const common = useMessages('common')
  const alternative = question?.alternative
  return (
    <Dialog
      open={question !== null}
      onClose={() => settle(false)}
      title={question?.title}
      actions={
        <>
          {question?.isNotice ? null : (
            <Button
              onClick={() => settle(false)}
              className={alternative && 'border-transparent! bg-transparent max-sm:order-last max-sm:w-full'}
            >
              {question?.no ?? common.cancel}
            </Button>
          )}
          {alternative ? (
            <Button
              onClick={() => {
                alternative.onChoose()
                settle(true)
              }}
              className="max-sm:w-full"
            >
              {alternative.action}
            </Button>
          ) : null}
          <Button
            kind={question?.kind ?? 'primary'}
            onClick={() => settle(true)}
            className={alternative && 'max-sm:order-first max-sm:w-full'}
          >
            {question?.action}
          </Button>
        </>
      }
    >
      <div className="text-soft">{question?.consequence}</div>
    </Dialog>
  )
}
