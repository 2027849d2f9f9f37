/** The button: primary for the one thing to do next, quiet for the rest, danger for what cannot be undone. */
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'quiet' | 'danger'

export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind
  /** Being done right now: the words change, nothing moves, and a second press does nothing. */
  busy?: boolean
  /** What to say while busy ("Saving…"); the button keeps its own words without it. */
  busyText?: string
  icon?: ReactNode
}

export function Button({
  kind = 'quiet',
  busy = false,
  busyText,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(buttonClass(kind), busy && 'opacity-80', className)}
    >
      {icon}
      <span className="grid">
        <span className={classNames('col-start-1 row-start-1', busy && busyText && 'invisible')}>
          {children}
        </span>
        {busy && busyText ? <span className="col-start-1 row-start-1 text-center">{busyText}</span> : null}
      </span>
    </button>
  )
}

/** The same looks for a link that acts like a button. */
export function buttonClass(kind: ButtonKind = 'quiet'): string {
  return classNames(
    'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold',
    'transition-colors duration-100 select-none active:translate-y-px disabled:cursor-not-allowed disabled:opacity-45',
    kinds[kind],
  )
}

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-press',
  quiet: 'border border-edge bg-raised text-ink enabled:hover:bg-sunken',
  danger: 'border border-danger bg-raised text-danger enabled:hover:bg-danger-wash',
}
