/** The title of the tab: the screen's name, then the product's. */
import { useEffect } from 'react'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Trickline` : 'Trickline'
  }, [title])
}
