/** Buttons: primary for the one next action, ink where that colour says more, quiet for the rest, danger for what is final. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PlainButton, type PlainButtonProps } from './plain-button.tsx'

export type ButtonKind = 'primary' | 'ink' | 'quiet' | 'danger'

export type ButtonProps = PlainButtonProps & {
  kind?: ButtonKind
  busy?: boolean
  /** Text while busy ("Saving…"); the width stays the same. */
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
  ...rest
}: ButtonProps) {
  return (
    <PlainButton
      {...rest}
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
    </PlainButton>
  )
}

export function buttonClass(kind: ButtonKind = 'quiet'): string {
  return classNames(
    'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold',
    'transition-colors duration-100 select-none active:not-aria-disabled:translate-y-px',
    offClass,
    kinds[kind],
  )
}

/** The look of a disabled button, but not of a busy one. */
export const offClass =
  'disabled:cursor-not-allowed disabled:opacity-65 [&[aria-disabled]:not([aria-busy])]:cursor-not-allowed [&[aria-disabled]:not([aria-busy])]:opacity-65'

/** Without its colour, since a paler one still looks like a button to press. */
const offFillClass =
  'disabled:bg-hair disabled:text-ink [&[aria-disabled]:not([aria-busy])]:bg-hair [&[aria-disabled]:not([aria-busy])]:text-ink'

const kinds: Record<ButtonKind, string> = {
  primary: `border border-transparent bg-accent text-on-accent not-aria-disabled:enabled:hover:bg-accent-press ${offFillClass}`,
  ink: `bg-ink text-paper not-aria-disabled:enabled:hover:bg-ink/85 ${offFillClass}`,
  quiet: 'border border-edge bg-raised text-ink not-aria-disabled:enabled:hover:bg-sunken',
  danger: 'border border-danger bg-raised text-danger not-aria-disabled:enabled:hover:bg-danger-wash',
}
