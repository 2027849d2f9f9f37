/** Declares each field of the competition form once. The contract, the server and the screens derive from it. */

import { type Eligibility, isEligibility } from './eligibility.ts'
import { mostInquiryMinutes } from './inquiries.ts'
import type { CompetitionTypeId, PackSize, StageId } from './model.ts'

export const formSteps = ['basics', 'modality', 'participants', 'fees'] as const
export type FormStep = (typeof formSteps)[number]

/** 'online' and 'live': required in competitions of that type, forbidden in the other. */
type Need = 'always' | 'online' | 'live' | 'never'

type Range = { min: number; max: number; decimals: number }

type Declared<Kind extends string, Value> = { kind: Kind; default: Value; step: FormStep; need: Need }
type Choice<Value> = { choices: readonly Value[] }

const text = (step: FormStep, need: Need): Declared<'text', string> => ({
  kind: 'text',
  default: '',
  step,
  need,
})
const flag = (step: FormStep, need: Need): Declared<'flag', boolean | null> => ({
  kind: 'flag',
  default: null,
  step,
  need,
})
const choice = <const Value extends string | number>(
  step: FormStep,
  need: Need,
  choices: readonly Value[],
): Declared<'choice', Value | null> & Choice<Value> => ({
  kind: 'choice',
  default: null,
  step,
  need,
  choices,
})
const id = (step: FormStep, need: Need): Declared<'number', number | null> => ({
  kind: 'number',
  default: null,
  step,
  need,
})
const number = (step: FormStep, need: Need, range: Range) => ({ ...id(step, need), range })
/** Whole units of the country's currency, or minutes; 0 means none. */
const amount = (step: FormStep, max: number): Declared<'number', number> & { range: Range } => ({
  kind: 'number',
  default: 0,
  step,
  need: 'never',
  range: { min: 0, max, decimals: 0 },
})
const stages: Declared<'stages', readonly StageId[]> = {
  kind: 'stages',
  default: [],
  step: 'participants',
  need: 'always',
}
const eligibility: Declared<'eligibility', Eligibility | null> = {
  kind: 'eligibility',
  default: null,
  step: 'modality',
  need: 'never',
}
const prizePlaces: Declared<'choice', 3 | 4> & Choice<3 | 4> = {
  ...choice('fees', 'never', [4, 3]),
  default: 4,
}

const sealBy: Declared<'choice', 'none' | 'one' | 'two'> & Choice<'none' | 'one' | 'two'> = {
  ...choice('participants', 'never', ['none', 'one', 'two']),
  default: 'none',
}

export const competitionFields = {
  name: text('basics', 'always'),
  type_id: choice<CompetitionTypeId>('basics', 'always', [1, 2]),
  rule_id: id('basics', 'always'),
  country_id: id('basics', 'always'),
  location: text('basics', 'live'),
  /** `yyyy-mm-dd HH:mm` in `time_zone`. */
  date_start: text('basics', 'always'),
  /** Empty for a competition on a single date. */
  date_end: text('basics', 'never'),
  time_zone: { ...text('basics', 'never'), default: 'UTC' },
  img_path: text('basics', 'never'),
  is_vs: flag('modality', 'always'),
  is_open: flag('modality', 'always'),
  /** `yyyy-mm-dd HH:mm` in `time_zone`; empty: registration opens with publication and closes with the start. */
  registration_opens_at: text('modality', 'never'),
  registration_closes_at: text('modality', 'never'),
  gender: choice('modality', 'always', ['male', 'female', 'mixed']),
  category: choice('modality', 'always', ['national', 'international', 'team']),
  participant_size: choice<PackSize>('participants', 'always', ['small', 'medium', 'big']),
  is_qualification_dual: { ...flag('participants', 'never'), default: false },
  round_size_id: stages,
  judges: choice('participants', 'always', [1, 2, 3, 4, 5, 6]),
  /** How many judges score each round independently; fixed once the competition starts. */
  judging: { ...choice('participants', 'never', ['one', 'two']), default: 'one' } as const,
  /** How long after the publication of a phase athletes can inquire; 0: never. */
  inquiry_minutes: amount('participants', mostInquiryMinutes),
  /** Who makes a finished result official; empty: it is official at once. */
  seal_by: sealBy,
  days_online: choice('participants', 'online', [10, 15, 20, 30]),
  fees: amount('fees', 250_000),
  prize_amount_total: amount('fees', 1_000_000_000),
  prize_places: prizePlaces,
  url_event: text('fees', 'never'),
  url_social: text('fees', 'never'),
  line_length_m: number('fees', 'never', { min: 5, max: 100, decimals: 1 }),
  line_height_m: number('fees', 'never', { min: 0.3, max: 5, decimals: 2 }),
  anchor_type: choice('fees', 'never', ['tree', 'bar', 'a-frame', 'truck', 'wall', 'other']),
  tension_system: choice('fees', 'never', ['ratchet', 'pulley', 'lever-hoist', 'hydraulic', 'other']),
  /** Height of the line above the mat, in centimetres. */
  mat_height_cm: number('fees', 'never', { min: 0, max: 200, decimals: 0 }),
  mat_used: flag('fees', 'never'),
  frame_used: flag('fees', 'never'),
  /** Who may register (events §4). */
  eligibility,
}

export const lineFields = [
  'line_length_m',
  'line_height_m',
  'anchor_type',
  'tension_system',
  'mat_height_cm',
  'mat_used',
  'frame_used',
] as const satisfies (keyof typeof competitionFields)[]

/** The fields that the owner may still change after approval, until the start. */
export const lateFields = [
  'judging',
  'inquiry_minutes',
  'seal_by',
  'registration_opens_at',
  'registration_closes_at',
] as const satisfies (keyof typeof competitionFields)[]

type Fields = typeof competitionFields
export type FormField = keyof Fields

/** null, '' and [] mean that nothing was chosen yet. */
export type CompetitionForm = { [Field in FormField]: Fields[Field]['default'] }

type FieldDeclaration = {
  kind: 'text' | 'flag' | 'choice' | 'number' | 'stages' | 'eligibility'
  default: CompetitionForm[FormField]
  step: FormStep
  need: Need
  choices?: readonly (string | number)[]
  range?: Range
}

export function fieldDeclaration(field: FormField): FieldDeclaration {
  return competitionFields[field]
}

// Object.keys returns string[]
export const formFields = Object.keys(competitionFields) as FormField[]

/** Reads a row, an answer or a draft: missing and invalid values become the default, 0 and 1 become flags. */
export function parseForm(row: { readonly [Field in FormField]?: unknown }): CompetitionForm {
  return Object.fromEntries(
    formFields.map((field) => {
      const { kind, default: start, choices } = fieldDeclaration(field)
      const input = row[field]
      const value = kind === 'flag' && (input === 0 || input === 1) ? input === 1 : input
      const fits = choices ? choices.some((each) => each === value) : fitsKind[kind](value)
      return [field, fits ? value : start]
    }),
  ) as CompetitionForm
}

const fitsKind: Record<FieldDeclaration['kind'], (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  choice: () => false,
  number: (value) => typeof value === 'number',
  eligibility: isEligibility,
  stages: (value) => Array.isArray(value) && value.every((stage) => [1, 2, 3, 4, 5].includes(stage)),
}

export const emptyForm = parseForm({})
