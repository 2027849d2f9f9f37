/** Actions behind one button, in a native popover. Arrow keys move, Escape closes. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { openPopoverAt } from './open-popover.ts'
import type { DisabledReason } from './plain-button.tsx'

export type MenuItem = {
  label: string
  icon?: IconName
  onChoose: () => void
  kind?: 'quiet' | 'danger'
} & DisabledReason

type Props = {
  /** Read out; also shown unless `trigger` is given. */
  label: string
  trigger?: ReactNode
  items: readonly MenuItem[]
  className?: string | undefined
  /** The press that loaded the menu also opens it at once. */
  isPressed?: boolean
}

export function Menu({ label, trigger, items, className, isPressed = false }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPressed) list.current?.showPopover()
  }, [isPressed])
  const place = () => {
    if (!button.current || !list.current) return
    openPopoverAt(button.current, list.current)
    list.current.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        className={
          className ??
          'inline-flex size-touch shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunken'
        }
      >
        {trigger ?? <Icon name="more" />}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onToggle={(event) => event.newState === 'open' && place()}
        onKeyDown={moveFocus}
        className="fixed inset-auto m-0 max-w-[calc(100vw-1rem)] min-w-48 rounded-control border border-hair bg-raised p-1 text-ink shadow-lift"
      >
        {items.map((item) => (
          <MenuButton key={item.label} item={item} onClose={() => list.current?.hidePopover()} />
        ))}
      </div>
    </>
  )
}

function MenuButton({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { label, icon, kind, disabledReason, onChoose } = item
  const faint = disabledReason ? 'opacity-45' : undefined
  return (
    <button
      type="button"
      role="menuitem"
      aria-disabled={disabledReason ? true : undefined}
      onClick={() => {
        if (disabledReason) return
        onClose()
        onChoose()
      }}
      className={classNames(
        'flex min-h-touch w-full items-center gap-2 rounded-[0.375rem] px-3 text-start font-medium outline-offset-[-3px] not-aria-disabled:hover:bg-sunken aria-disabled:cursor-not-allowed',
        kind === 'danger' && 'text-danger',
      )}
    >
      {icon ? <Icon name={icon} className={classNames('size-5 shrink-0', faint)} /> : null}
      <span>
        <span className={faint}>{label}</span>
        {disabledReason ? (
          <span className="block text-label font-normal text-soft">{disabledReason}</span>
        ) : null}
      </span>
    </button>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((at + step + buttons.length) % buttons.length)?.focus()
}
