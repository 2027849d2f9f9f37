/** A value that stays as it is while a finger is down: lifting the finger taps what was seen when it went down. */
import { type PointerEvent, useRef, useState } from 'react'
import { afterPaint } from '@trickline/client/after-paint.ts'

export function useHeldWhileTouched<Value>(value: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  const fingers = useRef(new Set<number>())
  const lift = ({ pointerId }: PointerEvent) => {
    if (!fingers.current.delete(pointerId)) return
    // its click comes before the next paint
    afterPaint(() => {
      if (fingers.current.size === 0) setHeld(null)
    })
  }
  return {
    shown: held ? held.value : value,
    handlers: {
      onPointerDown: ({ pointerType, pointerId }: PointerEvent) => {
        if (pointerType !== 'touch') return
        fingers.current.add(pointerId)
        setHeld((already) => already ?? { value })
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}
