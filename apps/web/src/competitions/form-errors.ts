/** What is wrong with which field of the form: by the contract's schema before it is sent, by the server after. */
import { type CompetitionForm, competitionForm } from '@trickline/contract/competitions'
import type { FieldErrors } from '@trickline/contract/refusals'
import type { BodyOf } from '@trickline/contract/call'
import type { storeCompetition } from '@trickline/contract/competitions'
import { formSteps, stepOfField, type FormStep } from './form-steps.ts'

/** Field → code or sentence. */
export type FormErrors = { [Field in keyof typeof stepOfField]?: string }

/** By the schema that the server reads the form with. */
export function errorsOfBody(body: BodyOf<typeof storeCompetition>['formCreate']): FormErrors {
  const parsed = competitionForm.safeParse(body satisfies Partial<Record<keyof CompetitionForm, unknown>>)
  if (parsed.success) return {}
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) (errors[String(path[0])] ??= []).push(message)
  return errorsOfAnswer(errors)
}

/** The server names fields alone or behind `formCreate.` and `formUpdate.`, list items with their place. */
export function errorsOfAnswer(errors: FieldErrors): FormErrors {
  const found: FormErrors = {}
  for (const [path, [first]] of Object.entries(errors)) {
    const field = path.replace(/^form(Create|Update)\./, '').split('.')[0]
    if (field && isField(field) && first !== undefined) found[field] ??= first
  }
  return found
}

/** The first part that holds a field with an error. */
export function stepToCorrect(errors: FormErrors): FormStep | undefined {
  return formSteps.find((step) =>
    Object.keys(errors).some((field) => isField(field) && stepOfField[field] === step),
  )
}

function isField(name: string): name is keyof FormErrors {
  return name in stepOfField
}
