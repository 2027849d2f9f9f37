/** The inputs of the form, each derived from the name of its field. Errors find an input by its `data-field`. */
import {
  competitionFields,
  type CompetitionForm,
  fieldDeclaration,
  type FormField,
} from '@trickline/competition/competition-fields'
import { isOffered } from '@trickline/competition/competition-form'
import { type ReactNode, useId, useState } from 'react'
import { useFieldText } from '../../lib/error-text.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { controlClass } from '@trickline/ui/control-class.ts'
import { Field, SelectField, TextField } from '@trickline/ui/field.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { optionText } from '@trickline/views/competitions/option-text.ts'
import { isWholeAmount, withDots } from './amount.ts'
import { useCompetitionForm } from './form-context.ts'
import { useFormValue } from './use-form-value.ts'

type FieldOfType<TValue> = {
  [Field in FormField]: CompetitionForm[Field] extends TValue ? Field : never
}[FormField]

function useInput<Field extends FormField>(field: Field) {
  const { form, change, errors } = useCompetitionForm()
  const words = useMessages('competitionFacts')
  return {
    field: { label: words.fields[field], error: errors[field] },
    value: form[field],
    set: (value: unknown) => change({ [field]: value }),
  }
}

export function TextInput({
  field: name,
  trims = false,
  ...input
}: {
  field: FieldOfType<string>
  trims?: boolean
  type?: 'url'
  placeholder?: string
  maxLength?: number
}) {
  const { field, value, set } = useInput(name)
  return (
    <FieldSlot field={name}>
      <TextField
        {...input}
        {...field}
        autoComplete="off"
        value={value}
        onChange={({ target }) => set(trims ? target.value.trim() : target.value)}
      />
    </FieldSlot>
  )
}

export function NumberInput({ field: name, hint }: { field: NumberField; hint?: string }) {
  const { field, value, set } = useInput(name)
  const words = useMessages('competitionForm')
  const format = useFormat()
  const { range } = fieldDeclaration(name)
  return (
    <FieldSlot field={name}>
      <TextField
        {...field}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        className="tabular"
        {...(range && { min: range.min, max: range.max, step: 10 ** -range.decimals })}
        hint={hint ?? (range && words.fromTo(format.number(range.min), format.number(range.max)))}
        value={value ?? ''}
        onChange={({ target }) =>
          set(target.value === '' ? fieldDeclaration(name).default : Number(target.value))
        }
      />
    </FieldSlot>
  )
}

type MoneyProps = { field: 'fees' | 'prize_amount_total'; symbol: string; hint?: string }

/** Whole units with dots between thousands (competition-form §6); other input is refused. */
export function MoneyInput({ field: name, symbol, hint }: MoneyProps) {
  const { field, value, set } = useInput(name)
  const words = useMessages('competitionForm')
  const fieldText = useFieldText()
  const [refused, setRefused] = useState(false)
  const isTooMuch = value > competitionFields[name].range.max
  return (
    <FieldSlot field={name}>
      <TextField
        {...field}
        error={field.error ?? (isTooMuch ? fieldText('too-large') : undefined)}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        className="tabular"
        value={value === 0 ? '' : withDots(value)}
        end={<span className="pointer-events-none pe-3 text-soft">{symbol}</span>}
        hint={<output>{refused ? words.wholeUnits : hint}</output>}
        onBeforeInput={(event) => {
          if (isWholeAmount(event.data)) return
          setRefused(true)
          event.preventDefault()
        }}
        onBlur={() => setRefused(false)}
        onChange={({ target }) => {
          const digits = target.value.replaceAll('.', '')
          if (!/^\d*$/.test(digits)) return
          const right = target.value.length - (target.selectionStart ?? target.value.length)
          set(Number(digits.slice(0, mostDigits)))
          // dots change only to the left of the caret, so its distance from the end stays
          requestAnimationFrame(() => {
            const at = target.value.length - right
            target.setSelectionRange(at, at)
          })
        }}
      />
    </FieldSlot>
  )
}
const mostDigits = 10

type Option = { value: string | number; label: string }

/** Choices from the field's declaration, or `options`; those that no admin has switched on are disabled. */
export function ChoiceInput({
  field: name,
  options,
  labelOf,
}: {
  field: FieldOfType<string | number | null>
  options?: readonly Option[]
  labelOf?: (value: string | number) => string
}) {
  const { field, value: chosen, set } = useInput(name)
  const { offered } = useCompetitionForm()
  const words = useMessages('competitions')
  const formWords = useMessages('competitionForm')
  const choices: readonly Option[] =
    options ??
    (fieldDeclaration(name).choices ?? []).map((value) => ({
      value,
      label: labelOf?.(value) ?? optionText(words.options, name, value),
    }))
  return (
    <FieldSlot field={name}>
      <SelectField
        {...field}
        value={chosen ?? ''}
        onChange={({ target }) =>
          set(choices.find(({ value }) => String(value) === target.value)?.value ?? null)
        }
      >
        {fieldDeclaration(name).default === null ? <option value="">{formWords.choose}</option> : null}
        {choices.map(({ value, label }) => (
          <option key={value} value={value} disabled={!isOffered(name, value, offered)}>
            {label}
          </option>
        ))}
      </SelectField>
    </FieldSlot>
  )
}

export function FlagInput({
  field: name,
  hint,
  disabledReason,
  noFirst = false,
}: {
  field: FieldOfType<boolean | null>
  hint?: ReactNode
  /** Why "yes" is disabled. */
  disabledReason?: string | undefined
  noFirst?: boolean
}) {
  const { field, value, set } = useInput(name)
  const { showDialog } = useCompetitionForm()
  const words = useMessages('competitions')
  const segments = [true, false].map((flag) => ({
    value: Number(flag),
    label: optionText(words.options, name, flag),
    disabled: flag && disabledReason !== undefined,
  }))
  const { default: empty, need } = fieldDeclaration(name)
  return (
    <DescribedGroup field={name} hint={disabledReason ?? hint}>
      {(describedBy) => (
        <Segmented
          label={field.label}
          full
          describedBy={describedBy}
          segments={noFirst ? segments.toReversed() : segments}
          value={value === null ? null : Number(value)}
          onChange={(chosen) => set(chosen === 1)}
          onDisabledPress={() => disabledReason !== undefined && showDialog(disabledReason)}
          {...(empty === null && need === 'never' && { onClear: () => set(null) })}
        />
      )}
    </DescribedGroup>
  )
}

export function FieldInput({ field }: { field: PlainField }) {
  if (isFlag(field)) return <FlagInput field={field} />
  if (isNumber(field)) return <NumberInput field={field} />
  return <ChoiceInput field={field} />
}

type PlainField = FlagField | FieldOfType<string | number | null>
type FlagField = FieldOfType<boolean | null>
type NumberField = Exclude<FieldOfType<number | null>, FieldOfType<null>>

function isFlag(field: PlainField): field is FlagField {
  return fieldDeclaration(field).kind === 'flag'
}

function isNumber(field: PlainField): field is NumberField {
  return fieldDeclaration(field).kind === 'number'
}

export function DialogInput({
  field: name,
  text,
  error,
  hint,
  onOpen,
}: {
  field: FormField
  text: string | null
  error?: string | undefined
  hint?: string
  onOpen: () => void
}) {
  const { field } = useInput(name)
  const words = useMessages('competitionForm')
  const common = useMessages('common')
  return (
    <FieldSlot field={name}>
      <Field {...field} error={field.error ?? error} hint={hint}>
        {(control) => (
          <button
            {...control}
            type="button"
            aria-haspopup="dialog"
            aria-label={common.labelled(field.label, text ?? words.choose)}
            className={classNames(controlClass, 'flex items-center justify-between gap-3 py-2 text-start')}
            onClick={onOpen}
          >
            <span className={classNames('min-w-0 wrap-anywhere', text === null && 'text-soft')}>
              {text ?? words.choose}
            </span>
            <Icon name="down" className="size-4 shrink-0 text-soft" />
          </button>
        )}
      </Field>
    </FieldSlot>
  )
}

/** Controls with hint and error below; `children` gets the id for `aria-describedby`. */
export function DescribedGroup({
  field,
  hint,
  children,
}: {
  field: FormField
  hint?: ReactNode
  children: (describedBy: string | undefined) => ReactNode
}) {
  const id = useId()
  const error = useCompetitionForm().errors[field]
  return (
    <FieldSlot field={field}>
      {children(hint || error ? id : undefined)}
      <div id={id} className="flex flex-col gap-1.5 text-label empty:hidden">
        {hint ? <p className="text-soft">{hint}</p> : null}
        {error ? (
          <p className="flex items-start gap-1.5 font-medium text-danger">
            <Icon name="warning" className="mt-px size-4 shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
    </FieldSlot>
  )
}

/** Wraps a field and shows which other fields its last change also changed. */
export function FieldSlot({ field, children }: { field: FormField; children: ReactNode }) {
  const { form, dependent } = useCompetitionForm()
  const words = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const common = useMessages('common')
  const format = useFormat()
  const valueOf = useFormValue()
  const changes = dependent?.by === field ? dependent.fields : []
  const changed = changes.map((each) => {
    const value = valueOf(form, each)
    return common.labelled(words.fields[each], value === '—' ? formWords.emptied : value)
  })
  return (
    <div data-field={field} className="flex min-w-0 flex-col gap-1.5">
      {children}
      <output className="contents">
        {dependent && changes.length > 0 ? (
          <span className="text-label font-medium">
            {formWords.broughtAlong(format.list(changed))}{' '}
            <button
              type="button"
              className="min-h-8 font-semibold underline underline-offset-4"
              onClick={dependent.undo}
            >
              {common.undo}
            </button>
          </span>
        ) : null}
      </output>
    </div>
  )
}
