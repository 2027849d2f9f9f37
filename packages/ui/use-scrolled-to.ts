/** Brings a part of the screen into view when what it works on changes: an edit begins far below on a phone. */
import { useEffect, useRef } from 'react'

/** `subject` null: nothing to look at. */
export function useScrolledTo(subject: number | null) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (subject !== null) element.current?.scrollIntoView({ block: 'nearest' })
  }, [subject])
  return element
}
