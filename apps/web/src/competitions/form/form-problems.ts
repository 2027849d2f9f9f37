/** Errors of the form by field: before sending from rules and schema, afterwards from the server. */
import { type CompetitionForm, type FormField, formFields } from '@trickline/competition/competition-fields'
import { formProblems, type Offered } from '@trickline/competition/competition-form'
import { competitionForm } from '@trickline/contract/competitions'
import type { FieldErrors } from '@trickline/contract/refusals'
import type { FormErrors } from './form-context.ts'

type CheckContext = { before: CompetitionForm | null; today: string; offered: Offered }

/** Error codes by field, from the schema and the rules that the server uses too. */
export function problemsOf(form: CompetitionForm, context: CheckContext): FormErrors {
  const parsed = competitionForm.safeParse(form)
  const schemaErrors: FieldErrors = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    ;(schemaErrors[String(path[0])] ??= []).push(message)
  }
  return { ...problemsIn(formProblems(form, context)), ...problemsIn(schemaErrors) }
}

/** Field names from the server may start with `formCreate.` or `formUpdate.`, and end with a list index. */
export function problemsIn(errors: FieldErrors): FormErrors {
  const found: FormErrors = {}
  for (const [path, [first]] of Object.entries(errors)) {
    const name = path.replace(/^form(Create|Update)\./, '').split('.')[0]
    const field = formFields.find((each) => each === name)
    if (field && first !== undefined) found[field] ??= first
  }
  return found
}

export function firstProblem(errors: FormErrors): FormField | undefined {
  return formFields.find((field) => errors[field] !== undefined)
}
