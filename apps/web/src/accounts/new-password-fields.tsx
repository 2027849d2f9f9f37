/** A new password and its confirmation: for registration, reset and change. */
import { useMessages } from '@trickline/ui/messages.ts'
import type { useForm } from '../lib/use-form.ts'
import { PasswordField } from './password-field.tsx'

type Props = {
  label: string
  field: ReturnType<typeof useForm>['field']
  /** Prefix of both field names, for forms that also have the current password. */
  prefix?: string
}

export function NewPasswordFields({ label, field, prefix = '' }: Props) {
  const words = useMessages('accounts')
  return (
    <>
      <PasswordField
        label={label}
        hint={words.passwordHint}
        autoComplete="new-password"
        {...field(`${prefix}password`)}
      />
      <PasswordField
        label={words.passwordConfirmation}
        autoComplete="new-password"
        {...field(`${prefix}password_confirmation`)}
      />
    </>
  )
}
