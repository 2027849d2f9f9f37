/** What every part and every input of the form needs: the form, what changes it, and what is wrong with it. */
import type { CompetitionForm, FormField } from '@trickline/competition/competition-fields'
import type { Offered } from '@trickline/competition/competition-form'
import { createContext, use } from 'react'

export type FormErrors = { [Field in FormField]?: string }

/** What a change emptied or set beside what was changed, until the next change. */
export type DependentChanges = { by: FormField; fields: FormField[]; undo: () => void }

type FormContextValue = {
  form: CompetitionForm
  change: (change: Partial<CompetitionForm>) => void
  /** Sentences by field. */
  errors: FormErrors
  broughtAlong: DependentChanges | null
  offered: Offered
  /** Tells what cannot be done just now. */
  tell: (text: string, title?: string) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useCompetitionForm(): FormContextValue {
  const inHand = use(FormContext)
  if (!inHand) throw new Error('an input of the competition form outside of it')
  return inHand
}
