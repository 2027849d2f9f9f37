/** The form of a save, checked: with the rules, and that its picture is one of ours. */
import type { CompetitionForm } from '@trickline/contract/competitions'
import type { FieldErrors } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { checkForm, type FormColumns } from './check-form.ts'
import type { CompetitionRecord } from './competitions-store.ts'
import { isUploadedBanner } from './uploaded-banner.ts'

/** `before`: null for a new competition. The columns to save, or what is wrong by field. */
export async function readForm(
  { files, now }: Work,
  given: CompetitionForm,
  before: CompetitionRecord | null,
): Promise<{ columns: FormColumns } | { errors: FieldErrors }> {
  const checked = checkForm(given, before, now)
  const picture = given.img_path ?? null
  if (picture === null || picture === before?.img_path || (await isUploadedBanner(files, picture))) {
    return checked
  }
  const errors = 'errors' in checked ? checked.errors : {}
  return { errors: { ...errors, img_path: ['not-uploaded'] } }
}
