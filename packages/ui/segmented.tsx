/** A choice of a few options side by side, as native radio buttons. */
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type Segment<Value extends string | number> = {
  value: Value
  label: ReactNode
  disabled?: boolean
}

type Props<Value extends string | number> = {
  label: string
  labelHidden?: boolean
  segments: readonly Segment<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Called when the chosen option is pressed, to clear it. */
  onClear?: () => void
  className?: string | undefined
  full?: boolean
  /** Called when a disabled option is pressed, to say why it is disabled. */
  onDisabledPress?: (() => void) | undefined
  /** Id of the hint or error that describes it. */
  describedBy?: string | undefined
}

export function Segmented<Value extends string | number>({
  label,
  labelHidden = false,
  segments,
  value,
  onChange,
  onClear,
  className,
  full = false,
  onDisabledPress,
  describedBy,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset aria-describedby={describedBy} className={classNames('min-w-0', className)}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-label font-medium tracking-wide text-soft'}>
        {label}
      </legend>
      <div
        className={classNames(
          'flex max-w-full flex-wrap gap-1 rounded-control border border-edge bg-raised p-1',
          full ? 'w-full' : 'w-fit',
        )}
      >
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classNames(
              'relative flex min-h-10 min-w-touch flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-[0.375rem] px-3 text-center font-semibold transition-colors',
              'text-soft hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-accent-ink',
              'has-disabled:cursor-not-allowed has-disabled:opacity-45 has-aria-disabled:cursor-not-allowed has-aria-disabled:opacity-45',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
              checked={segment.value === value}
              disabled={segment.disabled && !onDisabledPress}
              aria-disabled={segment.disabled}
              onChange={() => (segment.disabled ? onDisabledPress?.() : onChange(segment.value))}
              onClick={() => segment.value === value && onClear?.()}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
