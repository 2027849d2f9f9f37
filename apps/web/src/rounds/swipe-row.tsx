/** A row that can be swiped: what a swipe will do shows behind it while it moves. The buttons in it do the same. */
import type { ReactNode } from 'react'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { type Actions, type Swipe, useSwipe } from './use-swipe.ts'

type Props = {
  /** null: only to be looked at. */
  actions: Actions | null
  className?: string | undefined
  children: ReactNode
}

export function SwipeRow({ actions, className, children }: Props) {
  const { swipe, handlers } = useSwipe(actions)
  return (
    // clipped only while it moves: sixty clipped rows are work at every paint
    <div className={classNames('relative', swipe && 'overflow-hidden')}>
      {swipe ? <Behind {...swipe} /> : null}
      <div
        {...handlers}
        className={classNames('relative bg-raised', actions && 'touch-pan-y select-none', className)}
      >
        {children}
      </div>
    </div>
  )
}

function Behind({ to, far }: Swipe) {
  const words = useMessages('judging')
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 flex items-center justify-between bg-sunken px-4 text-label font-semibold text-soft"
    >
      <span className={classNames('inline-flex items-center gap-2', to === 'right' && far && 'text-ink')}>
        <Icon name="edit" />
        {words.swipeEdit}
      </span>
      <span className={classNames('inline-flex items-center gap-2', to === 'left' && far && 'text-danger')}>
        {words.swipeDelete}
        <Icon name="trash" />
      </span>
    </div>
  )
}
