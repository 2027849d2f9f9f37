/** A card, or a plain line of text, that opens: a native details element, so find-in-page and screen readers work. */
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
  look?: keyof typeof looks
  className?: string | undefined
  /** Keeps it open when patch.ts replaces this part of the page. */
  id?: string
}

export function Collapsible({ title, end, children, open, onToggle, look = 'card', className, id }: Props) {
  return (
    <details
      id={id}
      open={open}
      onToggle={(event) => event.currentTarget.open !== open && onToggle?.(event.currentTarget.open)}
      className={classNames(looks[look].details, 'group', className)}
    >
      <summary
        className={classNames(
          'flex min-h-touch list-none items-center gap-3 rounded-card py-2 font-semibold [&::-webkit-details-marker]:hidden',
          looks[look].summary,
        )}
      >
        <Icon name="next" className="size-4 shrink-0 text-soft transition-transform group-open:rotate-90" />
        <span className="min-w-0 flex-1">{title}</span>
        {end}
      </summary>
      <div className={looks[look].content}>{children}</div>
    </details>
  )
}

const looks = {
  card: { details: cardClass, summary: 'px-4', content: 'px-4 pb-4' },
  row: { details: 'border-t border-hair', summary: '', content: 'pt-1 pb-4' },
  part: { details: '', summary: 'flex-row-reverse py-4', content: 'pb-5' },
  words: { details: '', summary: 'w-fit gap-2 pe-3 text-soft hover:text-ink', content: 'pb-2' },
}
