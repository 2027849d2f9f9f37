/** Makes clicks of two thumbs' taps, in the order touched: browsers make none of touches that overlap in time. */
import { useEffect } from 'react'

/** A longer touch is a resting thumb. */
const longestTapMilliseconds = 500

/** In CSS px; a longer movement is scrolling or a swipe. */
const tapSlack = 12

type Point = { x: number; y: number; at: number }
type Touch<Target> = Point & { target: Target; hasOverlapped: boolean }

/** `up` returns what was tapped: among overlapping touches also earlier ones still down, which then count. */
export function overlappingTaps<Target>() {
  const touches = new Map<number, Touch<Target>>()
  return {
    down: (id: number, point: Point, target: Target): void => {
      touches.set(id, { ...point, target, hasOverlapped: false })
      if (touches.size > 1) for (const touch of touches.values()) touch.hasOverlapped = true
    },
    move: (id: number, { x, y }: Omit<Point, 'at'>): void => {
      const touch = touches.get(id)
      if (touch && Math.hypot(x - touch.x, y - touch.y) > tapSlack) touches.delete(id)
    },
    up: (id: number, at: number): (Touch<Target> & { id: number })[] => {
      const lifted = touches.get(id)
      touches.delete(id)
      if (!lifted?.hasOverlapped) return []
      const before = [...touches].filter(([, touch]) => touch.hasOverlapped && touch.at <= lifted.at)
      const tapped = [...before, [id, lifted] as const].filter(
        ([, touch]) => at - touch.at < longestTapMilliseconds,
      )
      for (const [tappedId] of tapped) touches.delete(tappedId)
      return tapped.map(([tappedId, touch]) => ({ ...touch, id: tappedId }))
    },
    cancel: (id: number): void => void touches.delete(id),
  }
}

export function useOverlappingTaps(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const controller = new AbortController()
    const taps = overlappingTaps<EventTarget>()
    const down = new Set<number>()
    let isOverlapping = false
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { capture: true, signal: controller.signal })
    const ended = ({ pointerId }: PointerEvent) => {
      down.delete(pointerId)
    }
    listen('pointerdown', (event) => {
      if (event.pointerType !== 'touch' || !event.target) return
      down.add(event.pointerId)
      isOverlapping = isOverlapping ? true : down.size > 1
      taps.down(event.pointerId, pointOf(event), event.target)
    })
    listen('pointermove', (event) => taps.move(event.pointerId, pointOf(event)))
    listen('pointerup', (event) => {
      ended(event)
      for (const { id, target, ...point } of taps.up(event.pointerId, event.timeStamp)) {
        // still down: whatever it was becoming, such as a swipe, is over
        if (id !== event.pointerId) target.dispatchEvent(cancelOf(id))
        click(target, point, event.timeStamp)
      }
    })
    listen('pointercancel', (event) => {
      ended(event)
      taps.cancel(event.pointerId)
    })
    // so that a browser that does make a click of such a touch makes no second one
    listen('touchend', (event) => {
      if (isOverlapping && event.cancelable) event.preventDefault()
      if (event.touches.length === 0) isOverlapping = false
    })
    return () => controller.abort()
  }, [isOn])
}

function pointOf({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Point {
  return { x, y, at }
}

function cancelOf(pointerId: number): PointerEvent {
  return new PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType: 'touch' })
}

/** Dispatches a click as if a finger was lifted there. */
export function click(target: EventTarget, { x, y }: Omit<Point, 'at'>, at: number): void {
  const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 }
  const event = new MouseEvent('click', { ...init, clientX: x, clientY: y })
  // the time of the touch, as in the browser's own clicks
  Object.defineProperty(event, 'timeStamp', { value: at })
  target.dispatchEvent(event)
}
