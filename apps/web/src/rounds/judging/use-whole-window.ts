/** Ends a screen as high as the window (base.css) above a phone's keyboard, which browsers lay over the page. */
import { useEffect } from 'react'
import { keyboardHeight, onVisibleHeight, visibleHeight } from '@trickline/ui/visible-height.ts'

/** In CSS px; anything smaller is a bar of the browser. */
const smallestKeyboard = 80

export function useWholeWindow(): void {
  useEffect(() => {
    const root = document.documentElement.style
    const release = () => {
      root.removeProperty('--window-height')
      root.removeProperty('--window-top')
    }
    const fit = () => {
      if (keyboardHeight() <= smallestKeyboard) return release()
      root.setProperty('--window-height', `${visibleHeight()}px`)
      // a browser may scroll the visible part of the window to the field
      root.setProperty('--window-top', `${visualViewport?.offsetTop ?? 0}px`)
    }
    fit()
    const stop = onVisibleHeight(fit)
    visualViewport?.addEventListener('scroll', fit)
    return () => {
      stop()
      visualViewport?.removeEventListener('scroll', fit)
      release()
    }
  }, [])
}
