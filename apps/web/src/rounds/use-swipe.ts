/**
 * Swiping a row sideways: more than 200 px to the right or to the left does something (screens §11). The row follows the
 * finger without React drawing anything; the click after a drag is swallowed.
 */
import { type PointerEvent, useRef, useState } from 'react'

/** Where a row is being swiped to; `far`: letting go now does it. */
export type Swipe = { to: 'right' | 'left'; far: boolean }

/** `onRight` null: it does not move that way. */
export type Actions = { onRight: (() => void) | null; onLeft: () => void }

const swipeDistance = 200

/** From here on it is a swipe, not a tap that slipped. */
const slack = 12

/** `handlers` belong to the element that moves; without `actions` there are none. */
export function useSwipe(actions: Actions | null) {
  const [swipe, setSwipe] = useState<Swipe | null>(null)
  const drag = useRef<{ pointer: number; x: number; moved: number; row: HTMLElement } | null>(null)
  const swallow = useRef(false)
  if (!actions) return { swipe: null, handlers: {} }

  const end = (event: PointerEvent, act: boolean) => {
    const done = drag.current
    if (!done || event.pointerId !== done.pointer) return
    drag.current = null
    done.row.style.transform = ''
    setSwipe(null)
    if (!act) return
    if (done.moved > swipeDistance) actions.onRight?.()
    if (done.moved < -swipeDistance) actions.onLeft()
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return
      swallow.current = false
      drag.current = { pointer: event.pointerId, x: event.clientX, moved: 0, row: event.currentTarget }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const going = drag.current
      if (!going || event.pointerId !== going.pointer) return
      const moved = event.clientX - going.x
      going.moved = actions.onRight ? moved : Math.min(0, moved)
      if (!swallow.current && Math.abs(going.moved) < slack) return
      if (!swallow.current) going.row.setPointerCapture(event.pointerId)
      swallow.current = true
      going.row.style.transform = `translateX(${going.moved}px)`
      const to = going.moved > 0 ? 'right' : 'left'
      const far = Math.abs(going.moved) > swipeDistance
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
