/** Checks a saved form (competition-form §4, §8): it may be incomplete, but not wrong. Absent fields keep their value. */
import {
  type CompetitionForm,
  emptyForm,
  fieldDeclaration,
  formFields,
} from '@trickline/competition/competition-fields'
import { changeForm, completionPercentage, formProblems } from '@trickline/competition/competition-form'
import { withoutEmpty } from '@trickline/competition/eligibility'
import { statusAfterSave } from '@trickline/competition/competition-moves'
import type { CompetitionFormInput } from '@trickline/contract/competitions'
import type { FieldErrors } from '@trickline/contract/refusals'
import { isRuleId } from '@trickline/scoring'
import { countryById } from '../people/countries.ts'
import { lockPicture } from '../platform/files/unused-pictures.ts'
import type { Work } from '../platform/http/work.ts'
import { readSettings } from '../settings/settings-store.ts'
import { columnsOf, type CompetitionRecord, type FormColumns, formOf } from './competitions-store.ts'
import { dayOf, isTimeZone, readInstant, wallClock } from './wall-clock.ts'

const dateFields = ['date_start', 'date_end', 'registration_opens_at', 'registration_closes_at'] as const

export type SavedColumns = FormColumns &
  Pick<CompetitionRecord, 'status'> & { completion_percentage: number } & Partial<
    Pick<CompetitionRecord, 'return_reason'>
  >

/** `record` is null for a new competition. */
export async function readForm(
  work: Pick<Work, 'tx' | 'files' | 'now'>,
  input: CompetitionFormInput,
  record: CompetitionRecord | null,
): Promise<{ columns: SavedColumns } | { errors: FieldErrors }> {
  const before = record && formOf(record)
  const read = changesIn(input, before?.time_zone ?? emptyForm.time_zone)
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
  if (isNewPicture && !(await isUploadedBanner(work, form.img_path))) {
    errors['img_path'] = ['not-uploaded']
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { columns: savedColumns(form) }
}

const banners = /^\/uploads\/(banners\/[0-9a-f]{64}\.jpg)$/

/** Competitions and events show no other pictures. */
export async function isUploadedBanner(
  { tx, files }: Pick<Work, 'tx' | 'files'>,
  path: string,
): Promise<boolean> {
  const stored = banners.exec(path)?.[1]
  if (stored === undefined) return false
  await lockPicture(tx, path)
  const stream = await files.open(stored)
  stream?.destroy()
  return stream !== null
}

/** A complete form clears the reason for its return. */
export function savedColumns(form: CompetitionForm): SavedColumns {
  const percentage = completionPercentage(form)
  const status = statusAfterSave(percentage)
  return {
    ...columnsOf(form),
    completion_percentage: percentage,
    status,
    ...(status === 'pending' && { return_reason: null }),
  }
}

function changesIn(
  input: CompetitionFormInput,
  zoneBefore: string,
): { changes: Partial<CompetitionForm>; errors: FieldErrors } {
  const sent = formFields.filter((field) => input[field] !== undefined)
  // not checked yet: the rules refuse unknown choices afterwards
  const changes = Object.fromEntries(
    sent.map((field) => [field, input[field] ?? fieldDeclaration(field).default]),
  ) as Partial<CompetitionForm>
  const errors: FieldErrors = {}

  const places = placesByShares(input)
  if (places !== null) changes.prize_places = places
  if (input.eligibility) changes.eligibility = withoutEmpty(input.eligibility)
  if (input.round_size_id) {
    changes.round_size_id = input.round_size_id.toSorted((a, b) => b - a)
  }
  const zone = changes.time_zone ?? zoneBefore
  if (!isTimeZone(zone)) {
    delete changes.time_zone
    return { changes, errors: { time_zone: ['unknown-time-zone'] } }
  }
  for (const field of dateFields) {
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

/** Old clients do not send `prize_places`: a fourth prize of 0 means three places. */
function placesByShares({ prize_places, prize_amount_fourth }: CompetitionFormInput): 3 | 4 | null {
  if (typeof prize_places === 'number') return null
  if (prize_amount_fourth === undefined || prize_amount_fourth === null) return null
  return Number(prize_amount_fourth) === 0 ? 3 : 4
}
