/** A score as `format.ts` writes it, in tabular figures so that columns align. */
import { useFormat } from './format.ts'
import { classNames } from './class-names.ts'

type Size = 'small' | 'row' | 'big' | 'inherit'

export function Score({
  value,
  size = 'row',
  className,
}: {
  value: number | null | undefined
  size?: Size
  className?: string | undefined
}) {
  const format = useFormat()
  return (
    <span
      className={classNames(
        'tabular whitespace-nowrap',
        // a dash in bold would be a black bar
        value === null || value === undefined ? 'text-soft' : sizes[size],
        className,
      )}
    >
      {format.score(value)}
    </span>
  )
}

const sizes: Record<Size, string> = {
  inherit: '',
  small: 'text-body font-semibold',
  row: 'text-score font-bold tracking-tight',
  big: 'text-score-big font-extrabold tracking-tighter',
}
