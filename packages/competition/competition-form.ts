/**
 * The arithmetic of the competition form: what is still missing, how far it is, the dates it may choose, how the
 * prize is split and how long the days will be (competition-form §2 to §7). The server stores what these say.
 */

import type { Category, CompetitionTypeId, Gender, PackSize, StageId } from './model.ts'
import { athleteCounts } from './phases.ts'
import { checkStages, packOf } from './stages.ts'

export const limits = {
  fees: { min: 0, max: 250_000 },
  judges: { min: 1, max: 6 },
  daysOnline: [10, 15, 20, 30],
  defaultDaysOnline: 10,
} as const

/** Options that the selects name but do not offer yet (competition-form §1): OnLine, Mixed, Team. The server takes them all the same. */
export const notOfferedYet = {
  types: [1],
  genders: ['mixed'],
  categories: ['team'],
} as const satisfies {
  types: readonly CompetitionTypeId[]
  genders: readonly Gender[]
  categories: readonly Category[]
}

/** A competition as far as it has been filled in; null or '' is not chosen yet. */
export type CompetitionForm = {
  name: string | null
  typeId: CompetitionTypeId | null
  ruleId: number | null
  countryId: number | null
  gender: Gender | null
  category: Category | null
  isVs: boolean | null
  isOpen: boolean | null
  participantSize: PackSize | null
  isQualificationDual: boolean
  stages: readonly StageId[]
  judges: number | null
  /** An instant, or the date as the form spells it: only whether there is one matters here. */
  dateStart: number | string | null
  daysOnline: number | null
  location: string | null
}

export type RequiredField = Exclude<keyof CompetitionForm, 'isQualificationDual'>

/** Whole percent of the required fields, rounded down: 100 only when nothing is missing. */
export function completionPercentage(form: CompetitionForm): number {
  const required = requiredFields(form).length
  return Math.floor((100 * (required - missingFields(form).length)) / required)
}

/** The required fields that are not filled in, in the order of the form. Stages that cannot be played are missing. */
export function missingFields(form: CompetitionForm): RequiredField[] {
  return requiredFields(form).filter((field) =>
    field === 'stages' ? !hasStages(form) : isBlank(form[field]),
  )
}

/** Image, links and fees are optional; days belong to an online competition, a location to a live one. */
function requiredFields(form: Pick<CompetitionForm, 'typeId'>): RequiredField[] {
  const always: RequiredField[] = [
    'name',
    'typeId',
    'ruleId',
    'countryId',
    'dateStart',
    'isVs',
    'gender',
    'category',
    'isOpen',
    'participantSize',
    'stages',
    'judges',
  ]
  if (form.typeId === 1) return [...always, 'daysOnline']
  if (form.typeId === 2) return [...always, 'location']
  return always
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

function hasStages({ stages, isVs, participantSize }: CompetitionForm): boolean {
  if (isVs === null || participantSize === null) return stages.length > 0
  return checkStages(stages, { isVs, athletesMax: packOf(participantSize, isVs).max }).length === 0
}

/** What choosing another pack does to the rest: no stages, one qualifying, one judge, the default days online. */
export function resetOnPackChange<F extends CompetitionForm>(form: F): F {
  return {
    ...form,
    stages: [],
    isQualificationDual: false,
    judges: limits.judges.min,
    daysOnline: form.typeId === 1 ? limits.defaultDaysOnline : null,
  }
}

export type PrizeShares = { first: number; second: number; third: number; fourth: number }

/** 40/30/20/10 % for four places, else 50/30/20 %: whole units, rounded down, the rest to the first. */
export function prizeShares(total: number, fourPlaces: boolean): PrizeShares {
  const share = (percent: number): number => Math.floor((total * percent) / 100)
  const second = share(30)
  const third = share(20)
  const fourth = fourPlaces ? share(10) : 0
  return { first: total - second - third - fourth, second, third, fourth }
}

type Minutes = { qualification: number; normal: number; final: number }

const minutes = (qualification: number, normal: number, final: number): Minutes => ({
  qualification,
  normal,
  final,
})

// Minutes of one round by mode and type (competition-form §7). Nobody can choose type 3 yet; its minutes are agreed all the same.
const recordingMinutes: Record<'vs' | 'scoring', Record<CompetitionTypeId | 3, Minutes>> = {
  vs: { 1: minutes(1.5, 2, 3), 2: minutes(2, 10, 10), 3: minutes(1, 2, 3) },
  scoring: { 1: minutes(1.5, 2, 3), 2: minutes(2, 4, 5), 3: minutes(1, 2, 3) },
}
const judgingMinutes: Record<CompetitionTypeId | 3, Minutes> = {
  1: minutes(10, 10, 12),
  2: minutes(7, 15, 10),
  3: minutes(1, 2, 3),
}

export type EstimatedMinutes = { recording: number; judging: number; total: number }

/**
 * Minutes the competition takes: recording every round, plus judging every round shared among the judges.
 * null until mode, type and pack are chosen.
 */
export function estimatedMinutes(
  form: Pick<CompetitionForm, 'isVs' | 'participantSize' | 'isQualificationDual' | 'stages' | 'judges'> & {
    typeId: CompetitionTypeId | 3 | null
  },
): EstimatedMinutes | null {
  const { isVs, typeId, participantSize } = form
  if (isVs === null || typeId === null || participantSize === null) return null
  const rounds = estimatedRounds(form, packOf(participantSize, isVs).max)
  const recording = spent(rounds, recordingMinutes[isVs ? 'vs' : 'scoring'][typeId])
  const judging = spent(rounds, judgingMinutes[typeId])
  return { recording, judging, total: recording + judging / (form.judges ?? limits.judges.min) }
}

function estimatedRounds(
  { isQualificationDual, stages }: Pick<CompetitionForm, 'isQualificationDual' | 'stages'>,
  athletesMax: number,
): Minutes {
  const normal = stages.filter((stage) => stage !== 1).reduce((sum, stage) => sum + athleteCounts[stage], 0)
  return {
    qualification: athletesMax * (isQualificationDual ? 2 : 1),
    normal,
    final: stages.includes(1) ? athleteCounts[1] : 0,
  }
}

function spent(rounds: Minutes, each: Minutes): number {
  return rounds.qualification * each.qualification + rounds.normal * each.normal + rounds.final * each.final
}

/** Days online of the whole competition: the chosen days for each of its stages. */
export function onlineDaysTotal(form: Pick<CompetitionForm, 'daysOnline' | 'stages'>): number {
  return (form.daysOnline ?? 0) * form.stages.length
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
