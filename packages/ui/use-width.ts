/** The width of an element in CSS px; null until it is mounted. */
import { type RefCallback, useCallback, useState } from 'react'

export function useWidth(): [RefCallback<Element>, number | null] {
  const [width, setWidth] = useState<number | null>(null)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
