/**
 * After a tap: frame 1 paints the pressed state, frame 2 the few components that subscribe with `isFirst`, later frames
 * the rest in a transition. Pending updates are flushed before the next touch or non-letter key is handled.
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

/** The value of `read` after the last paint; `subscribe` reports changes. `isFirst`: updated one frame earlier than the rest. */
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
    // the value may have changed during the render
    check.current?.()
  })
  useEffect(() => {
    const isStale = () => drawn.current.read() !== drawn.current.shown
    const show = () => setShown(() => drawn.current.read())
    const catchUp = (event: Event) => {
      if (!isTyping(event) && isStale()) flushSync(show)
    }
    let isScheduled = false
    const follow = () => {
      if (isScheduled || !isStale()) return
      isScheduled = true
      afterPaint(() => {
        if (isFirst) draw()
        else afterPaint(draw)
      })
    }
    const draw = () => {
      isScheduled = false
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

/** A field whose text the browser paints before `onText` runs. `empty` clears the field the same way, then calls `follow`. */
export function useTypedText(
  shown: string,
  onText: (text: string) => void,
): { field: RefObject<HTMLInputElement | null>; onInput: () => void; empty: (follow: () => void) => void } {
  const field = useRef<HTMLInputElement>(null)
  /** The update for the text in the field; null once everything is rendered. */
  const pending = useRef<{ follow: () => void; isBegun: boolean } | null>(null)
  const catchUp = useEffectEvent(() => {
    if (!pending.current) return
    pending.current.isBegun = true
    pending.current.follow()
  })
  const onTyped = useEffectEvent(() => {
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
    onInput: () => followAfterPaint(onTyped),
    empty: (follow) => {
      if (field.current) field.current.value = ''
      followAfterPaint(follow)
    },
  }
}

const inputs = ['pointerdown', 'keydown', 'click'] as const

/** Whether the key only changes the text of a field. Phone keyboards send key code 229 for letters. */
function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false
  const isCommand = event.ctrlKey || event.metaKey || event.altKey
  return isComposing(event) || (!isCommand && isLetter(event.key))
}

/** Calls `action` after the next frame is painted; at once in a hidden page or on the server. */
export function afterPaint(action: () => void): void {
  if (typeof document === 'undefined' || document.hidden) action()
  else requestAnimationFrame(() => setTimeout(action))
}
