/** What has to be chosen before each part of the form (screens §4). */
import {
  type CompetitionForm,
  type FormField,
  type FormStep,
  formSteps,
} from '@trickline/competition/competition-fields'

export type Missing = {
  field: FormField
  /** A key of the messages. */
  message: 'select_competition_type' | 'select_vs_or_scoring' | 'select_open_or_close'
}

/** What keeps the form from going to a part; null: nothing does. */
export function missingForStep(
  step: FormStep,
  form: Pick<CompetitionForm, 'type_id' | 'is_vs' | 'is_open'>,
): Missing | null {
  const position = formSteps.indexOf(step)
  if (position >= 1 && form.type_id === null) return { field: 'type_id', message: 'select_competition_type' }
  if (position >= 2 && form.is_vs === null) return { field: 'is_vs', message: 'select_vs_or_scoring' }
  if (position >= 2 && form.is_open === null) return { field: 'is_open', message: 'select_open_or_close' }
  return null
}
