/**
 * Keeps what gets the focus, or is scrolled to, clear of what is pinned to the top of the screen: with a video that is
 * half of a phone. The bar at the bottom is kept clear by the margins of what can be focused: padding there would have
 * the browser scroll and lay out the page at each letter typed (18 ms instead of 3, bench/judging-screen).
 */
import { useEffect, useRef } from 'react'

export function usePinnedHeight() {
  const pinned = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = pinned.current
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const top = Number.parseFloat(getComputedStyle(element).top) + element.offsetHeight
      style.scrollPaddingTop = `${top + gap}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingTop = ''
    }
  }, [])
  return pinned
}

const gap = 8
