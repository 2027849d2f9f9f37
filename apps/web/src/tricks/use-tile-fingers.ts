/**
 * Fingers on the tiles: taps, and swipes that set side and join. A finger enters the trick that was in the cell when it went
 * down, and meanwhile the cell shows what lifting it enters.
 */
import type { Trick } from '@trickline/contract/tricks'
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { holdBackSecondTap } from '../lib/double-tap-guard.ts'
import { click } from '../lib/overlapping-taps.ts'
import { swipedTo, tap, type TileEntry } from './tile-swipe.ts'

export type Cells = readonly (Trick | null)[]

/** `at`: position of the finger; null: chosen by key. */
export type ChooseTile = (trick: Trick, entry: TileEntry, at: { x: number; y: number } | null) => void

type Finger = { cell: number; trick: Trick; x: number; y: number; isDone: boolean }

export function useTileFingers(seenAt: (timeStamp: number) => Cells, canJoin: boolean, onChoose: ChooseTile) {
  const fingers = useRef(new Map<number, Finger>())
  /** The last finger on each cell, since the click comes after it is lifted. */
  const lastOn = useRef(new Map<number, Finger>())
  const { held, show } = useHeldCells()
  const lift = ({ pointerId }: PointerEvent) => {
    const finger = fingers.current.get(pointerId)
    fingers.current.delete(pointerId)
    if (finger) show(finger.cell, tap)
    return finger
  }
  return {
    held,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const button = tileOf(event.target)
        const cell = Number(button?.dataset['cell'])
        const trick = seenAt(event.timeStamp)[cell]
        if (!button || !trick || event.button !== 0) return
        button.setPointerCapture(event.pointerId)
        const finger = { cell, trick, x: event.clientX, y: event.clientY, isDone: false }
        fingers.current.set(event.pointerId, finger)
        lastOn.current.set(cell, finger)
      },
      onPointerMove: (event: PointerEvent) => {
        const finger = fingers.current.get(event.pointerId)
        if (finger) show(finger.cell, entryBy(finger, event, canJoin))
      },
      onPointerUp: (event: PointerEvent) => {
        const finger = lift(event)
        const button = tileOf(event.target)
        if (!finger || finger.isDone || !button) return
        const entry = entryBy(finger, event, canJoin)
        const isTouch = event.pointerType === 'touch'
        // a mouse makes its own click
        if (entry === tap && !isTouch) return
        const at = { x: event.clientX, y: event.clientY }
        if (entry === tap) click(button, at, event.timeStamp)
        else if (entry) onChoose(finger.trick, entry, at)
        finger.isDone = true
        if (isTouch) lastOn.current.delete(finger.cell)
      },
      onPointerCancel: lift,
      onClick: (event: MouseEvent) => {
        const button = tileOf(event.target)
        const cell = Number(button?.dataset['cell'])
        const byKey = event.detail === 0
        const finger = byKey ? undefined : lastOn.current.get(cell)
        lastOn.current.delete(cell)
        const trick = finger?.trick ?? seenAt(event.timeStamp)[cell]
        // the click of a mouse after a swipe
        if (!button || !trick || finger?.isDone) return
        if (finger) finger.isDone = true
        // the cell stays in place, whichever trick comes into it
        holdBackSecondTap(event.nativeEvent, button)
        onChoose(trick, tap, byKey ? null : { x: event.clientX, y: event.clientY })
      },
    },
  }
}

function entryBy({ x, y }: Finger, { clientX, clientY }: PointerEvent, canJoin: boolean): TileEntry | null {
  const entry = swipedTo(clientX - x, clientY - y)
  return entry?.joined && !canJoin ? null : entry
}

/** By cell: what lifting the finger would enter, unless it is a tap. */
function useHeldCells() {
  const [held, setHeld] = useState<ReadonlyMap<number, TileEntry | null>>(nothingHeld)
  const show = (cell: number, entry: TileEntry | null) =>
    setHeld((before) => {
      const isTap = entry === tap
      if (isTap ? !before.has(cell) : before.get(cell) === entry && before.has(cell)) return before
      const after = new Map(before)
      if (isTap) after.delete(cell)
      else after.set(cell, entry)
      return after
    })
  return { held, show }
}

/**
 * Disables the browser's gestures, which would drop the click of the tap after a quick swipe. Use it as `ref` of the element
 * that contains the tiles.
 */
export function withoutBrowserGestures(element: HTMLElement | null): (() => void) | undefined {
  element?.addEventListener('touchstart', stopGesture, { passive: false })
  return () => element?.removeEventListener('touchstart', stopGesture)
}

function stopGesture(event: TouchEvent): void {
  if (event.target && tileOf(event.target) && event.cancelable) event.preventDefault()
}

const nothingHeld: ReadonlyMap<number, TileEntry | null> = new Map()

function tileOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-cell]') : null
}
