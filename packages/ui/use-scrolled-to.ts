/** Scrolls an element into view when `subject` changes, since on a phone an edit begins far below. */
import { useEffect, useRef } from 'react'

export function useScrolledTo(subject: number | null) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (subject !== null) element.current?.scrollIntoView({ block: 'nearest' })
  }, [subject])
  return element
}
