/**
 * The form of a save against the rules (competition-form §4, §8): incomplete is fine, wrong is not. A field that is absent keeps
 * what was saved before, with what the other fields bring along; one that is sent empty is emptied.
 */
import {
  type CompetitionForm,
  fieldDeclaration,
  emptyForm,
  formFields,
} from '@trickline/competition/competition-fields'
import { changeForm, completionPercentage, formProblems } from '@trickline/competition/competition-form'
import { statusAfterSave } from '@trickline/competition/competition-moves'
import type { StageId } from '@trickline/competition/model'
import type { CompetitionFormInput } from '@trickline/contract/competitions'
import type { FieldErrors } from '@trickline/contract/refusals'
import { isRuleId } from '@trickline/scoring'
import { countryById } from '../people/countries.ts'
import type { Work } from '../platform/http/work.ts'
import { readSettings } from '../settings/settings-store.ts'
import { columnsOf, formOf, type CompetitionRecord, type FormColumns } from './competitions-store.ts'
import { isUploadedBanner } from './uploaded-banner.ts'
import { dayOf, isTimeZone, readInstant, wallClock } from './wall-clock.ts'

/** What a save of the form sets in the competition's row. */
type Saved = FormColumns &
  Pick<CompetitionRecord, 'status'> & { completion_percentage: number } & Partial<
    Pick<CompetitionRecord, 'return_reason'>
  >

/** `record`: null for a new competition. The columns to save, or what is wrong by field. */
export async function readForm(
  work: Pick<Work, 'tx' | 'files' | 'now'>,
  given: CompetitionFormInput,
  record: CompetitionRecord | null,
): Promise<{ columns: Saved } | { errors: FieldErrors }> {
  const before = record && formOf(record)
  const read = changesIn(given, before?.time_zone ?? emptyForm.time_zone)
  const form = before ? changeForm(before, read.changes) : { ...emptyForm, ...read.changes }
  const errors: FieldErrors = {
    ...formProblems(form, {
      before,
      today: dayOf(work.now, form.time_zone),
      offered: await readSettings(work.tx),
    }),
    ...read.errors,
  }
  if (form.country_id !== null && !countryById(form.country_id)) errors['country_id'] = ['unknown-country']
  if (form.rule_id !== null && !isRuleId(form.rule_id)) errors['rule_id'] = ['not-offered']
  const isNewPicture = form.img_path !== '' && form.img_path !== before?.img_path
  if (isNewPicture && !(await isUploadedBanner(work.files, form.img_path))) {
    errors['img_path'] = ['not-uploaded']
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { columns: savedColumns(form) }
}

/** With a complete form a returned competition is no longer one. */
export function savedColumns(form: CompetitionForm): Saved {
  const percentage = completionPercentage(form)
  const status = statusAfterSave(percentage)
  return {
    ...columnsOf(form),
    completion_percentage: percentage,
    status,
    ...(status === 'pending' && { return_reason: null }),
  }
}

/** What was sent, in the form's own spelling: what is sent empty is the default, a date stands as on a wall there. */
function changesIn(
  given: CompetitionFormInput,
  zoneBefore: string,
): { changes: Partial<CompetitionForm>; errors: FieldErrors } {
  const sent = formFields.filter((field) => given[field] !== undefined)
  // the rules look at the values next: a choice that does not exist is refused there
  const changes = Object.fromEntries(
    sent.map((field) => [field, given[field] ?? fieldDeclaration(field).default]),
  ) as Partial<CompetitionForm>
  const errors: FieldErrors = {}

  const places = placesByShares(given)
  if (places !== null) changes.prize_places = places
  if (given.round_size_id) {
    changes.round_size_id = (given.round_size_id as StageId[]).toSorted((a, b) => b - a)
  }
  const zone = changes.time_zone ?? zoneBefore
  if (!isTimeZone(zone)) {
    delete changes.time_zone
    return { changes, errors: { time_zone: ['unknown-time-zone'] } }
  }
  for (const field of ['date_start', 'date_end'] as const) {
    const text = changes[field]
    if (text === undefined || text === '') continue
    const instant = readInstant(text, zone)
    if (instant) changes[field] = wallClock(instant, zone)
    else {
      delete changes[field]
      errors[field] = ['not-a-date']
    }
  }
  return { changes, errors }
}

/** A client of the old product has no switch: a fourth prize of nothing says three places. */
function placesByShares({ prize_places, prize_amount_fourth }: CompetitionFormInput): 3 | 4 | null {
  if (typeof prize_places === 'number') return null
  if (prize_amount_fourth === undefined || prize_amount_fourth === null) return null
  return Number(prize_amount_fourth) === 0 ? 3 : 4
}
