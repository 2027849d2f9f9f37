/** What is wrong with which field of the form: by the rules before it is sent, by the server after. */
import { type CompetitionForm, type FormField, formFields } from '@trickline/competition/competition-fields'
import { formProblems, type Offered } from '@trickline/competition/competition-form'
import { competitionForm } from '@trickline/contract/competitions'
import type { FieldErrors } from '@trickline/contract/refusals'
import type { FormErrors } from './form-context.ts'

type CheckContext = { before: CompetitionForm | null; today: string; offered: Offered }

/** Codes, by the schema that the server reads the form with and by the rules that it asks then. */
export function problemsOf(form: CompetitionForm, context: CheckContext): FormErrors {
  const parsed = competitionForm.safeParse(form)
  const misspelled: FieldErrors = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    ;(misspelled[String(path[0])] ??= []).push(message)
  }
  return { ...problemsIn(formProblems(form, context)), ...problemsIn(misspelled) }
}

/** The server names fields alone or behind `formCreate.` and `formUpdate.`, list items with their place. */
export function problemsIn(errors: FieldErrors): FormErrors {
  const found: FormErrors = {}
  for (const [path, [first]] of Object.entries(errors)) {
    const name = path.replace(/^form(Create|Update)\./, '').split('.')[0]
    const field = formFields.find((each) => each === name)
    if (field && first !== undefined) found[field] ??= first
  }
  return found
}

/** In the order of the form. */
export function firstProblem(errors: FormErrors): FormField | undefined {
  return formFields.find((field) => errors[field] !== undefined)
}
