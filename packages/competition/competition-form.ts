/** The rules of the competition form (docs/reference/competition-form.md). The screen shows them, the server enforces them. */

import { type CompetitionForm, fieldDeclaration, type FormField, formFields } from './competition-fields.ts'
import { dualQualifyingProblem, type StagesProblem, stagesProblems } from './stages.ts'

export const fewestJudges = 1
const usualDaysOnline = 10

/** Changes the form. A new pack, type or mode resets the fields that depend on it, unless `change` sets them. */
export function changeForm(before: CompetitionForm, change: Partial<CompetitionForm>): CompetitionForm {
  const chosen = { ...before, ...change }
  const hasChanged = (field: FormField): boolean => chosen[field] !== before[field]
  const dependent: Partial<CompetitionForm> = {}
  const daysOnline = chosen.type_id === 1 ? usualDaysOnline : null
  if (hasChanged('participant_size')) {
    dependent.round_size_id = []
    dependent.is_qualification_dual = false
    dependent.judges = fewestJudges
    dependent.days_online = daysOnline
  }
  if (hasChanged('type_id')) {
    dependent.days_online = daysOnline
    if (chosen.type_id !== 2) {
      dependent.location = ''
      dependent.date_end = ''
    }
    if (dualQualifyingProblem(chosen) !== null) dependent.is_qualification_dual = false
  }
  if (hasChanged('is_vs') && stagesProblems(chosen).length > 0) dependent.round_size_id = []
  if (hasChanged('date_start') && chosen.date_end !== '' && chosen.date_end < chosen.date_start) {
    dependent.date_end = chosen.date_start
  }
  if (chosen.date_start === '') dependent.date_end = ''
  if (hasChanged('date_start')) {
    for (const field of registrationFields) if (isAfterStart(chosen, field)) dependent[field] = ''
  }
  return { ...before, ...dependent, ...change }
}

/** The fields that were reset although the change does not name them. */
export function dependentChanges(
  before: CompetitionForm,
  after: CompetitionForm,
  change: Partial<CompetitionForm>,
): FormField[] {
  return formFields.filter(
    (field) => !(field in change) && JSON.stringify(after[field]) !== JSON.stringify(before[field]),
  )
}

/** The form of a copy: everything but the dates; options that are switched off are reset. */
export function copyForm(from: CompetitionForm, offered: Offered): CompetitionForm {
  const notOffered = formFields.filter((field) => !isOffered(field, from[field], offered))
  const emptied = Object.fromEntries(notOffered.map((field) => [field, fieldDeclaration(field).default]))
  return changeForm(from, {
    ...emptied,
    date_start: '',
    registration_opens_at: '',
    registration_closes_at: '',
  })
}

/** Options that an admin can switch on (calls §7); the form lists the others as disabled. */
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
  | 'after-start'
  | 'before-opening'
  | 'only-live'
  | 'only-online'
  | 'participant_size'
  | 'double_parameters'
  | StagesProblem

export type FormProblems = { [Field in FormField]?: FormProblem[] }

type FormCheckContext = {
  /** The stored form; null for a new competition. */
  before: CompetitionForm | null
  /** `yyyy-mm-dd` in the zone of the competition. */
  today: string
  offered: Offered
}

/** What prevents the form from being stored: invalid values do, missing ones do not. */
export function formProblems(form: CompetitionForm, context: FormCheckContext): FormProblems {
  const found: FormProblems = {}
  for (const field of formFields) {
    const problems = [...valueProblems(form, field, context), ...(rules[field]?.(form, context) ?? [])]
    if (problems.length > 0) found[field] = problems
  }
  return found
}

/** Checks values against the field's declaration. A stored value stays valid when its option is switched off. */
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

const rules: { [Field in FormField]?: (form: CompetitionForm, context: FormCheckContext) => FormProblem[] } =
  {
    name: ({ name }) => (name.trim() === '' ? ['complete_name'] : []),
    date_start: startProblems,
    date_end: endProblems,
    registration_opens_at: (form) => (isAfterStart(form, 'registration_opens_at') ? ['after-start'] : []),
    registration_closes_at: registrationEndProblems,
    is_qualification_dual: (form) => {
      const problem = form.is_qualification_dual ? dualQualifyingProblem(form) : null
      return problem === null ? [] : [problem]
    },
    round_size_id: stagesProblems,
  }

/** Compares days, and only when the start changes, so that an old draft can still be saved. */
function startProblems(form: CompetitionForm, context: FormCheckContext): FormProblem[] {
  if (form.date_start === '' || !isNew('date_start', form, context)) return []
  const day = form.date_start.slice(0, 10)
  if (day < earliestStart(context.today)) return ['too-early']
  return day > latestStart(context.today) ? ['too-late'] : []
}

function endProblems(form: CompetitionForm, context: FormCheckContext): FormProblem[] {
  const { date_start: start, date_end: end } = form
  if (end === '' || end === start) return []
  if (start === '') return ['end-without-start']
  if (end < start) return ['before-start']
  if (form.type_id !== 2) return ['only-live']
  return isNew('date_end', form, context) && end.slice(0, 10) > latestStart(context.today)
    ? ['end-too-late']
    : []
}

const registrationFields = ['registration_opens_at', 'registration_closes_at'] as const

function registrationEndProblems(form: CompetitionForm): FormProblem[] {
  const { registration_opens_at: opens, registration_closes_at: closes } = form
  if (isAfterStart(form, 'registration_closes_at')) return ['after-start']
  return closes !== '' && closes <= opens ? ['before-opening'] : []
}

function isAfterStart(form: CompetitionForm, field: (typeof registrationFields)[number]): boolean {
  return form.date_start !== '' && form[field] > form.date_start
}

function isNew(
  date: 'date_start' | 'date_end',
  form: CompetitionForm,
  { before }: FormCheckContext,
): boolean {
  return before === null || form[date] !== before[date] || form.time_zone !== before.time_zone
}

/** Percent of the required fields, rounded down. */
export function completionPercentage(form: CompetitionForm): number {
  const required = requiredFields(form).length
  return Math.floor((100 * (required - missingFields(form).length)) / required)
}

export function missingFields(form: CompetitionForm): FormField[] {
  return requiredFields(form).filter((field) => isBlank(form[field]))
}

function requiredFields({ type_id }: Pick<CompetitionForm, 'type_id'>): FormField[] {
  return formFields.filter((field) => {
    const { need } = fieldDeclaration(field)
    return need === 'always' || (need === 'online' && type_id === 1) || (need === 'live' && type_id === 2)
  })
}

function isBlank(value: CompetitionForm[FormField]): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || (Array.isArray(value) && value.length === 0)
}

export type PrizeShares = { first: number; second: number; third: number; fourth: number }

/** Places 1 to 4 get 40, 30, 20 and 10 %, places 1 to 3 get 50, 30 and 20 %; amounts are rounded down, the first gets the rest. */
export function prizeShares(total: number, places: 3 | 4): PrizeShares {
  const share = (percent: number): number => Math.floor((total * percent) / 100)
  const second = share(30)
  const third = share(20)
  const fourth = places === 4 ? share(10) : 0
  return { first: total - second - third - fourth, second, third, fourth }
}

export function earliestStart(today: string): string {
  return addMonths(today, 1)
}

export function latestStart(today: string): string {
  return addMonths(earliestStart(today), 12)
}

/** A day after the end of the month becomes its last day: 31 January + 1 is 28 February. */
function addMonths(day: string, months: number): string {
  const [, years, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (years === undefined || month === undefined || date === undefined) {
    throw new RangeError(`not a day like yyyy-mm-dd: ${day}`)
  }
  const monthsSinceZero = Number(years) * 12 + Number(month) - 1 + months
  const year = Math.floor(monthsSinceZero / 12)
  const monthOfYear = (monthsSinceZero % 12) + 1
  // day 0 of the next month is the last of this one
  const lastDate = new Date(Date.UTC(year, monthOfYear, 0)).getUTCDate()
  return [digits(year, 4), digits(monthOfYear, 2), digits(Math.min(Number(date), lastDate), 2)].join('-')
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
