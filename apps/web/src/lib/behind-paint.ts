/**
 * What follows a tap comes behind its paint: the few things that show its effect are painted in its own frame, and the rest
 * of a screen is drawn after it, a piece at a time. An input never meets a screen that is behind: it is brought up to date
 * before the input is handled.
 */
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What `read` answers, as of the last frame that was painted; `subscribe` tells when it changes. */
export function useBehindPaint<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
): Value {
  const [shown, setShown] = useState(read)
  const drawn = useRef({ shown, read })
  useLayoutEffect(() => {
    drawn.current = { shown, read }
  })
  useEffect(() => {
    const isBehind = () => drawn.current.read() !== drawn.current.shown
    const show = () => setShown(() => drawn.current.read())
    const catchUp = () => {
      if (isBehind()) flushSync(show)
    }
    let isDue = false
    const follow = () => {
      if (isDue || !isBehind()) return
      isDue = true
      afterPaint(() => {
        isDue = false
        startTransition(show)
      })
    }
    follow()
    const stop = subscribe(follow)
    for (const type of inputs) addEventListener(type, catchUp, { capture: true })
    return () => {
      stop()
      for (const type of inputs) removeEventListener(type, catchUp, { capture: true })
    }
  }, [subscribe])
  return shown
}

const inputs = ['pointerdown', 'keydown', 'click'] as const

/** Once the frame is painted that is being made now; at once where nothing is painted. */
export function afterPaint(act: () => void): void {
  if (typeof document === 'undefined' || document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
