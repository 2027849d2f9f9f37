/** A form as it was opened or kept: with the version of the competition that it shows, null for a new one. */
import type { CompetitionRead } from '@trickline/contract/read'
import { type CompetitionForm, formFrom } from '@trickline/competition/competition-fields'
import { hasFields, isNullOr, isNumber, outlined, type Read } from '../../data/outline.ts'

export type OpenedForm = { version: number | null; form: CompetitionForm }

/** For what the device kept: an older version of the app may have written it. */
export const openedForm: Read<OpenedForm> = (kept) => {
  const opened = outline(kept)
  return opened && { version: opened.version, form: formFrom(opened.form) }
}
const outline = outlined<OpenedForm>(hasFields({ version: isNullOr(isNumber), form: hasFields({}) }))

export function openForm(competition: CompetitionRead): OpenedForm {
  const { version, date_start: start, date_end: end } = competition
  return { version, form: formFrom({ ...competition, date_end: end === start ? '' : end }) }
}
