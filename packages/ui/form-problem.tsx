/** Why a form was refused; takes the focus when it appears. Clear it before the next attempt, so that it is focused again. */
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
