/** A row that can be swiped: what a swipe will do shows behind it while it moves. The buttons in it do the same. */
import type { ReactNode } from 'react'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { useSwipe } from './use-swipe.ts'

type Props = {
  /** null: only to be looked at. */
  actions: { onRight: () => void; onLeft: () => void } | null
  className?: string | undefined
  children: ReactNode
}

export function SwipeRow({ actions, className, children }: Props) {
  const words = useMessages('judging')
  const swipe = useSwipe(actions)
  return (
    <div className="group/swipe relative overflow-hidden">
      {actions ? (
        <div
          aria-hidden="true"
          className="invisible absolute inset-0 flex items-center justify-between bg-sunken px-4 text-label font-semibold text-soft group-data-swipe/swipe:visible"
        >
          <span className="inline-flex items-center gap-2 group-data-[swipe='right_far']/swipe:text-ink">
            <Icon name="edit" />
            {words.swipeEdit}
          </span>
          <span className="inline-flex items-center gap-2 group-data-[swipe='left_far']/swipe:text-danger">
            {words.swipeDelete}
            <Icon name="trash" />
          </span>
        </div>
      ) : null}
      <div
        {...swipe}
        className={classNames('relative bg-raised', actions && 'touch-pan-y select-none', className)}
      >
        {children}
      </div>
    </div>
  )
}
