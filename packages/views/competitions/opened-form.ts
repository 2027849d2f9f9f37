/** A form and the version of the competition that it was opened with; null for a new one. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { type CompetitionForm, parseForm } from '@trickline/competition/competition-fields'
import { hasFields, isNumber, nullOr, type ParseStored, parseWith } from '@trickline/contract/type-guards'

export type OpenedForm = { version: number | null; form: CompetitionForm }

/** Reads a stored form, which another version of the app may have written. */
export const parseOpenedForm: ParseStored<OpenedForm> = (value) => {
  const shape = parseShape(value)
  return shape && { version: shape.version, form: parseForm(shape.form) }
}
const parseShape = parseWith<OpenedForm>(hasFields({ version: nullOr(isNumber), form: hasFields({}) }))

export function openForm(competition: CompetitionRead): OpenedForm {
  const { version, date_start: start, date_end: end } = competition
  return { version, form: parseForm({ ...competition, date_end: end === start ? '' : end }) }
}
