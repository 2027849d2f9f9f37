/**
 * The inputs of the competition form: each is given the name of its field, and knows from it the label, the value, what
 * is wrong and, of a choice, what there is to choose. `data-field` is how a problem finds its input.
 */
import { type CompetitionForm, declared, type FormField } from '@trickline/competition/competition-fields'
import { isOffered } from '@trickline/competition/competition-form'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { optionText } from '../field-value.ts'
import { useCompetitionForm } from './form-context.ts'

/** The fields that hold such a value. */
type Holding<Value> = {
  [Field in FormField]: CompetitionForm[Field] extends Value ? Field : never
}[FormField]

export function TextInput({
  field,
  trims = false,
  ...input
}: {
  field: Holding<string>
  trims?: boolean
  type?: 'url'
  placeholder?: string
  maxLength?: number
}) {
  const { form, change, errors } = useCompetitionForm()
  const words = useMessages('competitions')
  return (
    <Spot field={field}>
      <TextField
        {...input}
        label={words.fields[field]}
        value={form[field]}
        autoComplete="off"
        error={errors[field]}
        onChange={({ target }) => change({ [field]: trims ? target.value.trim() : target.value })}
      />
    </Spot>
  )
}

function NumberInput({ field }: { field: Exclude<Holding<number | null>, Holding<null>> }) {
  const { form, change, errors } = useCompetitionForm()
  const words = useMessages('competitions')
  const format = useFormat()
  const { range } = declared(field)
  return (
    <Spot field={field}>
      <TextField
        label={words.fields[field]}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        className="tabular"
        {...(range && { min: range.min, max: range.max, step: 10 ** -range.decimals })}
        hint={range && words.fromTo(format.number(range.min), format.number(range.max))}
        value={form[field] ?? ''}
        error={errors[field]}
        onChange={({ target }) => change({ [field]: target.value === '' ? null : Number(target.value) })}
      />
    </Spot>
  )
}

/** Whole units of money, with dots between the thousands as they are typed (competition-form §6). */
export function MoneyInput({
  field,
  symbol,
  hint,
}: {
  field: 'fees' | 'prize_amount_total'
  symbol: string
  hint?: string
}) {
  const { form, change, errors } = useCompetitionForm()
  const words = useMessages('competitions')
  return (
    <Spot field={field}>
      <TextField
        label={words.fields[field]}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        className="tabular"
        value={form[field] === 0 ? '' : withDots(form[field])}
        end={<span className="pointer-events-none pe-3 text-soft">{symbol}</span>}
        hint={hint}
        error={errors[field]}
        onChange={({ target }) => change({ [field]: Number(target.value.replace(/\D/g, '').slice(0, 10)) })}
      />
    </Spot>
  )
}

/** 12500 is "12.500". */
export function withDots(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

type Option = { value: string | number; label: string }

/** What the declaration lists, or options of its own; what an admin has not switched on is named and disabled. */
export function ChoiceInput({
  field,
  options,
  labelOf,
}: {
  field: Holding<string | number | null>
  options?: readonly Option[]
  labelOf?: (value: string | number) => string
}) {
  const { form, change, errors, offered } = useCompetitionForm()
  const words = useMessages('competitions')
  const choices: readonly Option[] =
    options ??
    (declared(field).choices ?? []).map((value) => ({
      value,
      label: labelOf?.(value) ?? optionText(words.options, field, value),
    }))
  return (
    <Spot field={field}>
      <SelectField
        label={words.fields[field]}
        value={form[field] ?? ''}
        error={errors[field]}
        onChange={({ target }) =>
          change({ [field]: choices.find(({ value }) => String(value) === target.value)?.value ?? null })
        }
      >
        <option value="">{words.choose}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value} disabled={!isOffered(field, value, offered)}>
            {label}
          </option>
        ))}
      </SelectField>
    </Spot>
  )
}

/** Two segments, yes first; what nobody has to say can be cleared again. */
export function FlagInput({
  field,
  hint,
  cannot,
  noFirst = false,
}: {
  field: Holding<boolean | null>
  hint?: ReactNode
  /** Why yes cannot be chosen. */
  cannot?: string | undefined
  noFirst?: boolean
}) {
  const { form, change } = useCompetitionForm()
  const words = useMessages('competitions')
  const segments = [true, false].map((flag) => ({
    value: Number(flag),
    label: optionText(words.options, field, flag),
    disabled: flag && cannot !== undefined,
  }))
  const { default: empty, need } = declared(field)
  return (
    <Problem field={field} hint={cannot ?? hint}>
      <Segmented
        label={words.fields[field]}
        full
        segments={noFirst ? segments.toReversed() : segments}
        value={form[field] === null ? null : Number(form[field])}
        onChange={(value) => change({ [field]: value === 1 })}
        {...(empty === null && need === 'never' && { onClear: () => change({ [field]: null }) })}
      />
    </Problem>
  )
}

/** The input that suits a field's kind, for a row of fields that need nothing special. */
export function FieldInput({ field }: { field: PlainField }) {
  const { kind } = declared(field)
  if (kind === 'flag') return <FlagInput field={field as Holding<boolean | null>} />
  if (kind === 'choice') return <ChoiceInput field={field as Holding<string | number | null>} />
  return <NumberInput field={field as Holding<number | null>} />
}
type PlainField = Holding<boolean | null> | Holding<string | number | null>

/** A group of controls with what it means and what is wrong with it below. */
export function Problem({
  field,
  hint,
  children,
}: {
  field: FormField
  hint?: ReactNode
  children: ReactNode
}) {
  const error = useCompetitionForm().errors[field]
  return (
    <Spot field={field}>
      <div className="flex flex-col gap-1.5">
        {children}
        {hint ? <p className="text-label text-soft">{hint}</p> : null}
        {error ? (
          <p className="flex items-start gap-1.5 text-label font-medium text-danger">
            <Icon name="warning" className="mt-px size-4 shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
    </Spot>
  )
}

/** Where a field stands. */
export function Spot({ field, children }: { field: FormField; children: ReactNode }) {
  return (
    <div data-field={field} className="contents">
      {children}
    </div>
  )
}
