/** Actions behind one button, on the native popover; arrow keys move, Escape closes. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type MenuItem = {
  label: string
  icon?: IconName
  onChoose: () => void
  disabled?: boolean
  kind?: 'quiet' | 'danger'
  /** Why it is disabled, or what it does. */
  title?: string
}

type Props = {
  /** Read out; shown too unless `trigger` is given. */
  label: string
  trigger?: ReactNode
  items: readonly MenuItem[]
  className?: string | undefined
}

export function Menu({ label, trigger, items, className }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const place = () => {
    if (!button.current || !list.current) return
    const at = button.current.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = list.current
    const below = at.bottom + 4 + offsetHeight <= innerHeight
    list.current.style.top = `${Math.max(8, below ? at.bottom + 4 : at.top - 4 - offsetHeight)}px`
    list.current.style.left = `${Math.min(Math.max(8, at.right - offsetWidth), innerWidth - offsetWidth - 8)}px`
    list.current.querySelector<HTMLButtonElement>('button:enabled')?.focus()
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
        className="fixed inset-auto m-0 min-w-48 rounded-control border border-hair bg-raised p-1 text-ink shadow-lift"
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            disabled={item.disabled}
            title={item.title}
            onClick={() => {
              list.current?.hidePopover()
              item.onChoose()
            }}
            className={classNames(
              'flex min-h-touch w-full items-center gap-2 rounded-[0.375rem] px-3 text-start font-medium outline-offset-[-3px] enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-45',
              item.kind === 'danger' && 'text-danger',
            )}
          >
            {item.icon ? <Icon name={item.icon} /> : null}
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((at + step + buttons.length) % buttons.length)?.focus()
}
