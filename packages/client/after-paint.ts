/**
 * What follows a tap comes behind its paint: its own frame shows that something was pressed, the next one the few things that
 * show its effect, and then the rest of a screen is drawn, a piece at a time. A touch never meets a screen that is behind, nor
 * does a key that is no letter: it is brought up to date before they are handled.
 */
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from './is-composing.ts'
import { isLetter } from './is-letter.ts'

/** What `read` answers, as of the last frames that were painted; `subscribe` tells when it changes. `isFirst`: before the rest. */
export function useAfterPaint<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  { isFirst = false } = {},
): Value {
  const [shown, setShown] = useState(read)
  const drawn = useRef({ shown, read })
  const check = useRef<() => void>(null)
  useLayoutEffect(() => {
    drawn.current = { shown, read }
    // it may have changed while this was rendered
    check.current?.()
  })
  useEffect(() => {
    const isStale = () => drawn.current.read() !== drawn.current.shown
    const show = () => setShown(() => drawn.current.read())
    const catchUp = (event: Event) => {
      if (!isTyping(event) && isStale()) flushSync(show)
    }
    let isDue = false
    const follow = () => {
      if (isDue || !isStale()) return
      isDue = true
      afterPaint(() => {
        if (isFirst) draw()
        else afterPaint(draw)
      })
    }
    const draw = () => {
      isDue = false
      if (isFirst) show()
      else startTransition(show)
    }
    follow()
    check.current = follow
    const stop = subscribe(follow)
    for (const type of inputs) addEventListener(type, catchUp, { capture: true })
    return () => {
      stop()
      for (const type of inputs) removeEventListener(type, catchUp, { capture: true })
    }
  }, [subscribe, isFirst])
  return shown
}

/**
 * A field whose letters the browser paints by itself, as it does in one without anything behind it: what follows from them
 * (`onText`) comes behind their paint, and before a touch or a key that is no letter. Otherwise `shown` stands in it.
 * `empty` takes its text away in the same manner, where `follow` leaves nothing shown in it.
 */
export function useTypedText(
  shown: string,
  onText: (text: string) => void,
): { field: RefObject<HTMLInputElement | null>; onInput: () => void; empty: (follow: () => void) => void } {
  const field = useRef<HTMLInputElement>(null)
  /** What follows from the field as it stands; null: all of it is drawn. */
  const pending = useRef<{ follow: () => void; isBegun: boolean } | null>(null)
  const catchUp = useEffectEvent(() => {
    if (!pending.current) return
    pending.current.isBegun = true
    pending.current.follow()
  })
  const typed = useEffectEvent(() => {
    if (field.current) onText(field.current.value)
  })
  useLayoutEffect(() => {
    if (!field.current) return
    const isShown = field.current.value === shown
    if (!pending.current && !isShown) field.current.value = shown
    if (pending.current?.isBegun && isShown) pending.current = null
  })
  useEffect(() => {
    const beforeInput = (event: Event) => {
      if (pending.current && !isTyping(event)) flushSync(catchUp)
    }
    for (const type of inputs) addEventListener(type, beforeInput, { capture: true })
    return () => {
      for (const type of inputs) removeEventListener(type, beforeInput, { capture: true })
    }
  }, [])
  const followAfterPaint = (follow: () => void) => {
    pending.current = { follow, isBegun: false }
    afterPaint(() => startTransition(catchUp))
  }
  return {
    field,
    onInput: () => followAfterPaint(typed),
    empty: (follow) => {
      if (field.current) field.current.value = ''
      followAfterPaint(follow)
    },
  }
}

const inputs = ['pointerdown', 'keydown', 'click'] as const

/** A letter goes into a field, whatever stands on the rest of the screen. A phone's keyboard does not say which it is. */
function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false
  const isCommand = event.ctrlKey || event.metaKey || event.altKey
  return isComposing(event) || (!isCommand && isLetter(event.key))
}

/** Once the frame is painted that is being made now; at once where nothing is painted. */
export function afterPaint(act: () => void): void {
  if (typeof document === 'undefined' || document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
