/** A form as it was opened or kept: with the version of the competition that it shows, null for a new one. */
import type { CompetitionRead } from '@trickline/contract/read'
import { type CompetitionForm, formFrom } from '@trickline/competition/competition-fields'
import * as z from 'zod/mini'

export type OpenedForm = { version: number | null; form: CompetitionForm }

/** For what the device kept: an older version of the app may have written it. */
export const openedForm: z.ZodMiniType<OpenedForm> = z.pipe(
  z.object({ version: z.nullable(z.int()), form: z.record(z.string(), z.unknown()) }),
  z.transform(({ version, form }) => ({ version, form: formFrom(form) })),
)

export function openForm(competition: CompetitionRead): OpenedForm {
  const { version, date_start: start, date_end: end } = competition
  return { version, form: formFrom({ ...competition, date_end: end === start ? '' : end }) }
}
