/**
 * Keeps an element at the foot of what is visible, on a phone and wherever a keyboard on the screen leaves little: above that
 * keyboard, which covers the page without a word to what is fixed in it, and above the bar with the screen's buttons. What
 * else is on the screen is told how much it takes.
 */
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { reserveBottomSpace, keyboardHeight, onVisibleHeight } from '@trickline/ui/visible-height.ts'
import { useWide } from '@trickline/ui/use-wide.ts'

/** The bar marks itself so; its page leaves room for `--video` besides. */
const bar = '[data-bottom-bar]'

const phone = matchMedia('(width < 36rem)')

/** null: it stands where it is written. `hasRoom`: for more than what the thumb needs. */
export function useBottomDock(
  element: RefObject<HTMLElement | null>,
  isWanted: boolean,
): { hasRoom: boolean } | null {
  const isWide = useWide()
  const isTight = useSyncExternalStore(onVisibleHeight, isTightNow)
  const isPhone = useSyncExternalStore(onPhone, () => phone.matches)
  const isOn = isWanted && !isWide && (isPhone || isTight)
  useLayoutEffect(() => {
    if (isOn && element.current) return dockAtBottom(element.current)
    return undefined
  }, [element, isOn])
  return isOn ? { hasRoom: !isTight } : null
}

/** Returns what lets it go. */
function dockAtBottom(element: HTMLElement): () => void {
  const root = document.documentElement.style
  const below = document.querySelector<HTMLElement>(bar)
  let bottom = 0
  const place = () => {
    const { height, bottom: foot } = element.getBoundingClientRect()
    // measured rather than reckoned: browsers do not agree on what the height of the window is without the keyboard
    const end = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
    const isZoomed = visualViewport !== null && visualViewport.scale > 1.01
    const covered = isZoomed ? 0 : Math.max(0, foot + bottom - end)
    bottom = Math.max(covered, below ? heightAtFoot(below) : 0)
    element.style.bottom = `${bottom}px`
    root.setProperty('--video', `${height}px`)
    reserveBottomSpace(height + bottom - covered)
  }
  place()
  const observer = new ResizeObserver(place)
  observer.observe(element)
  if (below) observer.observe(below)
  visualViewport?.addEventListener('resize', place)
  visualViewport?.addEventListener('scroll', place)
  return () => {
    observer.disconnect()
    visualViewport?.removeEventListener('resize', place)
    visualViewport?.removeEventListener('scroll', place)
    element.style.bottom = ''
    root.removeProperty('--video')
    reserveBottomSpace(0)
  }
}

/** Where there is room the bar stands among what it belongs to, not at the foot. */
function heightAtFoot(element: HTMLElement): number {
  return getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0
}

/** In pixels: the smallest keyboard, and a window that is as low as if there were one. */
const [keyboard, low] = [80, 430]

function isTightNow(): boolean {
  return keyboardHeight() > keyboard || innerHeight < low
}

function onPhone(listener: () => void): () => void {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}
