/**
 * The arithmetic of the competition form: what one choice does to the others, what is wrong, what is still missing,
 * how far it is and how the prize is split (competition-form). The screen shows
 * with these and the server stores what they say.
 */

import { type CompetitionForm, fieldDeclaration, type FormField, formFields } from './competition-fields.ts'
import { dualQualifyingProblem, type StagesProblem, stagesProblems } from './stages.ts'

export const fewestJudges = 1
const usualDaysOnline = 10

/**
 * The form after a change, with all that the change brings along for fields that are not part of it: another pack, type
 * or mode empties what does not go with it. A field that is emptied is given as its default.
 */
export function changeForm(before: CompetitionForm, change: Partial<CompetitionForm>): CompetitionForm {
  const chosen = { ...before, ...change }
  const becomes = (field: FormField): boolean => chosen[field] !== before[field]
  const brought: Partial<CompetitionForm> = {}
  const daysOnline = chosen.type_id === 1 ? usualDaysOnline : null
  if (becomes('participant_size')) {
    brought.round_size_id = []
    brought.is_qualification_dual = false
    brought.judges = fewestJudges
    brought.days_online = daysOnline
  }
  if (becomes('type_id')) {
    brought.days_online = daysOnline
    if (chosen.type_id !== 2) {
      brought.location = ''
      brought.date_end = ''
    }
    if (dualQualifyingProblem(chosen) !== null) brought.is_qualification_dual = false
  }
  if (becomes('is_vs') && stagesProblems(chosen).length > 0) brought.round_size_id = []
  if (becomes('date_start') && chosen.date_end !== '' && chosen.date_end < chosen.date_start) {
    brought.date_end = chosen.date_start
  }
  if (chosen.date_start === '') brought.date_end = ''
  return { ...before, ...brought, ...change }
}

/** The fields that a change emptied or set beside those that were changed: to be said where it was made. */
export function dependentChanges(
  before: CompetitionForm,
  after: CompetitionForm,
  change: Partial<CompetitionForm>,
): FormField[] {
  return formFields.filter((field) => !(field in change) && String(after[field]) !== String(before[field]))
}

/**
 * A new draft out of an existing competition: everything but its dates. What nobody may choose today is left open.
 */
export function copyForm(from: CompetitionForm, offered: Offered): CompetitionForm {
  const closed = formFields.filter((field) => !isOffered(field, from[field], offered))
  const opened = Object.fromEntries(closed.map((field) => [field, fieldDeclaration(field).default]))
  return changeForm(from, { ...opened, date_start: '' })
}

/** The options that an admin switches on (calls §7); off, the selects name them and nobody can choose them. */
export type Offered = { mixed: boolean; online: boolean; team: boolean }

const switchOf: { [Field in FormField]?: { value: string | number; by: keyof Offered } } = {
  type_id: { value: 1, by: 'online' },
  gender: { value: 'mixed', by: 'mixed' },
  category: { value: 'team', by: 'team' },
}

export function isOffered(field: FormField, value: unknown, offered: Offered): boolean {
  const switched = switchOf[field]
  return switched === undefined || switched.value !== value || offered[switched.by]
}

export type FormProblem =
  | 'complete_name'
  | 'not-offered'
  | 'not-a-number'
  | 'too-small'
  | 'too-large'
  | 'too-precise'
  | 'too-early'
  | 'too-late'
  | 'end-too-late'
  | 'before-start'
  | 'end-without-start'
  | 'only-live'
  | 'only-online'
  | 'participant_size'
  | 'double_parameters'
  | StagesProblem

export type FormProblems = { [Field in FormField]?: FormProblem[] }

type FormCheckContext = {
  /** As it is stored; null for a new competition. */
  before: CompetitionForm | null
  /** `yyyy-mm-dd` where the competition is. */
  today: string
  offered: Offered
}

/** What keeps the form from being stored: incomplete is fine, wrong is not. */
export function formProblems(form: CompetitionForm, scene: FormCheckContext): FormProblems {
  const found: FormProblems = {}
  for (const field of formFields) {
    const problems = [...valueProblems(form, field, scene), ...(rules[field]?.(form, scene) ?? [])]
    if (problems.length > 0) found[field] = problems
  }
  return found
}

/** What the declaration says of a value; what was stored before a switch went off stays. */
function valueProblems(
  form: CompetitionForm,
  field: FormField,
  { before, offered }: FormCheckContext,
): FormProblem[] {
  const value = form[field]
  const { choices, range, need, default: empty } = fieldDeclaration(field)
  if (value === empty) return []
  if (need === 'live' && form.type_id !== 2) return ['only-live']
  if (need === 'online' && form.type_id !== 1) return ['only-online']
  if (choices && !choices.some((each) => each === value)) return ['not-offered']
  if (value !== before?.[field] && !isOffered(field, value, offered)) return ['not-offered']
  return range && typeof value === 'number' ? rangeProblems(value, range) : []
}

function rangeProblems(value: number, range: { min: number; max: number; decimals: number }): FormProblem[] {
  if (value < range.min) return ['too-small']
  if (value > range.max) return ['too-large']
  if (Number(value.toFixed(range.decimals)) === value) return []
  return range.decimals === 0 ? ['not-a-number'] : ['too-precise']
}

/** What a field has to keep to beside its own range and choices. */
const rules: { [Field in FormField]?: (form: CompetitionForm, scene: FormCheckContext) => FormProblem[] } = {
  name: ({ name }) => (name.trim() === '' ? ['complete_name'] : []),
  date_start: startProblems,
  date_end: endProblems,
  is_qualification_dual: (form) => {
    const problem = form.is_qualification_dual ? dualQualifyingProblem(form) : null
    return problem === null ? [] : [problem]
  },
  round_size_id: stagesProblems,
}

/** By days, as the picker offers them, and only of another start: a draft that has waited can still be saved. */
function startProblems(form: CompetitionForm, scene: FormCheckContext): FormProblem[] {
  if (form.date_start === '' || !isNew('date_start', form, scene)) return []
  const day = form.date_start.slice(0, 10)
  if (day < earliestStart(scene.today)) return ['too-early']
  return day > latestStart(scene.today) ? ['too-late'] : []
}

function endProblems(form: CompetitionForm, scene: FormCheckContext): FormProblem[] {
  const { date_start: start, date_end: end } = form
  if (end === '' || end === start) return []
  if (start === '') return ['end-without-start']
  if (end < start) return ['before-start']
  if (form.type_id !== 2) return ['only-live']
  return isNew('date_end', form, scene) && end.slice(0, 10) > latestStart(scene.today) ? ['end-too-late'] : []
}

function isNew(
  date: 'date_start' | 'date_end',
  form: CompetitionForm,
  { before }: FormCheckContext,
): boolean {
  return before === null || form[date] !== before[date] || form.time_zone !== before.time_zone
}

/** Whole percent of the required fields, rounded down: 100 only when nothing is missing. */
export function completionPercentage(form: CompetitionForm): number {
  const required = requiredFields(form).length
  return Math.floor((100 * (required - missingFields(form).length)) / required)
}

/** The required fields that are not filled in, in the order of the form. */
export function missingFields(form: CompetitionForm): FormField[] {
  return requiredFields(form).filter((field) => isBlank(form[field]))
}

/** Days belong to an online competition, a location to a live one. */
function requiredFields({ type_id }: Pick<CompetitionForm, 'type_id'>): FormField[] {
  return formFields.filter((field) => {
    const { need } = fieldDeclaration(field)
    return need === 'always' || (need === 'online' && type_id === 1) || (need === 'live' && type_id === 2)
  })
}

function isBlank(value: CompetitionForm[FormField]): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || (typeof value === 'object' && value.length === 0)
}

export type PrizeShares = { first: number; second: number; third: number; fourth: number }

/** 40/30/20/10 % for four places, 50/30/20 % for three: whole units, rounded down, the rest to the first. */
export function prizeShares(total: number, places: 3 | 4): PrizeShares {
  const share = (percent: number): number => Math.floor((total * percent) / 100)
  const second = share(30)
  const third = share(20)
  const fourth = places === 4 ? share(10) : 0
  return { first: total - second - third - fourth, second, third, fourth }
}

/** The first day a competition can start: one month from today ('yyyy-mm-dd' to 'yyyy-mm-dd'). */
export function earliestStart(today: string): string {
  return addMonths(today, 1)
}

/** The last day a competition can start: one year after the earliest. */
export function latestStart(today: string): string {
  return addMonths(earliestStart(today), 12)
}

/** Calendar months later, on the month's last day where the day does not exist: 31 January gives 28 February. */
function addMonths(day: string, months: number): string {
  const [, years, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (years === undefined || month === undefined || date === undefined) {
    throw new RangeError(`not a day like yyyy-mm-dd: ${day}`)
  }
  const monthsSinceZero = Number(years) * 12 + Number(month) - 1 + months
  const year = Math.floor(monthsSinceZero / 12)
  const monthOfYear = (monthsSinceZero % 12) + 1
  // Day 0 of the month after is this month's last.
  const lastDate = new Date(Date.UTC(year, monthOfYear, 0)).getUTCDate()
  return [digits(year, 4), digits(monthOfYear, 2), digits(Math.min(Number(date), lastDate), 2)].join('-')
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
