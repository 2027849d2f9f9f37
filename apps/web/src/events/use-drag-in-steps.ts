/** Drags a phase of the timetable in steps of minutes and lines, from where it was when the drag began. */
import type { TimetableItem } from '@trickline/competition/timetable'
import { type PointerEvent, useState } from 'react'
import { stepMinutes } from './timetable-plan.ts'

type Options = {
  item: TimetableItem
  all: readonly TimetableItem[]
  /** Rem per minute. */
  scale: number
  board: { current: HTMLElement | null }
  columns: number
}

type Move = (
  by: { minutes: number; lines: number },
  start: TimetableItem,
  before: readonly TimetableItem[],
) => void

type Begun = { x: number; y: number; item: TimetableItem; all: readonly TimetableItem[]; moved: string }

export function useDragInSteps({ item, all, scale, board, columns }: Options, move: Move) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setBegun({ x: event.clientX, y: event.clientY, item, all, moved: '0 0' })
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!begun) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const minutes = Math.round((event.clientY - begun.y) / (rem * scale * stepMinutes)) * stepMinutes
    const width = board.current?.clientWidth ?? 0
    // a phone shows one line at a time
    const isOneColumn = event.currentTarget.parentElement?.offsetWidth === width
    const lines = isOneColumn || width === 0 ? 0 : Math.round((event.clientX - begun.x) / (width / columns))
    if (`${minutes} ${lines}` === begun.moved) return
    setBegun({ ...begun, moved: `${minutes} ${lines}` })
    move({ minutes, lines }, begun.item, begun.all)
  }
  const end = () => setBegun(null)
  return {
    isDragged: begun !== null,
    handle: { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: end },
  }
}
