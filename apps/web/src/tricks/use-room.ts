/** Keeps the open results in sight: a phone's keyboard leaves them half of the screen. */
import { type RefObject, useEffect } from 'react'

/** `list` opens right below `field`. In pixels of the page, as everything here. */
export function useRoom(
  isOpen: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const fit = () => {
      if (!field.current || !list.current) return
      if (roomBelow(field.current) < enough) field.current.scrollIntoView({ block: 'start' })
      const room = Math.max(least, roomBelow(field.current) - gap)
      list.current.style.setProperty('--room', `${room}px`)
    }
    fit()
    // the keyboard comes some time after the list, and may go before it
    const visible = visualViewport
    visible?.addEventListener('resize', fit)
    return () => visible?.removeEventListener('resize', fit)
  }, [isOpen, field, list])
}

/** So much that nothing need be moved. */
const enough = 320

/** Two results and a bit of the third, whatever the screen. */
const least = 120

const gap = 8

function roomBelow(field: HTMLElement): number {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 }
  return offsetTop + height - field.getBoundingClientRect().bottom
}
