/** What a thumb does on the small player: a tap, or a hold for as long as it lasts (screens §34). */
import { type PointerEvent, useEffect, useRef } from 'react'

/** So long a tap lasts at most, in milliseconds. */
const holdAfterMilliseconds = 300

type Gestures = { onTap: () => void; onHold: () => void; onRelease: () => void }

/** The handlers of the element that is touched. */
export function useHoldAndTap({ onTap, onHold, onRelease }: Gestures) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; isHeld: boolean } | null>(null)
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  const end = (isTap: boolean) => {
    if (!press.current) return
    const { timer, isHeld } = press.current
    clearTimeout(timer)
    press.current = null
    if (isHeld) onRelease()
    else if (isTap) onTap()
  }
  return {
    onPointerDown: ({ currentTarget, pointerId, button }: PointerEvent) => {
      if (button !== 0 || press.current) return
      currentTarget.setPointerCapture(pointerId)
      const hold = () => {
        if (press.current) press.current.isHeld = true
        onHold()
      }
      press.current = { timer: setTimeout(hold, holdAfterMilliseconds), isHeld: false }
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    // neither a menu for the hold, nor the keyboard closed by the tap
    onContextMenu: prevent,
    onMouseDown: prevent,
  }
}

function prevent(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
