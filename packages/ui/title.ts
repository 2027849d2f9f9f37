/** The title of the browser tab: the screen, then the product. */
import { useEffect } from 'react'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Trickline` : 'Trickline'
  }, [title])
}
