/** A form in a dialog: cancelled or submitted by its buttons below; why it was refused is above its fields. */
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
  /** In place of cancelling. */
  onBack?: (() => void) | undefined
  /** What `useForm` gives. */
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
