/** A password field with a button that shows the text. */
import { type ComponentProps, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { TextField } from '@trickline/ui/field.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

export function PasswordField(props: Props) {
  const words = useMessages('accounts')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? words.hidePassword : words.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="size-11 text-soft"
        />
      }
    />
  )
}
