/**
 * Docks an element at the bottom of the visual viewport on phones and in low windows: above the on-screen keyboard (which
 * does not move fixed elements) and the bottom bar. Its height is passed to `reserveBottomSpace`. The element is never moved
 * in the document, as the video would load again.
 */
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { keyboardHeight, onVisibleHeight, reserveBottomSpace } from '@trickline/ui/visible-height.ts'
import { useIsWide } from '@trickline/ui/use-wide.ts'

/** The bottom bar; its page leaves `--video` px of room for the dock. */
const bottomBarSelector = '[data-bottom-bar]'

const phone = matchMedia('(width < 36rem)')

/** null: the element is not docked. `hasRoom`: there is room for all controls of the player. */
export function useBottomDock(
  element: RefObject<HTMLElement | null>,
  isWanted: boolean,
): { hasRoom: boolean } | null {
  const isWide = useIsWide()
  const isTight = useSyncExternalStore(onVisibleHeight, isTightNow)
  const isPhone = useSyncExternalStore(onPhone, () => phone.matches)
  const isDocked = isWanted && !isWide && (isPhone || isTight)
  useLayoutEffect(() => {
    if (isDocked && element.current) return dockAtBottom(element.current)
    return undefined
  }, [element, isDocked])
  return isDocked ? { hasRoom: !isTight } : null
}

function dockAtBottom(element: HTMLElement): () => void {
  const root = document.documentElement.style
  const bottomBar = document.querySelector<HTMLElement>(bottomBarSelector)
  let bottom = 0
  const place = () => {
    const { height, bottom: elementBottom } = element.getBoundingClientRect()
    // measured, as browsers disagree about the window's height while the keyboard is open
    const visibleBottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
    const isZoomed = visualViewport !== null && visualViewport.scale > 1.01
    const covered = isZoomed ? 0 : Math.max(0, elementBottom + bottom - visibleBottom)
    bottom = Math.max(covered, bottomBar ? heightAtFoot(bottomBar) : 0)
    element.style.bottom = `${bottom}px`
    root.setProperty('--video', `${height}px`)
    reserveBottomSpace(height + bottom - covered)
  }
  place()
  const observer = new ResizeObserver(place)
  observer.observe(element)
  if (bottomBar) observer.observe(bottomBar)
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

/** 0 while the bar is part of the page's flow. */
function heightAtFoot(element: HTMLElement): number {
  return getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0
}

/** In CSS px. */
const [smallestKeyboard, lowWindow] = [80, 430]

function isTightNow(): boolean {
  return keyboardHeight() > smallestKeyboard || innerHeight < lowWindow
}

function onPhone(listener: () => void): () => void {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}
