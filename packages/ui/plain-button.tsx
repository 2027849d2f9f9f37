/** An unstyled button. With a `disabledReason` it can still be focused and pressed, to show the reason. */
import { type ComponentProps, type MouseEvent, useId, useRef } from 'react'
import { openPopoverAt } from './open-popover.ts'

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
      event.preventDefault()
      if (reason.current) openPopoverAt(event.currentTarget, reason.current)
    },
  }
  return (
    <>
      {/* the same element as when it is enabled, so that it keeps the focus */}
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
