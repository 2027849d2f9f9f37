/** Puts the server's field errors under their fields; what is left over is a sentence for the form. */
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../lib/api.ts'
import { useErrorText, useFieldText } from '../lib/error-text.ts'

/** `setProblem(show(error))`: undefined when every complaint found its field. */
export function useRefusal<Values extends FieldValues>(
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): (error: unknown) => string | undefined {
  const explain = useLinkText()
  return (error) => {
    if (!(error instanceof ApiError)) return explain(error)
    const known = fields.filter((field) => error.errors[field]?.length)
    known.forEach((field, index) => {
      setError(field, { message: error.errors[field]?.[0] ?? explain(error) }, { shouldFocus: index === 0 })
    })
    return known.length > 0 ? undefined : explain(error)
  }
}

/** An error in words; of the link of a mail that is used up or too old, it says that. */
export function useLinkText(): (error: unknown) => string {
  const explain = useErrorText()
  const fieldText = useFieldText()
  return (error) =>
    (error instanceof ApiError ? fieldText(error.errors['token']?.[0]) : undefined) ?? explain(error)
}
