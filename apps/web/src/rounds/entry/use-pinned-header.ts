/**
 * What is pinned to the top of the judging screen: the video, with the totals below it. Where it leaves too little to
 * work in, as with a phone's keyboard open, only the totals stay. What gets the focus, or is scrolled to, is kept
 * clear of it and of the bar at the bottom.
 */
import { useEffect, useRef } from 'react'
import { onVisibleHeight, visibleHeight } from '@trickline/ui/visible-height.ts'

/** The bar with the buttons on a phone. */
const bottomBar = 'calc(5rem + var(--video, 0px))'

/** Side, dub and grab, the search field and two results. */
const enough = 290

const gap = 8

/** Of the element that is pinned at `top`, less `--lifted`; its last child is what always stays. */
export function usePinnedHeader() {
  const pinned = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = pinned.current
    if (!element) return undefined
    const root = document.documentElement.style
    let lifted = 0
    const fit = () => {
      const height = element.offsetHeight
      const stays = element.lastElementChild?.getBoundingClientRect().height ?? height
      lifted = visibleHeight() - height < enough ? height - stays : 0
      element.style.setProperty('--lifted', `${lifted}px`)
      const bottom = Number.parseFloat(getComputedStyle(element).top) + height
      root.scrollPaddingBlock = `${bottom + gap}px ${bottomBar}`
    }
    const fitAndFollow = () => {
      const before = lifted
      const isStuck = element.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(element).top)
      fit()
      // what was worked on stays right below what is pinned
      if (isStuck && lifted !== before) scrollBy(0, lifted - before)
    }
    // also as the first trick brings the drawn round: it is lifted where there is no room for it
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
