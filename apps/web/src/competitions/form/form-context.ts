/** The context of all parts and inputs of the form. */
import type { CompetitionForm, FormField } from '@trickline/competition/competition-fields'
import type { Offered } from '@trickline/competition/competition-form'
import { createContext, use } from 'react'

export type FormErrors = { [Field in FormField]?: string }

/** The fields that a change of `by` also emptied or set; cleared by the next change. */
export type DependentChanges = { by: FormField; fields: FormField[]; undo: () => void }

type FormContextValue = {
  form: CompetitionForm
  change: (change: Partial<CompetitionForm>) => void
  errors: FormErrors
  dependent: DependentChanges | null
  offered: Offered
  showDialog: (text: string, title?: string) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useCompetitionForm(): FormContextValue {
  const context = use(FormContext)
  if (!context) throw new Error('an input of the competition form outside of it')
  return context
}
