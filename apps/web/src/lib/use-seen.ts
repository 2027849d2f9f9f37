/**
 * A value that changes on the screen only while no finger is down. A touch gets the value that was painted when it began, as
 * a busy page may handle it later.
 */
import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '@trickline/client/after-paint.ts'

export function useSeen<Value>(value: Value) {
  const [shown, setShown] = useState(() => value)
  const painted = useRef({ now: value, before: value, since: 0 })
  const fingers = useRef(new Set<number>())
  const follow = useEffectEvent(() => {
    if (fingers.current.size === 0 && value !== shown) setShown(() => value)
  })
  // delayed, since what a touch updates first would change below it
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- follows each change of the value
  useEffect(() => afterPaint(() => follow()), [value])
  useLayoutEffect(() => {
    if (painted.current.now === shown) return
    const change = { now: shown, before: painted.current.now, since: Number.POSITIVE_INFINITY }
    painted.current = change
    afterPaint(() => {
      change.since = performance.now()
    })
  }, [shown])
  const lift = ({ pointerId }: PointerEvent) => {
    // the click comes before the next paint
    if (fingers.current.delete(pointerId)) afterPaint(() => follow())
  }
  return {
    shown,
    /** `timeStamp`: that of the event. */
    seenAt: (timeStamp: number): Value => {
      const { now, before, since } = painted.current
      return timeStamp < since ? before : now
    },
    handlers: {
      onPointerDown: ({ pointerType, pointerId }: PointerEvent) => {
        if (pointerType === 'touch') fingers.current.add(pointerId)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}
