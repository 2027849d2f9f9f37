/** A new password, twice: at the registration, at a reset, and in the account. */
import { useMessages } from '@trickline/ui/messages.ts'
import type { useForm } from '../lib/use-form.ts'
import { PasswordField } from './password-field.tsx'

type Props = {
  label: string
  field: ReturnType<typeof useForm>['field']
  /** Of the names of both fields: where the present password is asked too. */
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
