/**
 * The header pinned to the top of the judging screen: video and totals, in a low window only the totals. Scroll padding keeps
 * focused elements clear of it and of the bottom bar.
 */
import { useEffect, useRef } from 'react'
import { onVisibleHeight, visibleHeight } from '@trickline/ui/visible-height.ts'

const bottomBar = 'calc(5rem + var(--video, 0px))'

/** Least px below the header: room for side, dub and grab, the search field and two results. */
const leastRoom = 290

const gap = 8

/** Returns the ref of the pinned element. `--lifted` reduces its `top`; its last child always stays visible. */
export function usePinnedHeader() {
  const pinned = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = pinned.current
    if (!element) return undefined
    const root = document.documentElement.style
    let lifted = 0
    const fit = () => {
      const height = element.offsetHeight
      const lastChildHeight = element.lastElementChild?.getBoundingClientRect().height ?? height
      lifted = visibleHeight() - height < leastRoom ? height - lastChildHeight : 0
      element.style.setProperty('--lifted', `${lifted}px`)
      const bottom = Number.parseFloat(getComputedStyle(element).top) + height
      root.scrollPaddingBlock = `${bottom + gap}px ${bottomBar}`
    }
    const fitAndFollow = () => {
      const before = lifted
      const isStuck = element.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(element).top)
      fit()
      // keeps the content directly below the header
      if (isStuck && lifted !== before) scrollBy(0, lifted - before)
    }
    const observer = new ResizeObserver(fitAndFollow)
    observer.observe(element)
    const stop = onVisibleHeight(fitAndFollow)
    return () => {
      observer.disconnect()
      stop()
      root.scrollPaddingBlock = ''
    }
  }, [])
  return pinned
}
