/**
 * The competition form against the rules (competition-form §8): incomplete is fine, wrong is not.
 * A field that is absent keeps what was saved before; one that is sent empty is emptied.
 */
import { completionPercentage } from '@trickline/competition/competition-form'
import { statusAfterSave } from '@trickline/competition/competition-moves'
import type { StageId } from '@trickline/competition/model'
import { checkStages, dualQualifyingProblem, packOf } from '@trickline/competition/stages'
import type { CompetitionForm } from '@trickline/contract/competitions'
import type { FieldErrors } from '@trickline/contract/refusals'
import { countryById } from '../people/countries.ts'
import { checkDates } from './check-dates.ts'
import type { CompetitionRecord } from './competitions-store.ts'

/** What the form decides of a competition's row. */
export type FormColumns = Omit<
  CompetitionRecord,
  | 'id'
  | 'organizer_id'
  | 'created_at'
  | 'updated_at'
  | 'approved_at'
  | 'publish_at'
  | 'started_at'
  | 'finished_at'
>

/** `before`: null for a new competition. The columns to save, or what is wrong by field. */
export function checkForm(
  given: CompetitionForm,
  before: CompetitionRecord | null,
  now: Date,
): { columns: FormColumns } | { errors: FieldErrors } {
  const { dates, errors } = checkDates(given, before, now)
  const stages = (given.round_size_id as StageId[] | undefined)?.toSorted((a, b) => b - a)
  const chosen = {
    name: given.name,
    ...dates,
    type_id: keep(given.type_id, before?.type_id),
    rule_id: keep(given.rule_id, before?.rule_id),
    country_id: keep(given.country_id, before?.country_id),
    is_vs: keep(given.is_vs, before?.is_vs),
    is_open: keep(given.is_open, before?.is_open),
    gender: keep(given.gender, before?.gender),
    category: keep(given.category, before?.category),
    participant_size: keep(given.participant_size, before?.participant_size),
    is_qualification_dual: keep(given.is_qualification_dual, before?.is_qualification_dual) ?? false,
    stages: stages ?? before?.stages ?? [],
    judges: keep(given.judges, before?.judges),
    days_online: keep(given.days_online, before?.days_online),
    fees: given.fees ?? before?.fees ?? 0,
    prize_amount_total: given.prize_amount_total ?? before?.prize_amount_total ?? 0,
    four_places: fourPlaces(given) ?? before?.four_places ?? true,
    img_path: keep(given.img_path, before?.img_path),
    url_event: keep(given.url_event, before?.url_event),
    url_social: keep(given.url_social, before?.url_social),
    location: keep(given.location, before?.location),
  }
  Object.assign(errors, whatIsWrong(chosen))
  if (Object.keys(errors).length > 0) return { errors }
  const percentage = completionPercentage(asForm(chosen))
  return {
    columns: { ...chosen, completion_percentage: percentage, status: statusAfterSave(percentage) },
  }
}

function keep<Value>(given: Value | null | undefined, before: Value | null | undefined): Value | null {
  return given === undefined ? (before ?? null) : given
}

/** A client of the old product has no switch: a fourth prize of nothing says three places. */
function fourPlaces({ four_places, prize_amount_fourth }: CompetitionForm): boolean | null {
  if (typeof four_places === 'boolean') return four_places
  if (prize_amount_fourth === undefined || prize_amount_fourth === null) return null
  return Number(prize_amount_fourth) !== 0
}

type Chosen = Omit<FormColumns, 'status' | 'completion_percentage' | 'stages'> & { stages: StageId[] }

function whatIsWrong(chosen: Chosen): FieldErrors {
  const errors: FieldErrors = {}
  if (chosen.country_id !== null && !countryById(chosen.country_id))
    errors['country_id'] = ['unknown-country']
  const stages = stageProblems(chosen)
  if (stages.length > 0) errors['round_size_id'] = stages
  const typeId = chosen.type_id
  const dual = dualQualifyingProblem({ participantSize: chosen.participant_size, typeId })
  if (chosen.is_qualification_dual && dual) errors['is_qualification_dual'] = [dual]
  return errors
}

/** Only once pack and mode are known; none chosen yet is incomplete, not wrong. */
function stageProblems({ stages, is_vs, participant_size }: Chosen): string[] {
  if (stages.length === 0 || is_vs === null || participant_size === null) return []
  return checkStages(stages, { isVs: is_vs, athletesMax: packOf(participant_size, is_vs).max })
}

function asForm(chosen: Chosen) {
  return {
    name: chosen.name,
    typeId: chosen.type_id,
    ruleId: chosen.rule_id,
    countryId: chosen.country_id,
    gender: chosen.gender,
    category: chosen.category,
    isVs: chosen.is_vs,
    isOpen: chosen.is_open,
    participantSize: chosen.participant_size,
    isQualificationDual: chosen.is_qualification_dual,
    stages: chosen.stages,
    judges: chosen.judges,
    dateStart: chosen.date_start?.getTime() ?? null,
    daysOnline: chosen.days_online,
    location: chosen.location,
  }
}
