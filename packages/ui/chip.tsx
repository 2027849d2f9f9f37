/** A chip with a native choice: as wide as its text, with the invisible field on top. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = { text: string; isChosen?: boolean; className?: string | undefined; children: ReactNode }

export function Chip({ text, isChosen = false, className, children }: Props) {
  return (
    <span
      className={classNames(
        'relative inline-flex min-h-touch shrink-0 items-center gap-2 rounded-full border px-3.5 font-semibold whitespace-nowrap transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
        isChosen ? 'border-ink bg-ink text-paper' : 'border-edge bg-raised text-ink hover:border-ink',
        className,
      )}
    >
      <span aria-hidden="true">{text}</span>
      {isChosen ? null : <Icon name="down" className="size-3.5 opacity-70" />}
      {children}
    </span>
  )
}

type SelectProps<Value extends string | number> = {
  label: string
  options: readonly (readonly [value: Value, label: string])[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Shown in place of the chosen option. */
  text?: string | undefined
  className?: string
}

/** One option is always chosen. */
export function ChipSelect<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  text = options.find(([each]) => each === value)?.[1] ?? label,
  className,
}: SelectProps<Value>) {
  return (
    <Chip text={text} className={className}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) =>
          options.filter(([each]) => String(each) === target.value).forEach(([each]) => onChange(each))
        }
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-raised text-ink opacity-0"
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </Chip>
  )
}
