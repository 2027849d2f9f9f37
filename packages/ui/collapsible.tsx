/** A card, or a plain line of words, that opens: a native details element, so that find-in-page and screen readers work. */
import type { ReactNode } from 'react'
import { cardClass } from './card.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = {
  title: ReactNode
  end?: ReactNode
  children: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  isPlain?: boolean
  className?: string | undefined
  /** Keeps it open when patch.ts replaces the part of the page. */
  id?: string
}

export function Collapsible({ title, end, children, open, onToggle, isPlain = false, className, id }: Props) {
  return (
    <details
      id={id}
      open={open}
      onToggle={(event) => event.currentTarget.open !== open && onToggle?.(event.currentTarget.open)}
      className={classNames(!isPlain && cardClass, 'group', className)}
    >
      <summary
        className={classNames(
          'flex min-h-touch list-none items-center gap-3 rounded-card py-2 font-semibold [&::-webkit-details-marker]:hidden',
          isPlain ? 'w-fit gap-2 pe-3 text-soft hover:text-ink' : 'px-4',
        )}
      >
        <Icon name="next" className="size-4 shrink-0 text-soft transition-transform group-open:rotate-90" />
        <span className="min-w-0 flex-1">{title}</span>
        {end}
      </summary>
      <div className={isPlain ? 'pb-2' : 'px-4 pb-4'}>{children}</div>
    </details>
  )
}
