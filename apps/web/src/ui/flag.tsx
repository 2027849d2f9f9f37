/** The flag of a country beside a name, as high as its letters; it says the country to whoever does not see it. */
import { useFormat } from '../lib/format.ts'
import { classNames } from './class-names.ts'

type Props = {
  country: { iso2: string; name: string }
  /** Where the country's name stands beside it. */
  isNamed?: boolean
  className?: string
}

export function Flag({ country, isNamed = false, className }: Props) {
  const name = useFormat().country(country)
  return (
    <img
      // laid there by flags-plugin.ts
      src={`/assets/flags/${country.iso2.toUpperCase()}.svg`}
      alt={isNamed ? '' : name}
      title={isNamed ? undefined : name}
      loading="lazy"
      className={classNames(
        'inline-block h-[0.8em] w-[1.2em] rounded-[2px] align-baseline ring-1 ring-hair',
        className,
      )}
    />
  )
}
