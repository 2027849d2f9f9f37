/** Keeps the open results in sight: a phone's keyboard leaves them half of the screen. */
import { type RefObject, useEffect } from 'react'
import { afterPaint } from '@trickline/client/after-paint.ts'
import { onVisibleHeight, visibleHeight } from '@trickline/ui/visible-height.ts'

/** `list` opens right below `field`. In pixels of the page, as everything here. */
export function useResultsInView(
  isOpen: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    let isGone = false
    const fit = () => {
      if (isGone || !field.current || !list.current) return
      // with what stands above the field in its card, side, dub and grab
      const above = field.current.parentElement?.previousElementSibling ?? field.current
      if (roomBelow(field.current) < enough) above.scrollIntoView({ block: 'start' })
      // no room for that as well: what is typed and found counts more
      if (roomBelow(field.current) < least + gap) field.current.scrollIntoView({ block: 'start' })
      const room = Math.max(least, roomBelow(field.current) - gap)
      list.current.style.setProperty('--room', `${room}px`)
    }
    // measuring lays out the whole screen: the letter that opens the list is painted first
    afterPaint(fit)
    const stop = onVisibleHeight(fit)
    return () => {
      isGone = true
      stop()
    }
  }, [isOpen, field, list])
}

/** So much that nothing need be moved. */
const enough = 320

/** Two results, whatever the screen. */
const least = 100

const gap = 8

function roomBelow(field: HTMLElement): number {
  // a browser may have moved the window's visible part down to the field
  const above = visualViewport?.offsetTop ?? 0
  return above + visibleHeight() - field.getBoundingClientRect().bottom
}
