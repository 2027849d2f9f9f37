/** A row with swipe actions: releasing it more than 200 px to the right or left runs one (screens §11). */
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'

type Props = {
  actions: Actions | null
  className?: string | undefined
  children: ReactNode
}

export function SwipeRow({ actions, className, children }: Props) {
  const { swipe, handlers } = useSwipe(actions)
  return (
    // clipped only while it moves, since clipping sixty rows slows every paint
    <div className={classNames('relative', swipe && 'overflow-hidden')}>
      {swipe ? <SwipeActions {...swipe} /> : null}
      <div
        {...handlers}
        className={classNames('relative bg-raised', actions && 'touch-pan-y select-none', className)}
      >
        {children}
      </div>
    </div>
  )
}

function SwipeActions({ to, far }: Swipe) {
  const { swipeEdit, swipeDelete } = useMessages('judgingParts').rows
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 flex items-center justify-between bg-sunken px-4 text-label font-semibold text-soft"
    >
      <span className={classNames('inline-flex items-center gap-2', to === 'right' && far && 'text-ink')}>
        <Icon name="edit" />
        {swipeEdit}
      </span>
      <span className={classNames('inline-flex items-center gap-2', to === 'left' && far && 'text-danger')}>
        {swipeDelete}
        <Icon name="trash" />
      </span>
    </div>
  )
}

/** `far`: releasing now runs the action. */
type Swipe = { to: 'right' | 'left'; far: boolean }

/** `onRight` null: the row does not move to the right. */
type Actions = { onRight: (() => void) | null; onLeft: () => void }

const swipeDistance = 200

/** From this many px on, the drag is a swipe and not a tap. */
const slack = 12

function useSwipe(actions: Actions | null) {
  const [swipe, setSwipe] = useState<Swipe | null>(null)
  const drag = useRef<{ pointer: number; x: number; moved: number; row: HTMLElement } | null>(null)
  const swallow = useRef(false)
  if (!actions) return { swipe: null, handlers: {} }

  const end = (event: PointerEvent, act: boolean) => {
    const ended = drag.current
    if (!ended || event.pointerId !== ended.pointer) return
    drag.current = null
    ended.row.style.transform = ''
    setSwipe(null)
    if (!act) return
    if (ended.moved > swipeDistance) actions.onRight?.()
    if (ended.moved < -swipeDistance) actions.onLeft()
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // a tap of another finger counts even after a swipe
      if (!drag.current) swallow.current = false
      if (!event.isPrimary || event.button !== 0) return
      drag.current = { pointer: event.pointerId, x: event.clientX, moved: 0, row: event.currentTarget }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current
      if (!current || event.pointerId !== current.pointer) return
      const moved = event.clientX - current.x
      current.moved = actions.onRight ? moved : Math.min(0, moved)
      if (!swallow.current && Math.abs(current.moved) < slack) return
      if (!swallow.current) current.row.setPointerCapture(event.pointerId)
      swallow.current = true
      current.row.style.transform = `translateX(${current.moved}px)`
      const to = current.moved > 0 ? 'right' : 'left'
      const far = Math.abs(current.moved) > swipeDistance
      setSwipe((now) => (now?.to === to && now.far === far ? now : { to, far }))
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!swallow.current) return
      swallow.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
  return { swipe, handlers }
}
