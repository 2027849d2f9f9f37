/**
 * Why a form was not taken, on top of it: brought into sight and focused when it appears, since whoever pressed the
 * button at the end of a long form looks elsewhere. Cleared before the next try, so that it comes again.
 */
import { useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

export function FormProblem({ text }: { text: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!text) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [text])
  if (!text) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="bad">{text}</Notice>
    </div>
  )
}
