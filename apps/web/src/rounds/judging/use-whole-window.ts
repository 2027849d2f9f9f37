/** A screen as high as the window (base.css) ends above a phone's keyboard, which browsers lay over the page. */
import { useEffect } from 'react'
import { keyboardHeight, onVisibleHeight, visibleHeight } from '@trickline/ui/visible-height.ts'

/** In CSS px; less is a bar of the browser. */
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
      // a browser may move the window's part that is in sight to the field
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
