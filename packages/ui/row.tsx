/** A row of a list: mark, name, details, value. Everything else is behind a tap. */
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = {
  mark?: ReactNode
  /** If it has a link or button of `rowLinkClass`, the whole row can be tapped. */
  name: ReactNode
  details?: ReactNode
  note?: ReactNode
  /** Under all of it, as wide as the row. */
  below?: ReactNode
  value?: ReactNode
  /** A control of its own, in place of the value. */
  action?: ReactNode
  /** From 640 px on, the row is a card with the mark above or beside the name. */
  card?: 'above' | 'beside' | undefined
  className?: string | undefined
}

export function Row({ mark, name, details, note, below, value, action, card, className }: Props) {
  const id = useId()
  const isAbove = card === 'above'
  return (
    <article
      aria-labelledby={id}
      className={classNames(
        'relative flex min-h-16 items-center border-b border-hair py-1.5 transition-colors has-[[data-row-link]:hover]:bg-sunken',
        below ? 'flex-wrap content-center gap-y-0.5' : null,
        card && 'sm:rounded-card sm:border sm:bg-raised sm:p-4 sm:has-[[data-row-link]:hover]:border-ink',
        isAbove ? 'gap-2 sm:gap-3' : 'gap-3',
        isAbove && 'sm:flex-wrap sm:content-start sm:items-baseline sm:overflow-hidden sm:p-0! sm:pb-4!',
        className,
      )}
    >
      {mark === undefined ? null : (
        <div className={classNames('shrink-0', isAbove && 'w-18 sm:w-full')}>{mark}</div>
      )}
      <div className={classNames('min-w-0 flex-1', isAbove && 'sm:ps-4')}>
        <p id={id} className="line-clamp-2 leading-tight font-semibold hyphens-auto [overflow-wrap:anywhere]">
          {name}
        </p>
        {details ? <p className="truncate text-label text-soft">{details}</p> : null}
        {note ? <div className="*:min-h-0 *:border-0 *:px-0">{note}</div> : null}
      </div>
      {value || action ? (
        <div
          className={classNames(
            'tabular shrink-0 text-score font-extrabold',
            isAbove && 'sm:pe-4 sm:text-[1.75rem]',
          )}
        >
          {value}
          {action}
        </div>
      ) : null}
      {action ? null : (
        <Icon name="next" className={classNames('size-5 shrink-0 text-soft', isAbove && 'sm:hidden')} />
      )}
      {below ? <div className="w-full">{below}</div> : null}
    </article>
  )
}

/** Class of the link or button in the name that covers the row; it also needs `data-row-link`. */
export const rowLinkClass =
  'text-start after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-ink'

/** Class of the list around rows with `card`. */
export const rowsClass =
  'grid-cols-1 max-sm:border-t max-sm:border-hair sm:grid-cols-2 sm:gap-4 lg:grid-cols-3'
