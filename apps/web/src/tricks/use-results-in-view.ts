/** Keeps the open results in view above a phone's keyboard. */
import { type RefObject, useEffect } from 'react'
import { afterPaint } from '@trickline/client/after-paint.ts'
import { onVisibleHeight, visibleHeight } from '@trickline/ui/visible-height.ts'

export function useResultsInView(
  isOpen: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    let isUnmounted = false
    const fit = () => {
      if (isUnmounted || !field.current || !list.current) return
      // as low as possible meanwhile, so that the list itself makes nothing scroll
      list.current.style.setProperty('--room', `${leastHeight}px`)
      // scrolls so that side, dub and grab, which are above the field, stay visible too
      const above = field.current.parentElement?.previousElementSibling ?? field.current
      if (roomBelow(field.current) < roomWithoutScrolling) above.scrollIntoView({ block: 'start' })
      // if that leaves too little room, only the field stays visible
      if (roomBelow(field.current) < leastHeight + gap) field.current.scrollIntoView({ block: 'start' })
      list.current.style.setProperty('--room', `${heightBelow(field.current)}px`)
    }
    // after the letter is painted, as measuring causes layout of the whole screen
    afterPaint(fit)
    const stop = onVisibleHeight(fit)
    return () => {
      isUnmounted = true
      stop()
    }
  }, [isOpen, field, list])
}

/** In CSS px: room below the field without scrolling, least height of the list, distance to the keyboard. */
const roomWithoutScrolling = 320

const leastHeight = 100

/** Less than the results rendered at first, as more are rendered once the list is scrolled. */
const mostHeight = 376

const fiveRows = 240

const gap = 8

/** Results end at the bar at the bottom, or else at the row below the tiles, so that they cut through neither. */
function heightBelow(field: HTMLElement): number {
  const { bottom } = field.getBoundingClientRect()
  const bar = document.querySelector('[data-bottom-bar]')
  const row = document.querySelector('[data-tiles]')?.lastElementChild
  const heightTo = (end: Element | null | undefined) => (end?.getBoundingClientRect().top ?? 0) - bottom - gap
  const [toBar, toRow] = [heightTo(bar), heightTo(row)]
  const whole =
    toBar >= leastHeight && toBar <= mostHeight
      ? toBar
      : toRow >= fiveRows && toRow <= mostHeight
        ? toRow
        : mostHeight
  return Math.min(whole, Math.max(leastHeight, roomBelow(field) - gap))
}

function roomBelow(field: HTMLElement): number {
  // a browser may have scrolled the visual viewport to the field
  const above = visualViewport?.offsetTop ?? 0
  return above + visibleHeight() - field.getBoundingClientRect().bottom
}
