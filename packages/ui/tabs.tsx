/** Tabs in the ARIA pattern: arrow keys move between them. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

export type Tab<Id extends string> = { id: Id; label: ReactNode; disabled?: boolean }

type ListProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
  className?: string | undefined
}

type Props<Id extends string> = ListProps<Id> & { children: ReactNode; panelClassName?: string }

export function Tabs<Id extends string>({
  children,
  panelClassName = 'pt-5',
  className,
  ...list
}: Props<Id>) {
  const panelId = useId()
  return (
    <>
      <TabList
        {...list}
        panelId={panelId}
        className={classNames('border-b border-ink', className)}
        tabClassName="min-h-touch outline-offset-[-3px]"
        chosenClassName="after:absolute after:inset-x-2 after:bottom-0 sm:after:inset-x-3 after:h-1 after:rounded-t-full after:bg-accent"
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, list.chosen)}
        className={panelClassName}
      >
        {children}
      </div>
    </>
  )
}

type TabListProps<Id extends string> = ListProps<Id> & {
  panelId: string
  tabClassName: string
  chosenClassName?: string
}

/** Only the row of tabs, for a panel elsewhere on the page. */
export function TabList<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  panelId,
  className,
  tabClassName,
  chosenClassName,
}: TabListProps<Id>) {
  const row = useChosenInMiddle(panelId, chosen)
  const move = (step: number) => {
    const open = tabs.filter((tab) => !tab.disabled)
    const at = open.findIndex((tab) => tab.id === chosen)
    const next = open.at((at + step) % open.length)
    if (!next) return
    onChoose(next.id)
    document.getElementById(tabId(panelId, next.id))?.focus()
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={classNames('scrolls-sideways flex', className)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(panelId, tab.id)}
          aria-selected={tab.id === chosen}
          aria-controls={panelId}
          tabIndex={tab.id === chosen ? 0 : -1}
          disabled={tab.disabled}
          onClick={() => onChoose(tab.id)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(1)
            if (event.key === 'ArrowLeft') move(-1)
          }}
          className={classNames(
            'relative shrink-0 px-2.5 font-semibold whitespace-nowrap disabled:opacity-45 sm:px-4',
            tabClassName,
            tab.id === chosen ? classNames('text-ink', chosenClassName) : 'text-soft enabled:hover:text-ink',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** The row scrolls when the tabs do not fit. */
function useChosenInMiddle(panelId: string, chosen: string) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroll = () => {
      const tab = document.getElementById(tabId(panelId, chosen))
      if (!row.current || !tab) return
      const place = tab.offsetLeft - row.current.offsetLeft
      row.current.scrollLeft = place - (row.current.clientWidth - tab.clientWidth) / 2
    }
    scroll()
    // the font changes the width of the tabs
    void document.fonts.ready.then(scroll)
  }, [panelId, chosen])
  return row
}

export function tabId(panelId: string, id: string): string {
  return `${panelId}-${id}`
}
