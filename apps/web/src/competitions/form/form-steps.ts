/** What must be chosen before a part of the form opens (screens §4). */
import {
  type CompetitionForm,
  type FormField,
  type FormStep,
  formSteps,
} from '@trickline/competition/competition-fields'

export type MissingChoice = {
  field: FormField
  message: 'select_competition_type' | 'select_vs_or_scoring' | 'select_open_or_close'
}

/** The choice that is missing before the part can open; null: it can open. */
export function missingForStep(
  step: FormStep,
  form: Pick<CompetitionForm, 'type_id' | 'is_vs' | 'is_open'>,
): MissingChoice | null {
  const position = formSteps.indexOf(step)
  if (position >= 1 && form.type_id === null) return { field: 'type_id', message: 'select_competition_type' }
  if (position >= 2 && form.is_vs === null) return { field: 'is_vs', message: 'select_vs_or_scoring' }
  if (position >= 2 && form.is_open === null) return { field: 'is_open', message: 'select_open_or_close' }
  return null
}
