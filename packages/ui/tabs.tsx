/** Tabs by the ARIA pattern: arrow keys move. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

export type Tab<Id extends string> = { id: Id; label: ReactNode; disabled?: boolean }

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
  children: ReactNode
  className?: string | undefined
  panelClassName?: string
}

// Over 60 lines: one row of buttons and their ARIA attributes.
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
  className,
  panelClassName,
}: Props<Id>) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[id="${base}-${chosen}"]`)
    // the row scrolls when the tabs do not fit, e.g. with large text on a phone
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - 16
  }, [base, chosen])
  const move = (step: number) => {
    const open = tabs.filter((tab) => !tab.disabled)
    const at = open.findIndex((tab) => tab.id === chosen)
    const next = open.at((at + step) % open.length)
    if (!next) return
    onChoose(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={classNames('flex overflow-x-auto border-b border-ink', className)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChoose(tab.id)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') move(1)
              if (event.key === 'ArrowLeft') move(-1)
            }}
            className={classNames(
              'relative min-h-touch shrink-0 px-4 font-semibold whitespace-nowrap outline-offset-[-3px] disabled:opacity-45',
              tab.id === chosen
                ? 'text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-1 after:rounded-t-full after:bg-accent'
                : 'text-soft enabled:hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${chosen}`}
        className={panelClassName ?? 'pt-5'}
      >
        {children}
      </div>
    </>
  )
}
