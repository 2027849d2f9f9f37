/** A new password, twice: at the registration and at a reset. */
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useFieldText } from '../lib/error-text.ts'
import { useMessages } from '../lib/messages.ts'
import { PasswordField } from './password-field.tsx'

type NewPassword = { password: string; password_confirmation: string }

type Props = {
  label: string
  errors: FieldErrors<NewPassword>
  register: (name: keyof NewPassword) => ReturnType<UseFormRegister<NewPassword>>
}

export function NewPasswordFields({ label, errors, register }: Props) {
  const words = useMessages('accounts')
  const fieldText = useFieldText()
  return (
    <>
      <PasswordField
        label={label}
        hint={words.passwordHint}
        autoComplete="new-password"
        error={fieldText(errors.password?.message)}
        {...register('password')}
      />
      <PasswordField
        label={words.passwordConfirmation}
        autoComplete="new-password"
        error={fieldText(errors.password_confirmation?.message)}
        {...register('password_confirmation')}
      />
    </>
  )
}
