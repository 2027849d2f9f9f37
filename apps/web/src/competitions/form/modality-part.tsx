/** Part 2 of the form: versus or scoring, open or closed, gender and category. */
import { useMessages } from '@trickline/ui/messages.ts'
import { EligibilityInput } from './eligibility-input.tsx'
import { useCompetitionForm } from './form-context.ts'
import { ChoiceInput, FlagInput } from './form-inputs.tsx'
import { RegistrationInput } from './dates-input.tsx'

export function ModalityPart({ id }: { id: number | null }) {
  const words = useMessages('competitionForm')
  return (
    <div className="grid max-w-2xl gap-6">
      <FlagInput field="is_vs" hint={words.vsHint} />
      <FlagInput field="is_open" hint={words.openHint} />
      <RegistrationInputs />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ChoiceInput field="gender" />
        <ChoiceInput field="category" />
      </div>
      <EligibilityInput id={id} />
    </div>
  )
}

export function RegistrationInputs() {
  const { form } = useCompetitionForm()
  if (!form.is_open) return null
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2">
      <RegistrationInput field="registration_opens_at" />
      <RegistrationInput field="registration_closes_at" />
    </div>
  )
}
