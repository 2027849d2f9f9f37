/** The e-mail address of an account, with the attributes that phones and password managers need. */
import type { ComponentProps } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { TextField } from '@trickline/ui/field.tsx'

export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const words = useMessages('accounts')
  return (
    <TextField
      {...props}
      label={words.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
