/** Tap and long press on the small video player (screens §34). */
import { type PointerEvent, useEffect, useRef } from 'react'

const holdAfterMilliseconds = 300

type Gestures = { onTap: () => void; onHold: () => void; onRelease: () => void }

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
    // a long press opens no context menu, and a tap does not close the keyboard
    onContextMenu: prevent,
    onMouseDown: prevent,
  }
}

function prevent(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
