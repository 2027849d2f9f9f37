/** A form in a dialog, with the buttons to cancel and submit below it. A refusal appears above its fields. */
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormProblem } from './form-problem.tsx'
import { useMessages } from './messages.ts'

type Props = {
  title: string
  submit: string
  busyText?: string
  kind?: 'primary' | 'danger'
  wide?: boolean
  onClose: () => void
  /** Replaces the button that cancels. */
  onBack?: (() => void) | undefined
  /** The result of `useForm`. */
  form: {
    problem: string | undefined
    busy: boolean
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  children: ReactNode
}

export function FormDialog({
  title,
  submit,
  busyText = '',
  kind = 'primary',
  wide = false,
  onClose,
  onBack,
  form,
  children,
}: Props) {
  const common = useMessages('common')
  const formId = useId()
  return (
    <Dialog
      open
      wide={wide}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onBack ?? onClose}>{onBack ? common.back : common.cancel}</Button>
          <Button type="submit" form={formId} kind={kind} busy={form.busy} busyText={busyText}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem text={form.problem} />
        {children}
      </form>
    </Dialog>
  )
}
