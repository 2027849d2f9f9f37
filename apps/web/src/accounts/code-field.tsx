/** The field for the code of a second factor. */
import { useEffect, useRef } from 'react'
import { TextField } from '@trickline/ui/field.tsx'
import { useMessages } from '@trickline/ui/messages.ts'

type CodeProps = {
  name: string
  error: string | undefined
  onInput: () => void
  hint?: string
  /** Takes the focus when it appears. */
  focused?: boolean
}

export function CodeField({ focused = false, ...props }: CodeProps) {
  const words = useMessages('accounts')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <TextField
      ref={input}
      label={words.code}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
