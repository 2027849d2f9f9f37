/** A label, a control, a hint and an error, linked for screen readers. All other properties go to the native element. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { Icon } from './icon.tsx'

type FieldParts = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  labelHidden?: boolean | undefined
  end?: ReactNode
  wrapperClassName?: string | undefined
}

export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function Field({
  label,
  hint,
  error,
  labelHidden,
  end,
  wrapperClassName,
  children,
}: FieldParts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1.5', wrapperClassName)}>
      <label
        htmlFor={id}
        className={labelHidden ? 'sr-only' : 'text-label font-medium tracking-wide text-soft'}
      >
        {label}
      </label>
      <div className="relative">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
        {end ? <div className="absolute inset-y-0 end-0 flex items-center pe-0.5">{end}</div> : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="text-label text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-label font-medium text-danger">
          <Icon name="warning" className="mt-px size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}

export function TextField({ className, ...props }: FieldParts & ComponentProps<'input'>) {
  const [fieldProps, input] = splitProps(props)
  return (
    <Field {...fieldProps}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={classNames(controlClass, Boolean(fieldProps.end) && 'pe-14', className)}
        />
      )}
    </Field>
  )
}

export function TextAreaField({ className, ...props }: FieldParts & ComponentProps<'textarea'>) {
  const [fieldProps, area] = splitProps(props)
  return (
    <Field {...fieldProps}>
      {(control) => (
        <textarea rows={3} {...area} {...control} className={classNames(controlClass, 'py-3', className)} />
      )}
    </Field>
  )
}

export function SelectField({ className, ...props }: Omit<FieldParts, 'end'> & ComponentProps<'select'>) {
  const [fieldProps, select] = splitProps(props)
  return (
    <Field {...fieldProps} end={<Icon name="down" className="pointer-events-none me-3 size-4 text-soft" />}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={classNames(
            controlClass,
            `appearance-none pe-10 has-[option[value='']:checked]:text-soft`,
            className,
          )}
        />
      )}
    </Field>
  )
}

function splitProps<Props extends FieldParts>(props: Props): [FieldParts, Omit<Props, keyof FieldParts>] {
  const { label, hint, error, labelHidden, end, wrapperClassName, ...controlProps } = props
  return [{ label, hint, error, labelHidden, end, wrapperClassName }, controlProps]
}

/** A slider; screen readers read its value as `valueText`. */
export function RangeField({
  label,
  valueText,
  onValue,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: ReactNode
  valueText: string
  onValue: (value: number) => void
}) {
  const id = useId()
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex justify-between gap-3 text-label font-medium tracking-wide text-soft"
      >
        {label}
        <output htmlFor={id} className="tabular font-bold text-ink">
          {valueText}
        </output>
      </label>
      <input
        {...input}
        id={id}
        type="range"
        aria-valuetext={valueText}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
        className="min-h-touch w-full"
      />
    </div>
  )
}
