/**
 * A button without looks. One that cannot be pressed just now, but for a reason, can still be reached: the reason is read
 * out with it, and shown beside it by a tap, Enter or the mouse. `disabled` is for what needs no reason.
 */
import { type ComponentProps, type MouseEvent, useId, useRef } from 'react'
import { openPopoverAt } from './open-popover.ts'

/** Why it cannot be pressed just now; nothing when it can. */
export type DisabledReason = { disabledReason?: string | null | undefined }

export type PlainButtonProps = ComponentProps<'button'> & DisabledReason

export function PlainButton({
  disabledReason,
  disabled,
  title,
  onClick,
  type = 'button',
  ...rest
}: PlainButtonProps) {
  const id = useId()
  const reason = useRef<HTMLSpanElement>(null)
  const off = {
    'aria-disabled': true,
    'aria-describedby': id,
    title: disabledReason ?? undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // a form is not sent by it either
      event.preventDefault()
      if (reason.current) openPopoverAt(event.currentTarget, reason.current)
    },
  }
  return (
    <>
      {/* the same one before and after: the keyboard stays on it */}
      <button {...rest} type={type} {...(disabledReason ? off : { disabled, title, onClick })} />
      {disabledReason ? (
        <span
          ref={reason}
          id={id}
          popover="auto"
          className="fixed inset-auto m-0 max-w-[min(20rem,calc(100vw-1rem))] rounded-control bg-ink px-3.5 py-2.5 text-start text-body font-normal whitespace-normal text-paper shadow-lift"
        >
          {disabledReason}
        </span>
      ) : null}
    </>
  )
}
