/**
 * Keeps what gets the focus, or is scrolled to, clear of what is pinned to the top and the bottom of the screen: with a
 * video that is half of a phone.
 */
import { useEffect, useRef } from 'react'

/** The bar with the buttons on a phone. */
const bottomBar = '5rem'

export function usePinnedHeight() {
  const pinned = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = pinned.current
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const top = Number.parseFloat(getComputedStyle(element).top) + element.offsetHeight
      style.scrollPaddingBlock = `${top + gap}px ${bottomBar}`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingBlock = ''
    }
  }, [])
  return pinned
}

const gap = 8
