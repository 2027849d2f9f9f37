/** What each part of the form is given. */
import type { FormDraft } from './form-draft.ts'
import type { FormErrors } from './form-errors.ts'

export type PartProps = {
  /** null: a new competition. */
  id: number | null
  draft: FormDraft
  change: (change: Partial<FormDraft>) => void
  /** Sentences by field. */
  errors: FormErrors
}

/** The value of a select whose empty option is ''. */
export function numberOrNull(value: string): number | null {
  return value === '' ? null : Number(value)
}
